package org.benchsuite.results.report;

import java.time.Instant;

/**
 * One run in the list of all.
 *
 * @param id its id
 * @param what benchmark and operation
 * @param label its label, may be empty
 * @param started when it started
 * @param tookNanos from then to its end
 * @param trials trials that count
 */
public record RunLine(
    String id, String what, String label, Instant started, long tookNanos, int trials) {}
