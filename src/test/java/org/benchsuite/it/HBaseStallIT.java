package org.benchsuite.it;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Path;
import java.time.Duration;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.TimeUnit;
import org.HdrHistogram.Histogram;
import org.benchsuite.common.Poll;
import org.benchsuite.results.OpStats;
import org.benchsuite.results.Trial;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** A server that stands still for 2 s: those who waited show in response times alone. */
class HBaseStallIT {

  private static final int STALL_SECONDS = 2;
  private static final double MILLISECOND = 1e6;

  @TempDir Path folder;

  @Test
  void responseTimesShowTheStallAndServiceTimesDoNot() throws Exception {
    PeLine pe = new PeLine(folder);
    pe.record("--rows=100 --table=stalled sequentialWrite 4");
    Trial trial;
    try (HBaseTable table = new HBaseTable("stalled")) {
      long before = table.served();
      CompletableFuture<Trial> run =
          CompletableFuture.supplyAsync(
              () -> trial(pe, "--rows=100 --table=stalled --rate=250 --duration=20s randomRead 4"));
      assertThat(Poll.until(() -> table.served() > before + 250, Duration.ofSeconds(60))).isTrue();
      stall();
      assertThat(run).isNotDone();
      trial = run.join();
    }
    OpStats reads = PeLine.operation(trial, "read");
    assertThat(reads.failed()).isZero();
    assertThat(reads.response().count()).isEqualTo(reads.count());
    assertThat(reads.service().count()).isEqualTo(reads.count());
    Histogram response = reads.response().toHistogram();
    Histogram service = reads.service().toHistogram();
    // of 2 s in 20, the last hundredth are those who waited for nearly all of it
    double shown = response.getValueAtPercentile(99) / MILLISECOND;
    assertThat(shown).isGreaterThan(1000);
    assertThat(service.getValueAtPercentile(99) / MILLISECOND).isLessThan(shown / 2);
    // one request of each client at most was under way
    assertThat(service.getMaxValue() / MILLISECOND).isGreaterThan(1500);
  }

  private static void stall() throws IOException, InterruptedException {
    HBaseTestCluster.hbase().pauseRegionServer();
    try {
      // how long the server stands still is what is tested
      TimeUnit.SECONDS.sleep(STALL_SECONDS);
    } finally {
      HBaseTestCluster.hbase().resumeRegionServer();
    }
  }

  private static Trial trial(PeLine pe, String line) {
    try {
      return pe.trial(line);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
