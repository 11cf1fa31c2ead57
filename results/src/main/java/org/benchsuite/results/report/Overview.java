package org.benchsuite.results.report;

import java.time.Instant;
import java.util.List;
import java.util.Optional;

/**
 * What a report is made of.
 *
 * @param runs number of records
 * @param trials trials that count
 * @param warmups trials that only warmed up
 * @param voids trials that would count but are void, or whose run is
 * @param first when the first run started; empty without runs
 * @param last when the last run started; empty without runs
 * @param labels labels of the runs, in order of appearance, the first of them only where they are
 *     many
 * @param moreLabels how many labels are not named
 */
public record Overview(
    int runs,
    int trials,
    int warmups,
    int voids,
    Optional<Instant> first,
    Optional<Instant> last,
    List<String> labels,
    int moreLabels) {

  public Overview {
    labels = List.copyOf(labels);
  }
}
