/** The tables of cluster studies, computed from figures and independent of how they are printed. */
package org.benchsuite.results.study;
