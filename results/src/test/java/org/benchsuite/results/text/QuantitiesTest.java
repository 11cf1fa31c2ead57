package org.benchsuite.results.text;

import static org.assertj.core.api.Assertions.assertThat;

import org.benchsuite.results.Unit;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class QuantitiesTest {

  @ParameterizedTest
  @CsvSource({
    "0, 0 B, 0 B",
    "1, 1 B, 1 B",
    "1000, 1000 B, 1 kB",
    "1024, 1 KiB, 1.02 kB",
    "1536, 1.50 KiB, 1.54 kB",
    "1048575, 1.00 MiB, 1.05 MB",
    "34359738368, 32 GiB, 34.36 GB",
    "1610612736, 1.50 GiB, 1.61 GB",
    "9223372036854775807, 8 EiB, 9.22 EB",
    "-2048, -2 KiB, -2.05 kB",
  })
  void bytes(long bytes, String binary, String decimal) {
    assertThat(Quantities.bytes(bytes)).isEqualTo(binary);
    assertThat(Quantities.decimalBytes(bytes)).isEqualTo(decimal);
  }

  @ParameterizedTest
  @CsvSource({
    "0, 0.00 MiB/s, 0.00 MB/s",
    "100, 100 B/s, 0.00 MB/s",
    "2048, 2 KiB/s, 0.00 MB/s",
    "104857.5, 102.40 KiB/s, 0.10 MB/s",
    "105119744, 100.25 MiB/s, 105.12 MB/s",
    "1e10, 9536.74 MiB/s, 10000.00 MB/s",
    "NaN, n/a, n/a",
    "Infinity, n/a, n/a",
  })
  void rates(double rate, String binary, String decimal) {
    assertThat(Quantities.rate(rate)).isEqualTo(binary);
    assertThat(Quantities.decimalRate(rate)).isEqualTo(decimal);
  }

  @ParameterizedTest
  @CsvSource({
    "0, 0 ns",
    "850, 850 ns",
    "1230, 1.23 us",
    "1230000, 1.23 ms",
    "999999999, 1.00 s",
    "3000000000, 3 s",
    "45200000000, 45.20 s",
    "119990000000, 119.99 s",
    "125000000000, 2 min 05 s",
    "7199000000000, 119 min 59 s",
    "7500000000000, 2 h 05 min",
  })
  void durations(long nanos, String text) {
    assertThat(Quantities.duration(nanos)).isEqualTo(text);
  }

  @Test
  void valuesOfEveryUnit() {
    assertThat(Quantities.value(Unit.NANOSECONDS, 1.5e9)).isEqualTo("1.50 s");
    assertThat(Quantities.value(Unit.BYTES, 1024)).isEqualTo("1 KiB");
    assertThat(Quantities.value(Unit.BYTES_PER_SECOND, 1 << 20)).isEqualTo("1.00 MiB/s");
    assertThat(Quantities.value(Unit.OPERATIONS_PER_SECOND, 12.345)).isEqualTo("12.35 ops/s");
    assertThat(Quantities.value(Unit.COUNT, 3)).isEqualTo("3");
    assertThat(Quantities.value(Unit.COUNT, 3.5)).isEqualTo("3.50");
    assertThat(Quantities.value(Unit.RATIO, 0.256)).isEqualTo("25.6 %");
    assertThat(Quantities.percent(0.025)).isEqualTo("2.5 %");
  }

  @Test
  void oneScaleSuitsNumbersThatAreCompared() {
    Scale scale = Scale.of(Unit.NANOSECONDS, 1.5e9);

    assertThat(scale.format(20e6)).isEqualTo("0.02 s");
    assertThat(scale.number(2.5e9)).isEqualTo("2.50");
  }
}
