package org.benchsuite.dfsio;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.Map;
import org.apache.hadoop.conf.Configuration;
import org.benchsuite.common.Demand;
import org.benchsuite.common.UsageException;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class DfsioDemandTest {

  private static final long GIBIBYTE = 1L << 30;

  @TempDir Path folder;

  @ParameterizedTest
  @ValueSource(strings = {"-write", "-read", "-append", "-truncate"})
  void isFilesTimesSize(String operation) throws IOException {
    Demand demand = Demands.of(operation, "-nrFiles", "4", "-size", "3GB");
    assertThat(demand.bytes()).isEqualTo(12 * GIBIBYTE);
    assertThat(demand.tasks()).isEqualTo(4);
    assertThat(demand.data())
        .singleElement()
        .satisfies(
            data -> {
              assertThat(data.path().toString()).contains("/benchmarks/TestDFSIO/io_data");
              assertThat(data.bytes()).isEqualTo(12 * GIBIBYTE);
              assertThat(data.copies()).isEqualTo(3);
            });
  }

  @Test
  void whatIsWrittenAndReadIsOneAndWhatIsAppendedAnother() throws IOException {
    assertThat(Demands.of("-read").data()).isEqualTo(Demands.of("-write").data());
    assertThat(Demands.of("-append").data().get(0).path())
        .isNotEqualTo(Demands.of("-write").data().get(0).path());
  }

  @Test
  void cleaningAsksForNothing() throws IOException {
    assertThat(Demands.of("-clean")).isEqualTo(Demand.unknown());
  }

  @Test
  void knowsCopiesWithoutACluster() throws IOException {
    assertThat(copies("-write", "-replication", "2")).isEqualTo(2);
    assertThat(copies("-write", "-erasureCodePolicy", "RS-6-3-1024k")).isEqualTo(1.5);
    assertThat(copies("-write", "-erasureCodePolicy", "our-own", "-replication", "4")).isEqualTo(4);
    Configuration local = new Configuration();
    local.set("fs.defaultFS", "file:///");
    assertThat(Demands.of(local, "-write").data().get(0).copies()).isEqualTo(1);
    assertThatThrownBy(() -> Demands.of(local, "-write", "-erasureCodePolicy", "RS-6-3-1024k"))
        .isInstanceOf(UsageException.class)
        .hasMessageContaining("needs HDFS");
  }

  private static double copies(String... words) throws IOException {
    return Demands.of(words).data().get(0).copies();
  }

  @Test
  void slicesOfAllStepsAddUpToTheLastStep() throws IOException {
    Map<org.apache.hadoop.fs.Path, Long> slices = new HashMap<>();
    for (int size = 10; size <= 200; size += 10) {
      for (String operation : new String[] {"-write", "-read"}) {
        Demand demand =
            Demands.of(operation, "-nrFiles", "4", "--steps", "10G:200G:10G", "--step", size + "G");
        assertThat(demand.bytes()).isEqualTo(size * GIBIBYTE);
        assertThat(demand.tasks()).isEqualTo(operation.equals("-write") ? 4 : size / 10 * 4);
        assertThat(demand.data().stream().mapToLong(Demand.Data::bytes).sum())
            .isEqualTo(size * GIBIBYTE);
        demand.data().forEach(data -> slices.put(data.path(), data.bytes()));
      }
    }
    assertThat(slices).hasSize(20);
    assertThat(slices.values().stream().mapToLong(Long::longValue).sum()).isEqualTo(200 * GIBIBYTE);
  }

  @Test
  void refusesWhatCannotBeMeant() {
    assertThatThrownBy(() -> Demands.of("-write", "-read")).isInstanceOf(UsageException.class);
    assertThatThrownBy(() -> Demands.of("-write", "-data", "noise"))
        .isInstanceOf(UsageException.class);
    assertThatThrownBy(() -> Demands.of("-write", "-compression", "no.such.Codec"))
        .isInstanceOf(UsageException.class)
        .hasMessageContaining("no class");
    assertThatThrownBy(() -> Demands.of("-write", "-resFile", folder.toString()))
        .isInstanceOf(UsageException.class)
        .hasMessageContaining("-resFile");
    assertThatThrownBy(
            () -> Demands.of("-write", "-nrFiles", "3", "--steps", "4M:8M:4M", "--step", "4M"))
        .isInstanceOf(UsageException.class)
        .hasMessageContaining("-nrFiles 2");
  }
}
