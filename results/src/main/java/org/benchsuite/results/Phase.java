package org.benchsuite.results;

import java.util.Objects;

/**
 * A named part of a trial as its client saw it.
 *
 * @param name such as {@code submit}, {@code start-up}, {@code tasks} or {@code commit}
 * @param nanos its length in nanoseconds
 */
public record Phase(String name, long nanos) {
  public Phase {
    Objects.requireNonNull(name, "name");
  }
}
