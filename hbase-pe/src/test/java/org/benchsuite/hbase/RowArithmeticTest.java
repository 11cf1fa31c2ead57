package org.benchsuite.hbase;

import static org.assertj.core.api.Assertions.assertThat;
import static org.benchsuite.hbase.CommandLines.settings;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The expected numbers are upstream's formulas worked out by hand. */
class RowArithmeticTest {

  @ParameterizedTest(name = "{0}")
  @CsvSource({
    "sequentialWrite 4,                                        1048576, 4194304",
    "--rows=10 sequentialWrite 4,                              10,      40",
    // 1048576 rows of 1000 bytes a gigabyte
    "--size=10 sequentialWrite 4,                              2621440, 10485760",
    "--size=2.5 sequentialWrite 1,                             2621440, 2621440",
    // 1048576000 / (100 * 2 * 5)
    "--size=2 --valueSize=100 --families=2 --columns=5 scan 1, 2097152, 2097152",
    // sizes that vary evenly have half the greatest as their mean
    "--size=2 --valueRandom sequentialWrite 1,                 4194304, 4194304",
    // an integer quotient: 1048576000 / 700 = 1497965.7
    "--size=2 --valueSize=700 sequentialWrite 1,               2995930, 2995930",
    // a float has 24 bits, so 100.7 GB end at a multiple of 8 rows
    "--size=100.7 sequentialWrite 1,                           105591600, 105591600",
    "--size=10 --rows=1000 randomRead 4,                       1000,    10485760",
    "--size=10 --rows=1000 randomSeekScan 4,                   1000,    10485760",
    "--size=10 --rows=1000 asyncRandomRead 4,                  1000,    10485760",
    "--size=0.5 sequentialWrite 2,                             262144,  524288",
  })
  void areUpstreams(String line, long perClient, long total) {
    PeSettings.Rows rows = settings(line).rows();
    assertThat(rows.perClient()).isEqualTo(perClient);
    assertThat(rows.total()).isEqualTo(total);
  }

  @Test
  void countsBeyondAnInt() {
    PeSettings settings = settings("--rows=3b --startRow=4b sequentialWrite 500");
    assertThat(settings.rows().total()).isEqualTo(1_500_000_000_000L);
    assertThat(settings.rows().start()).isEqualTo(4_000_000_000L);
  }

  @Test
  void progressIsToldTenTimes() {}
}
