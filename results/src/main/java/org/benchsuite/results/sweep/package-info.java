/** What is kept of a sweep so that a killed one can go on: its plan, and every start of a run. */
package org.benchsuite.results.sweep;
