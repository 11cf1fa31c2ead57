package org.benchsuite.hbase;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import org.benchsuite.hbase.PeSettings.ArrivalKind;
import org.benchsuite.hbase.PeSettings.ContentKind;
import org.benchsuite.hbase.PeSettings.KeyKind;
import org.benchsuite.hbase.PeSettings.Share;
import org.benchsuite.hbase.PeSettings.SizeKind;
import org.benchsuite.hbase.load.OpKind;
import org.benchsuite.results.RecordFormatException;
import org.junit.jupiter.api.Test;

class SettingsJsonTest {

  /** No field has its default. */
  private static PeSettings odd() {
    return new PeSettings(
        PeCommand.MIXED,
        17,
        true,
        4,
        new PeSettings.Rows(5_000_000_000L, 6_000_000_000L, 7_000_000_000L, 3, 0.1),
        new PeSettings.TableLayout(
            "ns:\"quoted\"",
            2,
            3,
            "ZSTD",
            Optional.of("AES"),
            "DIFF",
            8192,
            "ROWCOL",
            true,
            Optional.of("EAGER"),
            16,
            Optional.of("a.Policy"),
            3,
            true),
        new PeSettings.Values(99, SizeKind.ZIPF, ContentKind.COMPRESSIBLE, 0.3, 2, 9),
        new PeSettings.Reads(10, 31, false, "PREAD", true, false, true),
        new PeSettings.Writes(false, true, 12, 1L << 40),
        new PeSettings.Load(
            64,
            1234.5,
            ArrivalKind.POISSON,
            KeyKind.LATEST,
            Optional.of(Duration.ofMillis(1500)),
            8_000_000_000L,
            7,
            6),
        List.of(new Share(OpKind.READ, 0.95), new Share(OpKind.READ_MODIFY_WRITE, 0.05)),
        5,
        true,
        new PeSettings.Reporting(true),
        -3);
  }

  @Test
  void comesBackAsItWas() throws IOException {
    assertThat(SettingsJson.read(SettingsJson.write(odd()))).isEqualTo(odd());
    PeSettings plain = CommandLines.settings("sequentialWrite 1");
    assertThat(SettingsJson.read(SettingsJson.write(plain))).isEqualTo(plain);
  }

  @Test
  void holdsSettingsOnly() {
    assertThat(SettingsJson.write(odd()))
        .contains("\"encryption\":[\"AES\"]", "\"duration\":[1500000000]")
        .doesNotContain("open", "\n");
  }

  @Test
  void refusesWhatIsDamaged() {
    String json = SettingsJson.write(odd());
    assertThatThrownBy(() -> SettingsJson.read(json.replace("\"clients\":17,", "")))
        .isInstanceOf(RecordFormatException.class);
    assertThatThrownBy(() -> SettingsJson.read(json.substring(9)))
        .isInstanceOf(RecordFormatException.class);
  }
}
