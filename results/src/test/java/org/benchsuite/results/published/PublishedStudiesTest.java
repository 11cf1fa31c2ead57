package org.benchsuite.results.published;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.entry;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.math.BigDecimal;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import org.benchsuite.results.Unit;
import org.benchsuite.results.study.Axis;
import org.benchsuite.results.study.Conditions;
import org.benchsuite.results.study.Figure;
import org.benchsuite.results.study.FigureUnit;
import org.benchsuite.results.study.Metric;
import org.junit.jupiter.api.Test;

class PublishedStudiesTest {

  @Test
  void everyStudyIsThereWithAllItsFigures() {
    Map<String, Integer> figures =
        PublishedStudies.all().stream()
            .collect(Collectors.toMap(PublishedStudy::name, study -> study.figures().all().size()));

    assertThat(figures)
        .containsOnly(
            entry("portworx-dfsio", 54 + 5),
            entry("osu-transport", 10 * 2),
            entry("hummingbird-objects", 240),
            entry("xicluster-transfer", 16 * 4),
            entry("uhadoop/wordcount", 80 * 2),
            entry("uhadoop/terasort", 80 * 2),
            entry("uhadoop/tpch-hive", 40 * 2),
            entry("uhadoop/hbase", 20),
            entry("uhadoop/disk", 10));
  }

  /** Read a second time in another way: the last cells of each line, as text. */
  @Test
  void everyNumberOfTheFilesIsAFigureWithItsDigits() throws IOException {
    assertDigits("portworx-dfsio.csv", 1, "portworx-dfsio", 0, 54);
    assertDigits("portworx-other.csv", 1, "portworx-dfsio", 54, 59);
    assertDigits("rdma-dfsio.csv", 2, "osu-transport", 0, 20);
    assertDigits("hummingbird-objects.csv", 1, "hummingbird-objects", 0, 240);
    assertDigits("xicluster-transfer.csv", 4, "xicluster-transfer", 0, 64);
    assertDigits("uhadoop-hbase.csv", 1, "uhadoop/hbase", 0, 20);
    assertDigits("uhadoop-disk.csv", 1, "uhadoop/disk", 0, 10);
    assertThat(lastCells("uhadoop-steps.csv", 2))
        .containsExactlyElementsOf(
            PublishedStudies.find("uhadoop/").stream()
                .filter(study -> study.figures().values(Axis.SIZE).size() > 1)
                .flatMap(study -> study.figures().all().stream())
                .map(PublishedStudiesTest::digits)
                .toList());
  }

  private static void assertDigits(String file, int columns, String study, int from, int to)
      throws IOException {
    List<Figure> figures = PublishedStudies.find(study).get(0).figures().all().subList(from, to);
    assertThat(lastCells(file, columns))
        .as(file)
        .containsExactlyElementsOf(figures.stream().map(PublishedStudiesTest::digits).toList());
  }

  private static String digits(Figure figure) {
    return figure.value().toPlainString();
  }

  private static List<String> lastCells(String file, int columns) throws IOException {
    try (InputStream in = PublishedStudies.class.getResourceAsStream(file)) {
      String text = new String(in.readAllBytes(), StandardCharsets.UTF_8);
      return text.lines()
          .skip(1)
          .map(line -> List.of(line.split(",", -1)))
          .flatMap(cells -> cells.subList(cells.size() - columns, cells.size()).stream())
          .toList();
    }
  }

  @Test
  void aPrefixFindsItsSiblingsAndANameItself() {
    assertThat(PublishedStudies.find("uhadoop"))
        .extracting(PublishedStudy::name)
        .containsExactly(
            "uhadoop/wordcount",
            "uhadoop/terasort",
            "uhadoop/tpch-hive",
            "uhadoop/hbase",
            "uhadoop/disk");
    assertThat(PublishedStudies.find("uhadoop/disk"))
        .extracting(PublishedStudy::name)
        .containsExactly("uhadoop/disk");
  }

  @Test
  void anUnknownNameIsToldWithThoseThatExist() {
    assertThatThrownBy(() -> PublishedStudies.find("uhadop"))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessageContaining("'uhadop'")
        .hasMessageContaining("portworx-dfsio, osu-transport,")
        .hasMessageContaining("uhadoop/disk");
    assertThatThrownBy(() -> PublishedStudies.find(" "))
        .isInstanceOf(IllegalArgumentException.class);
  }

  @Test
  void printedRunsAreOneSeriesAndUnknownOnesStayUnknown() {
    PublishedSeries read =
        series("portworx-dfsio").stream()
            .filter(one -> one.conditions().include(bareRead()))
            .findFirst()
            .orElseThrow();

    assertThat(read.runs())
        .extracting(BigDecimal::toPlainString)
        .containsExactly("1712.85", "1802.71", "1896.41");
    assertThat(read.value()).isEqualByComparingTo("1803.99");
    assertThat(read.summary().orElseThrow().count()).isEqualTo(3);
    assertThat(read.label())
        .isEqualTo(
            "portworx-dfsio (benchmark dfsio, operation read, system bare-metal, HDFS replication"
                + " 3), throughput per node");
    assertThat(series("uhadoop/hbase"))
        .hasSize(20)
        .allMatch(one -> one.runs().isEmpty() && one.summary().isEmpty());
    assertThat(series("hummingbird-objects")).hasSize(240).allMatch(one -> one.runs().isEmpty());
  }

  private static Conditions bareRead() {
    return Conditions.of(Axis.SYSTEM, "bare-metal")
        .with(Axis.OPERATION, "read")
        .with(Axis.HDFS_REPLICATION, "3");
  }

  @Test
  void theStepsAreCurves() {
    List<PublishedCurve> curves =
        PublishedStudies.find("uhadoop/terasort").get(0).curves(Metric.ELAPSED, Axis.SIZE);

    assertThat(curves)
        .extracting(PublishedCurve::label)
        .containsExactly(
            "benchmark terasort, cluster B2-large",
            "benchmark terasort, cluster B2-xlarge",
            "benchmark terasort, cluster D1-large",
            "benchmark terasort, cluster D1-xlarge");
    assertThat(curves).allMatch(curve -> curve.points().size() == 20);
    assertThat(curves.get(3).points().get(19))
        .isEqualTo(new PublishedCurve.Point(new BigDecimal("200"), new BigDecimal("4240")));
  }

  @Test
  void unitsAreStoredAsMeasurementsAre() {
    assertThat(FigureUnit.SECONDS.toStored(new BigDecimal("1.5"))).isEqualTo(1.5e9);
    assertThat(FigureUnit.MEBIBYTES_PER_SECOND.toStored(BigDecimal.ONE)).isEqualTo(1048576);
    assertThat(FigureUnit.MEGABYTES_PER_SECOND.toStored(BigDecimal.ONE)).isEqualTo(1e6);
    assertThat(FigureUnit.PERCENT.stored()).isEqualTo(Unit.RATIO);
    assertThat(FigureUnit.MEBIBYTES_PER_SECOND.fromStored(1048576 * 2.5))
        .isEqualByComparingTo("2.5");
  }

  @Test
  void aDamagedFileIsRefused() {
    assertThatThrownBy(() -> rows("a,b\n1,2\n3\n")).isInstanceOf(IOException.class);
    assertThatThrownBy(() -> rows("a,b\n1,2,3\n")).isInstanceOf(IOException.class);
    FigureColumns columns = new FigureColumns().value("a", Metric.REAL, FigureUnit.SECONDS);
    assertThatThrownBy(() -> columns.figures(Map.of("b", "1")))
        .hasMessageContaining("the columns [a] are expected but there are [b]");
    assertThatThrownBy(() -> columns.figures(Map.of("a", "fast")))
        .isInstanceOf(NumberFormatException.class);
  }

  private static List<Map<String, String>> rows(String csv) throws IOException {
    return StudyFile.rows(new ByteArrayInputStream(csv.getBytes(StandardCharsets.UTF_8)));
  }

  private static List<PublishedSeries> series(String study) {
    return PublishedStudies.find(study).get(0).series();
  }
}
