package org.benchsuite.common.sweep;

/**
 * One run of a sweep.
 *
 * @param of the case
 * @param repeat from 1
 */
public record SweepRun(SweepCase of, int repeat) {}
