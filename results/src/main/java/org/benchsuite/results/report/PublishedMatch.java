package org.benchsuite.results.report;

import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.benchsuite.results.published.PublishedCurve;
import org.benchsuite.results.published.PublishedStudy;
import org.benchsuite.results.study.Axis;
import org.benchsuite.results.study.Metric;
import org.benchsuite.results.study.StudyTables;
import org.benchsuite.results.validity.PublishedRules;

/** Which published studies measured what a section measures, and their lines against size. */
final class PublishedMatch {

  private static final Map<String, Set<String>> SECTIONS =
      Map.of(
          StudyTables.WORDCOUNT, Set.of("wordcount run", "wordcount count"),
          StudyTables.TERASORT, Set.of("terasort run", "terasort sort"),
          StudyTables.PORTWORX, Set.of("dfsio write", "dfsio read"),
          StudyTables.TRANSPORT, Set.of("dfsio write"),
          StudyTables.TPCH, Set.of("tpch-hive run"),
          StudyTables.HBASE,
              Set.of(
                  "hbase-pe sequentialWrite",
                  "hbase-pe randomWrite",
                  "hbase-pe sequentialRead",
                  "hbase-pe randomRead"),
          StudyTables.OBJECTS, Set.of("objects run"),
          StudyTables.TRANSFER, Set.of("transfer run"),
          StudyTables.DISK, Set.of("baseline disk"));

  /** Studies whose size is an amount of data; TPC-H counts scale factors. */
  private static final Set<String> OF_DATA = Set.of(StudyTables.WORDCOUNT, StudyTables.TERASORT);

  private static final String BETWEEN_CONDITIONS = ", ";

  private PublishedMatch() {}

  static boolean matches(PublishedStudy study, String section) {
    return SECTIONS.getOrDefault(study.name(), Set.of()).contains(section);
  }

  /** The study with its lines of elapsed time and throughput against size. */
  static PublishedPart part(PublishedStudy study) {
    return new PublishedPart(
        study.name(),
        study.title(),
        study.source(),
        PublishedRules.check(study),
        study.tables(),
        OF_DATA.contains(study.name()) ? curves(study) : List.of());
  }

  private static List<PublishedCurve> curves(PublishedStudy study) {
    List<PublishedCurve> curves =
        Stream.of(Metric.ELAPSED, Metric.THROUGHPUT)
            .flatMap(metric -> study.curves(metric, Axis.SIZE).stream())
            .toList();
    return curves.stream().map(curve -> renamed(curve, curves)).toList();
  }

  /** Without the conditions that all lines of the study share. */
  private static PublishedCurve renamed(PublishedCurve curve, List<PublishedCurve> all) {
    String label =
        Stream.of(curve.label().split(BETWEEN_CONDITIONS))
            .filter(part -> !all.stream().allMatch(other -> parts(other).contains(part)))
            .collect(Collectors.joining(BETWEEN_CONDITIONS));
    return new PublishedCurve(curve.study(), label, curve.metric(), curve.unit(), curve.points());
  }

  private static List<String> parts(PublishedCurve curve) {
    return List.of(curve.label().split(BETWEEN_CONDITIONS));
  }
}
