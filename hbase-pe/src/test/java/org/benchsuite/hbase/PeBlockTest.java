package org.benchsuite.hbase;

import static org.assertj.core.api.Assertions.assertThat;
import static org.benchsuite.hbase.CommandLines.settings;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import org.benchsuite.hbase.load.ClientReport;
import org.benchsuite.results.OpStats;
import org.junit.jupiter.api.Test;

/** Histograms keep three digits, so 100 us may be printed as 99.97 to 100.03. */
class PeBlockTest {

  private static List<String> lines(String line, ClientReport... clients) {
    return PeBlock.text(settings(line), List.of(clients)).lines().toList();
  }

  @Test
  void looksLikeUpstreamsOfOneClient() {
    assertThat(
            lines(
                "--nomapred --rows=4 randomRead 1",
                Reports.client(0, 1000, 1020, "read", 1, 2, 2, 1000)))
        .containsExactly(
            "Test : RandomReadTest, Thread : TestClient-0",
            "Latency (us) : mean=251.25, min=1.00, max=1000.45, stdDev=432.37, 50th=2.00,"
                + " 75th=2.00, 95th=1000.45, 99th=1000.45, 99.9th=1000.45, 99.99th=1000.45,"
                + " 99.999th=1000.45",
            "Num measures (latency) : 4",
            "Mean      = 251.25",
            "Min       = 1.00",
            "Max       = 1000.45",
            "StdDev    = 432.37",
            "50th      = 2.00",
            "75th      = 2.00",
            "95th      = 1000.45",
            "99th      = 1000.45",
            "99.9th    = 1000.45",
            "99.99th   = 1000.45",
            "99.999th  = 1000.45",
            // (4 x 1000 + 4 x 32 bytes) / 2^20 / 0.02 s
            "Finished RandomReadTest in 20ms at offset 0 for 4 rows (0.2 MB/s)",
            "Finished TestClient-0 in 20ms over 4 rows",
            "Closed loop: a latency is the time of service; what waited for its turn does not show."
                + " --rate=OPS shows it.",
            "[RandomReadTest] Summary of timings (ms): [20]",
            "[RandomReadTest duration ]\tMin: 20ms\tMax: 20ms\tAvg: 20ms",
            "[ Avg latency (us)]\t251",
            "[ Avg TPS/QPS]\t200\t row per second");
  }

  /** 2 rows in 10 ms and 6 in 20 ms; the mean of means would be (100 + 300) / 2. */
  @Test
  void meansAreOfAllRequestsAndRatesOfRowsDone() {
    List<String> lines =
        lines(
            "--nomapred --rows=1000 --sampleRate=0.1 --replicas=3 --latencyThreshold=1"
                + " randomRead 2",
            Reports.with(Reports.client(0, 0, 10, "read", 100, 100), 0, 1, 4),
            Reports.with(Reports.client(1, 5, 25, "read", 300, 300, 300, 300, 300, 300), 0, 2, 5));
    assertThat(lines)
        .contains(
            "Number of replies over latency threshold 1(ms) is 1",
            "Number of replies over latency threshold 1(ms) is 2",
            "Finished TestClient-1 in 20ms over 6 rows");
    assertThat(lines.stream().filter(line -> line.startsWith("Latency (us) : "))).hasSize(2);
    assertThat(lines)
        .filteredOn(line -> line.startsWith("Latency (us) of all clients : "))
        .singleElement()
        .satisfies(line -> assertThat(line).contains(": mean=250.00, min="));
    assertThat(lines.subList(lines.size() - 5, lines.size()))
        .containsExactly(
            "[RandomReadTest] Summary of timings (ms): [10, 20]",
            "[RandomReadTest duration ]\tMin: 10ms\tMax: 20ms\tAvg: 15ms",
            "[ Avg latency (us)]\t250",
            "[ Avg TPS/QPS]\t500\t row per second",
            "[results from replica regions] 9");
  }

  @Test
  void bufferedWritesTellThatTheirLatencyIsOfFlushes() {
    OpStats flush = Reports.client(0, 0, 1, "flush", 4000).operations().get(0);
    List<String> lines =
        lines("--nomapred sequentialWrite 1", Reports.client(0, 0, 10, 100, List.of(flush)));
    assertThat(lines)
        .contains(
            "[ Avg latency (us)]\t4000\t per flush of the client's buffer, not per row",
            "[ Avg TPS/QPS]\t10000\t row per second",
            "Num measures (latency) : 1");
    assertThat(field(lines, "[ Avg latency (us)]")).isEqualTo("4000");
    assertThat(
            lines(
                "--nomapred --autoFlush sequentialWrite 1",
                Reports.client(0, 0, 10, "write", 4000)))
        .contains("[ Avg latency (us)]\t4000");
    assertThat(
            lines(
                "--nomapred --multiGet=10 randomRead 1",
                Reports.client(0, 0, 10, "batch of 10 reads", 4000)))
        .contains("[ Avg latency (us)]\t4000\t per batch of 10, not per row");
  }

  /** What a script reads that takes the first field after the name. */
  private static String field(List<String> lines, String name) {
    return lines.stream()
        .filter(line -> line.startsWith(name))
        .map(line -> line.split("\t")[1])
        .findFirst()
        .orElseThrow();
  }

  @Test
  void anOpenLoopPrintsServiceAndResponse() {
    assertThat(
            lines(
                "--nomapred --rate=300 --arrivals=poisson randomRead 1",
                Reports.client(0, 0, 10, 2, Reports.open("read", 1, 2000, 2, 2))))
        .contains(
            "Open loop: asked for 300.0 operations per second, achieved 200.0 (poisson arrivals)")
        .anyMatch(line -> line.startsWith("Service time (us) : mean=1.50, min=1.00, max=2.00"))
        .anyMatch(
            line ->
                line.startsWith("Response time (us), from the intended start : mean=1001")
                    && line.contains("min=2.00"))
        .noneMatch(line -> line.startsWith("Closed loop"));
  }

  @Test
  void aMixHasALineAnOperation() {
    List<OpStats> operations = new ArrayList<>();
    operations.addAll(Reports.client(0, 0, 1, "read", 1, 1, 1).operations());
    operations.addAll(Reports.client(0, 0, 1, "update", 5).operations());
    assertThat(lines("--nomapred --mix=A mixed 1", Reports.client(0, 0, 10, 4, operations)))
        .anyMatch(line -> line.startsWith("Latency (us) of read : mean=1.00"))
        .anyMatch(line -> line.startsWith("Latency (us) of update : mean=5.00"))
        .contains("[ Avg latency (us)]\t2\t over all operations of the mix");
  }

  @Test
  void manyClientsHaveTheirLatenciesPrintedOnDemand() {
    ClientReport[] clients =
        IntStream.range(0, 9)
            .mapToObj(i -> Reports.client(i, 0, 10, "read", 5))
            .toArray(ClientReport[]::new);
    assertThat(lines("--nomapred randomRead 9", clients))
        .noneMatch(line -> line.startsWith("Latency (us) : "))
        .anyMatch(line -> line.startsWith("Latency (us) of all clients : mean=5.00"))
        .contains("Finished TestClient-8 in 10ms over 1 rows");
    assertThat(lines("--nomapred --latency randomRead 9", clients))
        .filteredOn(line -> line.startsWith("Latency (us) : "))
        .hasSize(9);
  }

  /** Their histograms are merged in the task, and come back with its first client. */
  @Test
  void clientsOfOneMapTaskHaveTheirLatenciesTogether() {
    assertThat(
            lines(
                "--threadsPerMap=2 randomRead 3",
                Reports.client(0, 0, 10, 1, Reports.client(0, 0, 10, "read", 5, 7).operations()),
                Reports.client(1, 0, 10, 1, List.of()),
                Reports.client(2, 0, 10, "read", 6)))
        .filteredOn(line -> line.startsWith("Test : ") || line.startsWith("Num measures"))
        .containsExactly(
            "Test : RandomReadTest, Thread : TestClient-0 to TestClient-1",
            "Num measures (latency) : 2",
            "Test : RandomReadTest, Thread : TestClient-2",
            "Num measures (latency) : 1",
            "Num measures (latency) : 3");
  }

  @Test
  void aClientThatDidNothingIsPrintedAsZeros() {
    assertThat(lines("--nomapred randomRead 1", Reports.client(0, 0, 0, 0, List.of())))
        .contains(
            "Num measures (latency) : 0",
            "StdDev    = 0.00",
            "[ Avg latency (us)]\t0",
            "[ Avg TPS/QPS]\t0\t row per second");
  }
}
