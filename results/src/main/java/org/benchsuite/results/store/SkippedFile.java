package org.benchsuite.results.store;

/**
 * A file of the store that could not be read as a record.
 *
 * @param name its name in the store
 * @param reason one sentence
 */
public record SkippedFile(String name, String reason) {}
