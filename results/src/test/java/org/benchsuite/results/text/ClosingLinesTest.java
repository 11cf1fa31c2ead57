package org.benchsuite.results.text;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class ClosingLinesTest {

  @Test
  void namesEndInOneColumn() {
    String text =
        new ClosingLines("TeraGen")
            .line("rows", 1_000L)
            .bytes(100_000)
            .rate(100_000, 500_000_000)
            .line("checksum", "1f5")
            .end()
            .toString();

    assertThat(text.lines())
        .containsExactly(
            "----- TeraGen -----",
            "               rows: 1000",
            "              bytes: 100000 (97.66 KiB)",
            "        elapsed sec: 0.500",
            "      MB/sec (10^6): 0.20",
            "           checksum: 1f5",
            "");
    assertThat(text).endsWith(System.lineSeparator().repeat(2));
  }

  @Test
  void noTimeAtAllIsOneNanosecond() {
    assertThat(new ClosingLines("x").rate(1, 0).toString())
        .contains("elapsed sec: 0.000", "MB/sec (10^6): 1000.00");
  }
}
