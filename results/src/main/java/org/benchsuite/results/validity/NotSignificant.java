package org.benchsuite.results.validity;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.Collectors;
import org.benchsuite.results.Note;
import org.benchsuite.results.Summary;
import org.benchsuite.results.Unit;
import org.benchsuite.results.compare.Sample;
import org.benchsuite.results.compare.WelchTest;
import org.benchsuite.results.published.PublishedStudy;
import org.benchsuite.results.published.StudyComparison;
import org.benchsuite.results.study.Axis;
import org.benchsuite.results.study.Conditions;
import org.benchsuite.results.study.Figures;
import org.benchsuite.results.study.Metric;

/** A difference between two systems that the scatter of their runs explains. */
final class NotSignificant implements StudyRule {

  /** The usual one. */
  private static final double LEVEL = 0.05;

  @Override
  public List<Note> check(PublishedStudy study) {
    List<Note> notes = new ArrayList<>();
    Figures runs = study.figures().metric(Metric.THROUGHPUT_PER_NODE);
    for (StudyComparison comparison : study.facts().comparisons()) {
      Figures ofB = runs.where(Axis.SYSTEM, comparison.b());
      for (Conditions side : ofB.combinations(axes())) {
        Conditions other =
            side.on(Axis.BENCHMARK, Axis.OPERATION, Axis.HDFS_REPLICATION)
                .with(Axis.SYSTEM, comparison.a());
        check(side, runs.where(other).numbers(), ofB.where(side).numbers()).ifPresent(notes::add);
      }
    }
    return notes;
  }

  private static String[] axes() {
    return new String[] {
      Axis.BENCHMARK, Axis.OPERATION, Axis.SYSTEM, Axis.HDFS_REPLICATION, Axis.VOLUME_REPLICATION
    };
  }

  private static Optional<Note> check(Conditions side, double[] a, double[] b) {
    Sample ofA = Sample.of(Unit.BYTES_PER_SECOND, a);
    return WelchTest.of(ofA, Sample.of(Unit.BYTES_PER_SECOND, b))
        .filter(test -> test.pValue() >= LEVEL)
        .map(test -> note(side, a, b, test));
  }

  private static Note note(Conditions side, double[] a, double[] b, WelchTest test) {
    double meanOfA = Summary.of(a).mean();
    return Note.warning(
        "not-significant",
        String.format(
            Locale.ROOT,
            "%s: %+.0f %% is not told from chance (Welch t = %.1f, df = %.0f, p = %.2f); the runs"
                + " were %s against %s.",
            side.describe(),
            100 * (Summary.of(b).mean() - meanOfA) / meanOfA,
            test.statistic(),
            test.degreesOfFreedom(),
            test.pValue(),
            list(b),
            list(a)));
  }

  private static String list(double[] values) {
    return Arrays.stream(values)
        .mapToObj(value -> String.format(Locale.ROOT, "%.2f", value))
        .collect(Collectors.joining(", "));
  }
}
