package org.benchsuite.results;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.List;
import java.util.Random;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class RunHeaderJsonTest {

  private static final RunRecord RUN = Samples.write();
  private static final byte[] JSON = RunRecordJson.toJson(RUN);

  @Test
  void theHeaderIsThatOfTheWholeRecord() {
    assertThat(RunHeaderJson.peek(JSON)).contains(RunHeader.of(RUN));
  }

  @Test
  void aTruncatedRecordHasNone() {
    for (int length = 0; length < JSON.length; length++) {
      assertThat(RunHeaderJson.peek(Arrays.copyOf(JSON, length))).isEmpty();
    }
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "run/1 | run/2",
        "\"label\": \"hdd cluster\" | \"label\": 7",
        "\"label\" | \"other\"",
        "\"4\" | 4",
        "\"parameters\": { | \"parameters\": [{",
        "2026-01-01T12:00:00Z\", | tomorrow\",",
        "\"seed\": | \"seed\""
      })
  void whatIsInDoubtHasNone(String part, String replacement) {
    String json = new String(JSON, StandardCharsets.UTF_8);
    assertThat(json).contains(part);
    byte[] doubtful = json.replaceFirst(quote(part), replacement).getBytes(StandardCharsets.UTF_8);

    assertThat(RunHeaderJson.peek(doubtful)).isEmpty();
  }

  @ParameterizedTest
  @ValueSource(strings = {"", "{}", "[]\n}\n", "\n}\n", "{\n}\n", "{\"fingerprint\": {\n}\n"})
  void whatIsNoRecordHasNone(String text) {
    assertThat(RunHeaderJson.peek(text.getBytes(StandardCharsets.UTF_8))).isEmpty();
  }

  /** A header that is found agrees with the record, or the record is refused. */
  @Test
  void damageNeverBecomesAnotherException() {
    Random random = new Random(5);
    for (int round = 0; round < 2_000; round++) {
      byte[] damaged = JSON.clone();
      damaged[random.nextInt(600)] = (byte) random.nextInt();
      List<RunHeader> peeked = RunHeaderJson.peek(damaged).stream().toList();
      try {
        RunHeader whole = RunHeader.of(RunRecordJson.fromJson(damaged));
        assertThat(peeked).isIn(List.of(), List.of(whole));
      } catch (RecordFormatException e) {
        assertThat(peeked).hasSizeLessThan(2);
      }
    }
  }

  private static String quote(String text) {
    return Pattern.quote(text);
  }
}
