package org.benchsuite.hbase;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import java.util.Locale;
import org.benchsuite.common.UsageException;
import org.benchsuite.hbase.PeSettings.KeyKind;
import org.benchsuite.hbase.PeSettings.Share;
import org.benchsuite.hbase.load.OpKind;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class MixTest {

  /** Cooper et al. 2010, table 1. */
  @ParameterizedTest
  @CsvSource({
    "A, READ, 0.5, UPDATE, 0.5, ZIPFIAN",
    "B, READ, 0.95, UPDATE, 0.05, ZIPFIAN",
    "D, READ, 0.95, INSERT, 0.05, LATEST",
    "E, SCAN, 0.95, INSERT, 0.05, ZIPFIAN",
    "F, READ, 0.5, READ_MODIFY_WRITE, 0.5, ZIPFIAN",
  })
  void presetsAreYcsbs(
      String name, OpKind first, double share, OpKind second, double rest, KeyKind keys) {
    Mix expected = new Mix(List.of(new Share(first, share), new Share(second, rest)), keys);
    assertThat(Mix.parse(name)).isEqualTo(expected);
    assertThat(Mix.parse(name.toLowerCase(Locale.ROOT))).isEqualTo(expected);
    assertThat(Mix.parse("ycsb-" + name)).isEqualTo(expected);
    assertThat(Mix.parse("YCSB-" + name)).isEqualTo(expected);
  }

  @Test
  void workloadCOnlyReads() {
    assertThat(Mix.parse("C"))
        .isEqualTo(new Mix(List.of(new Share(OpKind.READ, 1)), KeyKind.ZIPFIAN));
  }

  @Test
  void sharesAreNormalised() {
    assertThat(Mix.parse("read:3, rmw:1"))
        .isEqualTo(
            new Mix(
                List.of(new Share(OpKind.READ, 0.75), new Share(OpKind.READ_MODIFY_WRITE, 0.25)),
                KeyKind.UNIFORM));
    assertThat(Mix.parse("scan:0.5,insert:1.5").shares())
        .containsExactly(new Share(OpKind.SCAN, 0.25), new Share(OpKind.INSERT, 0.75));
  }

  @Test
  void theCommandLineOverridesThePresetsKeys() {
    assertThat(CommandLines.settings("--mix=D mixed 1").load().keys()).isEqualTo(KeyKind.LATEST);
    assertThat(CommandLines.settings("--mix=D --keys=uniform mixed 1").load().keys())
        .isEqualTo(KeyKind.UNIFORM);
    assertThat(CommandLines.settings("--mix=ycsb-f mixed 1").mix()).hasSize(2);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          write:5         | 'write:5' is no OPERATION:SHARE; the operations are read, update, insert, scan and rmw
          read:95,purge:5 | 'purge:5' in 'read:95,purge:5' is no OPERATION:SHARE
          G               | A to F are the workloads of YCSB
          read            | 'read' is no OPERATION:SHARE
          read:0          | the share in 'read:0' must be a number above 0
          read:-1         | the share in 'read:-1' must be a number above 0
          read:many       | the share in 'read:many' must be a number above 0
          read:NaN        | must be a number above 0
          read:5,read:5   | has 'read' twice
          read:5,         | is no OPERATION:SHARE
          """)
  void saysWhatIsWrong(String mix, String sentence) {
    assertThatThrownBy(() -> Mix.parse(mix))
        .isInstanceOf(UsageException.class)
        .hasMessageContaining(sentence);
  }
}
