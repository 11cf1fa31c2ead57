package org.benchsuite.results.published;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import org.benchsuite.results.study.Axis;
import org.benchsuite.results.study.Conditions;
import org.benchsuite.results.study.StudyTables;

/** The published studies that ship with the product. */
public final class PublishedStudies {

  private static final String UCLOUD = "UCloud, UHadoop performance test (UHadoop性能测试), table ";
  private static final long GIGABIT = 1_000_000_000L;

  private PublishedStudies() {}

  /** Every study, read anew from the files in the product. */
  public static List<PublishedStudy> all() {
    return List.of(
        portworx(),
        transport(),
        objects(),
        transfer(),
        wordcount(),
        terasort(),
        tpch(),
        hbase(),
        disk());
  }

  /**
   * The study of that name, or all whose names start with it: {@code uhadoop} finds {@code
   * uhadoop/wordcount} and its siblings.
   *
   * @throws IllegalArgumentException when there is none, with the names that exist
   */
  public static List<PublishedStudy> find(String name) {
    List<PublishedStudy> all = all();
    List<PublishedStudy> found =
        all.stream().filter(study -> !name.isBlank() && study.name().startsWith(name)).toList();
    if (found.isEmpty()) {
      throw new IllegalArgumentException(
          "No published study is named '%s'; there are: %s."
              .formatted(
                  name, all.stream().map(PublishedStudy::name).collect(Collectors.joining(", "))));
    }
    return found.stream()
        .filter(study -> study.name().equals(name))
        .findFirst()
        .map(List::of)
        .orElse(found);
  }

  private static PublishedStudy portworx() {
    StudyComparison comparison =
        new StudyComparison(
            "bare-metal",
            "px",
            List.of(
                DifferingFact.unknown("number of nodes"),
                new DifferingFact("network", Optional.of("1 Gbit/s"), Optional.empty())));
    return new PublishedStudy(
        StudyTables.PORTWORX,
        "HDFS on replicated Portworx volumes against a bare cluster",
        "Study of HDFS on Portworx volumes with TestDFSIO, terasort and fio: table of every run",
        StudyFigures.portworx(),
        StatedFacts.none().withSpread(0.20).withComparison(comparison));
  }

  private static PublishedStudy transport() {
    return new PublishedStudy(
        StudyTables.TRANSPORT,
        "TestDFSIO write over RDMA against IP transports",
        "Ohio State University, RDMA for Apache Hadoop: stated improvements over all sizes",
        StudyFigures.transport(),
        StatedFacts.none());
  }

  private static PublishedStudy objects() {
    return new PublishedStudy(
        StudyTables.OBJECTS,
        "Object stores under 250 concurrent requests of one client",
        "Hummingbird against Ceph and Swift, with nectar's bench verbs: tables of four laboratories",
        StudyFigures.objects(),
        StatedFacts.none().withClientLink(10 * GIGABIT).withOperations(objectOperations()));
  }

  /**
   * Ten million small or a million large objects, each put and deleted once and got three times.
   */
  private static Map<Conditions, Long> objectOperations() {
    Map<Conditions, Long> operations = new LinkedHashMap<>();
    Map.of("4096", 10_000_000L, "1048576", 1_000_000L)
        .forEach(
            (size, objects) -> {
              Conditions of = Conditions.of(Axis.OBJECT_SIZE, size);
              operations.put(of.with(Axis.OPERATION, "put"), objects);
              operations.put(of.with(Axis.OPERATION, "get"), 3 * objects);
              operations.put(of.with(Axis.OPERATION, "delete"), objects);
            });
    return operations;
  }

  private static PublishedStudy transfer() {
    return new PublishedStudy(
        StudyTables.TRANSFER,
        "put and get of one client",
        "XiCluster's comparison of itself with Hadoop: table of every run",
        StudyFigures.transfer(),
        StatedFacts.none().withPractices(Practice.PAYLOAD_OF_ZEROS, Practice.COMPRESSING_SYSTEM));
  }

  private static PublishedStudy wordcount() {
    return new PublishedStudy(
        StudyTables.WORDCOUNT,
        "wordcount over growing text",
        UCLOUD + "2.1",
        StudyFigures.steps("wordcount"),
        StatedFacts.none());
  }

  private static PublishedStudy terasort() {
    return new PublishedStudy(
        StudyTables.TERASORT,
        "terasort over growing input, 50 reduces",
        UCLOUD + "3.1",
        StudyFigures.steps("terasort"),
        StatedFacts.none().withGenerated(new StatedRows(10_737_418_240L, 200)));
  }

  private static PublishedStudy tpch() {
    return new PublishedStudy(
        StudyTables.TPCH,
        "22 TPC-H queries on Hive, summed",
        UCLOUD + "4.1",
        StudyFigures.steps("tpch-hive"),
        StatedFacts.none());
  }

  private static PublishedStudy hbase() {
    return new PublishedStudy(
        StudyTables.HBASE,
        "HBase PerformanceEvaluation, one client, a million rows",
        UCLOUD + "5.1",
        StudyFigures.hbase(),
        StatedFacts.none().withMeanOf(100));
  }

  private static PublishedStudy disk() {
    return new PublishedStudy(
        StudyTables.DISK,
        "dd of 4 KiB x 26,214,400 on every node",
        UCLOUD + "6.1",
        StudyFigures.disk(),
        StatedFacts.none()
            .withMeanOf(10)
            .withPractices(Practice.PAYLOAD_OF_ZEROS, Practice.NOT_DURABLE));
  }
}
