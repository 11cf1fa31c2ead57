/** Figures of published cluster studies, shipped as reference series. */
package org.benchsuite.results.published;
