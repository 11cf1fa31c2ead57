package org.benchsuite.results.published;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.OptionalInt;
import java.util.OptionalLong;
import java.util.Set;
import org.benchsuite.results.study.Conditions;

/**
 * What a study states beside its figures, as far as the validity rules need it.
 *
 * @param meanOf of how many runs each figure is the mean
 * @param spread the "+/-" it states for all of its runs, a share of one
 * @param clientLink bits per second that the link of its client carries
 * @param comparisons which systems it compares
 * @param generated the input it generated
 * @param operations of how many operations a rate under such conditions is made
 * @param practices how it measured
 */
public record StatedFacts(
    OptionalInt meanOf,
    OptionalDouble spread,
    OptionalLong clientLink,
    List<StudyComparison> comparisons,
    Optional<StatedRows> generated,
    Map<Conditions, Long> operations,
    Set<Practice> practices) {

  public StatedFacts {
    comparisons = List.copyOf(comparisons);
    operations = Map.copyOf(operations);
    practices = Set.copyOf(practices);
  }

  static StatedFacts none() {
    return new StatedFacts(
        OptionalInt.empty(),
        OptionalDouble.empty(),
        OptionalLong.empty(),
        List.of(),
        Optional.empty(),
        Map.of(),
        Set.of());
  }

  StatedFacts withMeanOf(int runs) {
    return new StatedFacts(
        OptionalInt.of(runs), spread, clientLink, comparisons, generated, operations, practices);
  }

  StatedFacts withSpread(double share) {
    return new StatedFacts(
        meanOf,
        OptionalDouble.of(share),
        clientLink,
        comparisons,
        generated,
        operations,
        practices);
  }

  StatedFacts withClientLink(long bitsPerSecond) {
    return new StatedFacts(
        meanOf,
        spread,
        OptionalLong.of(bitsPerSecond),
        comparisons,
        generated,
        operations,
        practices);
  }

  StatedFacts withComparison(StudyComparison comparison) {
    return new StatedFacts(
        meanOf, spread, clientLink, List.of(comparison), generated, operations, practices);
  }

  StatedFacts withGenerated(StatedRows rows) {
    return new StatedFacts(
        meanOf, spread, clientLink, comparisons, Optional.of(rows), operations, practices);
  }

  StatedFacts withOperations(Map<Conditions, Long> counts) {
    return new StatedFacts(meanOf, spread, clientLink, comparisons, generated, counts, practices);
  }

  StatedFacts withPractices(Practice... all) {
    return new StatedFacts(
        meanOf, spread, clientLink, comparisons, generated, operations, Set.of(all));
  }
}
