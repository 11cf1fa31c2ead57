package org.benchsuite.results.published;

import java.util.List;

/**
 * Two systems that a study compares with each other.
 *
 * @param a the system that differences are relative to
 * @param b the other
 * @param differing what else was not the same
 */
public record StudyComparison(String a, String b, List<DifferingFact> differing) {

  public StudyComparison {
    differing = List.copyOf(differing);
  }
}
