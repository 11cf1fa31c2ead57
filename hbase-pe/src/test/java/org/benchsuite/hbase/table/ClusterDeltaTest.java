package org.benchsuite.hbase.table;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.IOException;
import java.util.List;
import org.benchsuite.results.Measurement;
import org.benchsuite.results.Note;
import org.benchsuite.results.Scalar;
import org.junit.jupiter.api.Test;

/** The arithmetic between two looks at a cluster. */
class ClusterDeltaTest {

  private static RegionLoad region(String name, long reads, long writes) {
    return new RegionLoad(name, reads, writes, 1000, 10, 1, false);
  }

  private static ServerLoad server(String name, long hits, long misses) {
    return new ServerLoad(name, hits, misses, 0, 0);
  }

  private static ClusterView view(RegionLoad... regions) {
    return new ClusterView(List.of(regions), List.of(), 1);
  }

  private static double scalar(ClusterDelta delta, String name) {
    return delta.measurements().stream()
        .filter(measurement -> measurement.name().equals(name))
        .mapToDouble(measurement -> ((Scalar) measurement).value())
        .findFirst()
        .orElseThrow();
  }

  @Test
  void requestsAreThoseInBetween() {
    ClusterDelta delta =
        new ClusterDelta(
            view(region("a", 100, 10), region("b", 200, 20)),
            view(region("a", 150, 30), region("b", 350, 20)));

    assertThat(delta.requests()).isEqualTo(50 + 20 + 150);
    assertThat(scalar(delta, "server-side reads")).isEqualTo(200);
    assertThat(scalar(delta, "server-side writes")).isEqualTo(20);
    assertThat(delta.notes(220)).extracting(Note::rule).containsExactly("server-metrics");
  }

  @Test
  void skewIsTheGreatestShareOverTheMeanShare() {
    ClusterDelta delta =
        new ClusterDelta(
            view(region("a", 0, 0), region("b", 0, 0), region("c", 0, 0)),
            view(region("a", 700, 0), region("b", 100, 0), region("c", 100, 0)));

    assertThat(scalar(delta, "region skew of requests (max/mean)"))
        .isCloseTo(700 / 300.0, within(1e-9));
    assertThat(scalar(delta, "region skew of store size (max/mean)")).isEqualTo(1);
    assertThat(delta.notes(900))
        .filteredOn(note -> note.rule().equals("region-skew"))
        .singleElement()
        .satisfies(
            note ->
                assertThat(note.text())
                    .startsWith("Region a got 2.3 times its share of the requests (700 of 900"));
  }

  @Test
  void oneRegionHasNoSkew() {
    ClusterDelta delta = new ClusterDelta(view(region("a", 0, 0)), view(region("a", 5, 0)));

    assertThat(delta.measurements())
        .extracting(Measurement::name)
        .noneMatch(name -> name.contains("skew"));
  }

  @Test
  void noLoadIsEven() {
    assertThat(RegionSkew.of(List.of(region("a", 0, 0)), RegionLoad::requests).ratio())
        .isEqualTo(1);
  }

  @Test
  void aRegionThatWasOpenedAnewCountsFromZero() {
    ClusterDelta delta = new ClusterDelta(view(region("a", 900, 0)), view(region("a", 40, 0)));

    assertThat(delta.requests()).isEqualTo(40);
    assertThat(delta.notes(40)).extracting(Note::rule).contains("regions-moved");
  }

  @Test
  void differingCountsAreTold() {
    ClusterDelta delta = new ClusterDelta(view(region("a", 0, 0)), view(region("a", 1000, 0)));

    assertThat(delta.notes(1005)).extracting(Note::rule).doesNotContain("server-requests");
    assertThat(delta.notes(900)).extracting(Note::rule).contains("server-requests");
  }

  @Test
  void cacheHitRatioIsThatOfTheReadsInBetween() {
    ClusterDelta delta =
        new ClusterDelta(
            new ClusterView(List.of(region("a", 0, 0)), List.of(server("s", 1000, 1000)), 1),
            new ClusterView(List.of(region("a", 0, 0)), List.of(server("s", 1300, 1100)), 1));

    assertThat(scalar(delta, "block cache hit ratio")).isEqualTo(0.75);
    assertThat(delta.notes(0)).isEmpty();
  }

  @Test
  void cacheHitRatioIsUnknownAfterARestart() {
    ClusterDelta delta =
        new ClusterDelta(
            new ClusterView(List.of(), List.of(server("s,1,1", 1000, 0)), 1),
            new ClusterView(List.of(), List.of(server("s,1,2", 10, 0)), 1));

    assertThat(delta.cacheHitRatio()).isEmpty();
  }

  @Test
  void theMetricsPageIsRead() throws IOException {
    String page =
        """
        {"beans": [{"name": "Hadoop:service=HBase,name=RegionServer,sub=Server",
          "blockCacheHitCount": 7, "blockCacheMissCount": 3,
          "compactionQueueLength": 2, "flushQueueLength": 1}]}
        """;

    assertThat(MetricsPage.parse("s", new ObjectMapper().readTree(page)))
        .contains(new ServerLoad("s", 7, 3, 2, 1));
    assertThat(MetricsPage.parse("s", new ObjectMapper().readTree("{\"beans\": []}"))).isEmpty();
    assertThat(MetricsPage.read("s", "localhost", -1)).isEmpty();
  }
}
