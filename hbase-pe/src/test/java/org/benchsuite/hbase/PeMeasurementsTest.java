package org.benchsuite.hbase;

import static org.assertj.core.api.Assertions.assertThat;
import static org.benchsuite.hbase.CommandLines.settings;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.benchsuite.hbase.load.ClientReport;
import org.benchsuite.results.Measurement;
import org.benchsuite.results.Scalar;
import org.benchsuite.results.Unit;
import org.benchsuite.results.compare.Direction;
import org.benchsuite.results.compare.Metrics;
import org.junit.jupiter.api.Test;

class PeMeasurementsTest {

  private static Map<String, Double> values(String line, ClientReport... clients) {
    Map<String, Double> values = new LinkedHashMap<>();
    for (Measurement each : PeMeasurements.of(settings(line), List.of(clients))) {
      assertThat(values.put(each.name(), ((Scalar) each).value())).as(each.name()).isNull();
    }
    return values;
  }

  /** Side by side for 5 of 25 ms: 8 rows in 25 ms, but 200 + 300 rows a second of its clients. */
  @Test
  void ratesAreOfTheWholeAndOfItsClients() {
    Map<String, Double> values =
        values(
            "--nomapred --latencyThreshold=1 randomRead 2",
            Reports.client(0, 0, 10, "read", 100, 100),
            Reports.with(Reports.client(1, 5, 25, "read", 300, 300, 300, 300, 300, 300), 2, 3, 0));
    assertThat(values)
        .containsEntry("rows per second", 320.0)
        .containsEntry("sum of clients' rows per second", 500.0)
        .containsEntry("payload per second", 320_000.0)
        .containsEntry("mean latency (read)", 250_000.0)
        .containsEntry("requests (read)", 8.0)
        .containsEntry("shortest client", 10e6)
        .containsEntry("longest client", 20e6)
        .containsEntry("mean client", 15e6)
        .containsEntry("rows", 8.0)
        .containsEntry("missing rows", 2.0)
        .containsEntry("failed operations", 0.0)
        .containsEntry("requests over the latency threshold", 3.0)
        .doesNotContainKeys("asked rate", "results from replica regions");
  }

  @Test
  void rowsPerSecondHead() {
    List<Measurement> all =
        PeMeasurements.of(
            settings("--nomapred sequentialWrite 1"),
            List.of(Reports.client(0, 0, 10, "flush", 100)));
    Map<String, Unit> units = new LinkedHashMap<>();
    all.forEach(each -> units.put(each.name(), each.unit()));
    assertThat(Metrics.headline("hbase-pe", units)).contains("rows per second");
    assertThat(Metrics.rate("hbase-pe", units)).contains("rows per second");
    assertThat(Direction.of("rows per second", units.get("rows per second")))
        .isEqualTo(Direction.MORE_IS_FASTER);
    assertThat(units).containsKeys("mean latency (flush)", "requests (flush)");
  }

  @Test
  void tellsTheRateOfAnOpenLoopAndWhatElseWasCounted() {
    ClientReport client = Reports.client(0, 0, 10, 2, Reports.open("read", 1, 1, 1, 1));
    ClientReport late =
        Reports.failing(
            client,
            List.of(new ClientReport.Failure(7, "TimeoutException", "late")),
            Map.of("not started in time", 4L));
    assertThat(values("--nomapred --rate=1000 randomRead 1", late))
        .containsEntry("asked rate", 1000.0)
        .containsEntry("achieved rate", 300.0)
        .containsEntry("failed operations", 1.0)
        .containsEntry("not started in time", 4.0);
  }

  /** A flush is one request of many rows, and a batch too; the rate is of rows. */
  @Test
  void theAchievedRateOfBatchesIsOfRows() {
    ClientReport client = Reports.client(0, 0, 1000, 200, Reports.open("batch of 10 reads", 1, 1));
    assertThat(values("--nomapred --rate=100 --autoFlush --multiPut=10 sequentialWrite 1", client))
        .containsEntry("achieved rate", 200.0);
    assertThat(values("--nomapred --rate=100 --multiGet=10 randomRead 1", client))
        .containsEntry("achieved rate", 200.0);
  }
}
