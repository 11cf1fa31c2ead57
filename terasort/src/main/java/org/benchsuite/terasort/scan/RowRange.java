package org.benchsuite.terasort.scan;

/**
 * Consecutive rows of one file.
 *
 * @param file number of the file in the order of names, from 0
 * @param first number of the first row in the file, from 0
 * @param rows how many
 */
record RowRange(int file, long first, long rows) {}
