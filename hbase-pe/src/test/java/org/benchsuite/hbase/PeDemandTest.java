package org.benchsuite.hbase;

import static org.assertj.core.api.Assertions.assertThat;
import static org.benchsuite.hbase.CommandLines.settings;

import org.benchsuite.common.Demand;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class PeDemandTest {

  @ParameterizedTest(name = "{0}")
  @CsvSource({
    "--rows=1000 sequentialWrite 4,                                                4000000, 4",
    "--rows=1000 --nomapred sequentialRead 4,                                      4000000, 0",
    "--rows=1000 --threadsPerMap=3 randomWrite 4,                                  4000000, 2",
    "--rows=1000 --families=2 --columns=3 --valueSize=10 --cycles=2 randomRead 1,  120000,  1",
    "--rows=1000 --valueRandom --sampleRate=0.5 scan 1,                            250000,  1",
    "--rows=1000 scanRange10 1,                                                    10000000, 1",
    "--rows=1000 sequentialDelete 1,                                               0,       1",
    "--rows=1000 --duration=1m randomRead 1,                                       0,       1",
  })
  void isPayloadAndMapTasks(String line, long bytes, int tasks) {
    Demand demand = PeDemand.of(settings(line));
    assertThat(demand.bytes()).isEqualTo(bytes);
    assertThat(demand.tasks()).isEqualTo(tasks);
    assertThat(demand.data()).isEmpty();
  }
}
