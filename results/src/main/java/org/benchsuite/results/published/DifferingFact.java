package org.benchsuite.results.published;

import java.util.Optional;

/**
 * Something that was not the same for the two sides of a comparison.
 *
 * @param name what differs
 * @param a its value on side A, where it is known
 * @param b its value on side B, where it is known
 */
public record DifferingFact(String name, Optional<String> a, Optional<String> b) {

  /** Known to differ, without the values. */
  static DifferingFact unknown(String name) {
    return new DifferingFact(name, Optional.empty(), Optional.empty());
  }
}
