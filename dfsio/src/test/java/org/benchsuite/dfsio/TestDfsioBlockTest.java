package org.benchsuite.dfsio;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Date;
import java.util.List;
import java.util.Map;
import java.util.TimeZone;
import java.util.stream.IntStream;
import org.benchsuite.results.Machine;
import org.benchsuite.results.TaskResult;
import org.benchsuite.results.Throughput;
import org.junit.jupiter.api.Test;

class TestDfsioBlockTest {

  private static final long MEBIBYTE = 1 << 20;

  /** Four tasks of 1 GiB in 8, 10, 10 and 16 s: rates 128, 102.4, 102.4 and 64 MiB/s. */
  private static Throughput rates() {
    long[] seconds = {8, 10, 10, 16};
    List<TaskResult> tasks =
        IntStream.range(0, 4)
            .mapToObj(
                i ->
                    new TaskResult(
                        i,
                        0,
                        "host",
                        0,
                        seconds[i] * 1_000_000_000L,
                        1024 * MEBIBYTE,
                        List.of(),
                        Map.of(),
                        new Machine(0, 1, "", "", "")))
            .toList();
    return Throughput.of(tasks);
  }

  @Test
  void looksLikeUpstreams() {
    TimeZone before = TimeZone.getDefault();
    TimeZone.setDefault(TimeZone.getTimeZone("UTC"));
    try {
      // 4096 MiB / 44 s; mean of rates 99.2; sqrt(mean of squares 10362.88 - 99.2 squared)
      assertThat(
              TestDfsioBlock.text("write", new Date(1704067200000L), 4, rates(), 45_200_000_000L)
                  .lines())
          .containsExactly(
              "----- TestDFSIO ----- : write",
              "            Date & time: Mon Jan 01 00:00:00 UTC 2024",
              "        Number of files: 4",
              " Total MBytes processed: 4096",
              "      Throughput mb/sec: 93.09",
              " Average IO rate mb/sec: 99.2",
              "  IO rate std deviation: 22.85",
              "     Test exec time sec: 45.2",
              "");
    } finally {
      TimeZone.setDefault(before);
    }
  }

  /** Upstream's reducer sums rate x 1000 and rate squared x 1000, in MiB/s. */
  @Test
  void resultFileHoldsUpstreamsSums() {
    String[] lines = TestDfsioBlock.resultFile(rates(), 44_000_000_000L).split("\n");
    assertThat(lines[0]).isEqualTo("f:rate\t396800.0");
    assertThat(lines[1]).startsWith("f:sqrate\t");
    assertThat(Double.parseDouble(lines[1].substring(9)))
        .isCloseTo(1000 * (128 * 128 + 2 * 102.4 * 102.4 + 64 * 64), within());
    assertThat(lines[2]).isEqualTo("l:size\t4294967296");
    assertThat(lines[3]).isEqualTo("l:tasks\t4");
    assertThat(lines[4]).isEqualTo("l:time\t44000");
  }

  private static org.assertj.core.data.Percentage within() {
    return org.assertj.core.data.Percentage.withPercentage(0.001);
  }
}
