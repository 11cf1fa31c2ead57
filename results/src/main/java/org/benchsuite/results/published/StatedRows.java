package org.benchsuite.results.published;

/**
 * The rows a study generated and the size it says they have.
 *
 * @param rows of 100 bytes, as teragen makes them
 * @param gibibytes the stated size
 */
public record StatedRows(long rows, long gibibytes) {}
