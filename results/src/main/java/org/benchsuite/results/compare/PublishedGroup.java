package org.benchsuite.results.compare;

import java.util.Objects;

/**
 * Published figures that are one side of a comparison.
 *
 * @param query how they were chosen, as the user wrote it
 * @param figures how many there are
 * @param withRuns of how many of them the single runs are known
 */
public record PublishedGroup(String query, int figures, int withRuns) implements ComparedGroup {
  public PublishedGroup {
    Objects.requireNonNull(query, "query");
  }
}
