package org.benchsuite.it;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.benchsuite.results.Scalar;
import org.benchsuite.results.Trial;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** HBase's unmodified PerformanceEvaluation and ours work on each other's tables. */
class HBaseInteropIT {

  private static final int ROWS = 1200;
  private static final String[] LAYOUT = {"--families=2", "--columns=3", "--presplit=4"};
  private static final Pattern RANGE =
      Pattern.compile("Scan for key range (\\d+) - (\\d+) returned (\\d+) rows");

  @TempDir Path folder;

  @Test
  void bothMakeTheSameTableAndReadTheOthers() throws Exception {
    ours("--table=PeOurs", "--rows=600", "sequentialWrite", "2");
    upstream("--table=PeUpstreams", "--rows=600", "sequentialWrite", "2");

    HBaseContent ours = HBaseContent.of("PeOurs");
    HBaseContent upstreams = HBaseContent.of("PeUpstreams");
    assertThat(ours.rows().keySet()).isEqualTo(upstreams.rows().keySet()).hasSize(ROWS);
    assertThat(ours.rows().firstKey()).isEqualTo(key(0));
    assertThat(ours.columns())
        .isEqualTo(upstreams.columns())
        .containsExactly("info0:0", "info0:1", "info0:2", "info1:0", "info1:1", "info1:2");
    assertThat(ours.regionStarts())
        .isEqualTo(upstreams.regionStarts())
        .containsExactly("", key(300), key(600), key(900));
    assertThat(ours.families()).isEqualTo(upstreams.families());
    for (HBaseContent content : List.of(ours, upstreams)) {
      assertThat(content.values()).hasSize(6 * ROWS);
      assertThat(content.lengths()).isEqualTo(Set.of(1000));
      assertThat(content.unlikeUpstreams()).isZero();
      assertThat(content.distinctValues()).isGreaterThan(6 * ROWS - 10);
    }
    upstreamReadsOurs();
    oursReadsUpstreams();
  }

  private void upstreamReadsOurs() throws Exception {
    // it tells the sizes of what it read only of tables that it takes for replicated ones
    HadoopCommand.Finished random =
        upstream(
            "--table=PeOurs", "--replicas=2", "--valueRandom", "--rows=600", "randomRead", "2");
    assertThat(random.err())
        .contains("Num measures (ValueSize): 600")
        .contains("ValueSize (bytes) : mean=6000.00, min=6000.00, max=6000.00");

    Matcher range =
        RANGE.matcher(upstream("--table=PeOurs", "--rows=1200", "scanRange10", "1").err());
    int scans = 0;
    for (; range.find(); scans++) {
      long first = Long.parseLong(range.group(1));
      assertThat(Long.parseLong(range.group(3))).isEqualTo(Math.min(10, ROWS - first));
    }
    assertThat(scans).isEqualTo(ROWS / 100);

    HadoopCommand.Finished sequential =
        upstream("--table=PeOurs", "--rows=600", "sequentialRead", "2");
    assertThat(sequential.err()).containsPattern("Finished TestClient-1 in \\d+ms over 600 rows");
  }

  private void oursReadsUpstreams() throws IOException {
    Trial sequential = ours("--table=PeUpstreams", "--rows=600", "sequentialRead", "2");
    Trial random = ours("--table=PeUpstreams", "--rows=600", "randomRead", "2");
    for (Trial trial : List.of(sequential, random)) {
      assertThat(value(trial, "missing rows")).isZero();
      assertThat(value(trial, "rows")).isEqualTo(ROWS);
      assertThat(trial.operations().get(0).service().count()).isEqualTo(ROWS);
      assertThat(value(trial, "payload")).isEqualTo(6000.0 * ROWS);
    }
    Trial scan = ours("--table=PeUpstreams", "--rows=1200", "scan", "1");
    assertThat(value(scan, "rows")).isEqualTo(ROWS);
    assertThat(value(scan, "payload")).isEqualTo(6000.0 * ROWS);
  }

  @Test
  void sizesOfValuesVaryInTheSameRange() throws Exception {
    // of 1200 values every length occurs, but for a chance of 1 in 10^20
    checkLengths("PeRandom", "--valueRandom", "--valueSize=20", 0, 19);
    checkLengths("PeZipf", "--valueZipf", "--valueSize=5", 1, 4);
  }

  private void checkLengths(String table, String kind, String size, int least, int most)
      throws Exception {
    ours("--table=" + table, kind, size, "--rows=200", "sequentialWrite", "1");
    upstream("--table=" + table + "Upstreams", kind, size, "--rows=200", "sequentialWrite", "1");
    HBaseContent ours = HBaseContent.of(table);
    HBaseContent upstreams = HBaseContent.of(table + "Upstreams");
    assertThat(ours.lengths()).isEqualTo(upstreams.lengths()).hasSize(most - least + 1);
    assertThat(ours.lengths().first()).isEqualTo(least);
    assertThat(ours.lengths().last()).isEqualTo(most);
    assertThat(ours.unlikeUpstreams()).isZero();
    assertThat(upstreams.unlikeUpstreams()).isZero();
  }

  private HadoopCommand.Finished upstream(String... words) throws Exception {
    HadoopCommand.Finished finished =
        HadoopCommand.upstreamPe(HBaseTestCluster.confDir(), folder, line(words)).run();
    assertThat(finished.exitCode()).as(finished.toString()).isZero();
    assertThat(finished.err()).contains("[ Avg TPS/QPS]").doesNotContain("Exception");
    return finished;
  }

  private Trial ours(String... words) throws IOException {
    List<String> line = new ArrayList<>(List.of("pe"));
    line.addAll(List.of(line(words)));
    line.add("-conf");
    line.add(HBaseTestCluster.confDir().resolve("hbase-site.xml").toString());
    InProcess suite = new InProcess(folder, HBaseTestCluster.confDir());
    InProcess.Finished finished = suite.command(line.toArray(String[]::new));
    assertThat(finished.exitCode()).as(finished.toString()).isZero();
    return Records.latest(suite.results()).trials().get(0);
  }

  private static String[] line(String... words) {
    return Stream.of(Stream.of("--nomapred"), Stream.of(LAYOUT), Stream.of(words))
        .flatMap(each -> each)
        .toArray(String[]::new);
  }

  private static String key(long row) {
    return "%026d".formatted(row);
  }

  private static double value(Trial trial, String name) {
    return trial.scalar(name).map(Scalar::value).orElseThrow(() -> new AssertionError(name));
  }
}
