package org.benchsuite.common;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.benchsuite.common.Sizes.BareUnit;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class SizesTest {

  @ParameterizedTest
  @CsvSource({
    "1, 1048576",
    "100, 104857600",
    "1B, 1",
    "1K, 1024",
    "1kb, 1024",
    "512MB, 536870912",
    "1.5GiB, 1610612736",
    "10G, 10737418240",
    "200 g, 214748364800",
    "1TB, 1099511627776",
    "2P, 2251799813685248"
  })
  void unitsAreBinaryAndBareNumbersMebibytes(String text, long bytes) {
    assertThat(Sizes.parse(text, BareUnit.MEBIBYTES)).isEqualTo(bytes);
  }

  @ParameterizedTest
  @CsvSource({"1000000, 1000000", "64K, 65536"})
  void bareNumbersMayBeBytes(String text, long bytes) {
    assertThat(Sizes.parse(text, BareUnit.BYTES)).isEqualTo(bytes);
  }

  @ParameterizedTest
  @ValueSource(strings = {"10 apples", "", "MB", "1XB", "1..5G", "0x10", "1e3", "1,5G"})
  void nonsenseIsNoSize(String text) {
    assertThatThrownBy(() -> Sizes.parse(text, BareUnit.BYTES))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessageContaining("'" + text + "' is not a size");
  }

  @ParameterizedTest
  @ValueSource(strings = {"0", "-1", "-5GB", "0.0001B"})
  void sizesArePositive(String text) {
    assertThatThrownBy(() -> Sizes.parse(text, BareUnit.BYTES))
        .hasMessageContaining("must be positive, not '" + text + "'");
  }

  @ParameterizedTest
  @ValueSource(strings = {"9000P", "99999999999999999999"})
  void sizesFitInALong(String text) {
    assertThatThrownBy(() -> Sizes.parse(text, BareUnit.BYTES)).hasMessageContaining("8 EiB");
  }
}
