package org.benchsuite.results;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.Base64;
import java.util.List;
import java.util.Map;
import java.util.Random;
import org.HdrHistogram.Histogram;
import org.assertj.core.api.AbstractStringAssert;
import org.assertj.core.api.ThrowableAssert.ThrowingCallable;
import org.junit.jupiter.api.Test;

class RunRecordJsonTest {

  private static final String GOLDEN = "run-record-v1.json";

  /**
   * The format is published: when this fails, either the change was a mistake or the schema needs a
   * new version and a reader of version 1.
   */
  @Test
  void formatVersionOneIsPinned() throws Exception {
    Golden.assertMatches(GOLDEN, text(EveryField.run()));
    assertThat(RunRecordJson.fromJson(Golden.read(GOLDEN))).isEqualTo(EveryField.run());
  }

  @Test
  void everythingComesBack() throws Exception {
    RunRecord run = Samples.write();

    RunRecord back = RunRecordJson.fromJson(RunRecordJson.toJson(run));

    assertThat(back).isEqualTo(run);
    assertThat(RunRecordJson.toJson(back)).isEqualTo(RunRecordJson.toJson(run));
  }

  @Test
  void plainHdrHistogramDecodesTheStoredHistograms() throws Exception {
    RunRecord run = Samples.write();
    JsonNode trial = new ObjectMapper().readTree(RunRecordJson.toJson(run)).at("/trials/1");
    byte[] encoded = Base64.getDecoder().decode(trial.at("/operations/1/service").asText().trim());

    Histogram histogram = Histogram.decodeFromByteBuffer(ByteBuffer.wrap(encoded), 0);

    OpStats write = run.trials().get(1).operations().get(1);
    assertThat(histogram.getTotalCount()).isEqualTo(write.count()).isEqualTo(4096);
    assertThat(histogram).isEqualTo(write.service().toHistogram());
  }

  @Test
  void numbersThatAreNotFiniteStayValidJson() throws Exception {
    RunRecord run =
        EveryField.with(
            new Scalar("a", Unit.COUNT, Double.NaN),
            new Scalar("b", Unit.COUNT, Double.POSITIVE_INFINITY),
            new Series("c", Unit.COUNT, List.of(new Series.Point(0, Double.NEGATIVE_INFINITY))));

    String json = text(run);

    assertThat(json).contains("\"NaN\"", "\"Infinity\"", "\"-Infinity\"");
    assertThat(RunRecordJson.fromJson(bytes(json))).isEqualTo(run);
  }

  @Test
  void halfASurrogatePairDoesNotLoseTheRecord() throws Exception {
    RunRecord run = Samples.run("broken \ud83d label, \u4e2d\u6587 \u001b[0m", List.of());

    RunRecord back = RunRecordJson.fromJson(RunRecordJson.toJson(run));

    assertThat(back.label()).isEqualTo("broken ? label, \u4e2d\u6587 \u001b[0m");
  }

  @Test
  void fieldsOfLaterWritersAreTolerated() throws Exception {
    String json =
        text(EveryField.run())
            .replaceFirst("\"id\":", "\"later\": {\"a\": [1]}, \"id\":")
            .replaceFirst("\\{\"index\":", "{\"later\": [2], \"index\":");

    assertThat(RunRecordJson.fromJson(bytes(json))).isEqualTo(EveryField.run());
  }

  @Test
  void anotherVersionIsNamedBeforeAnythingElseIsRead() {
    assertRefused(
            () ->
                read(
                    "{\"x\": [1, {\"schema\": \"bench-suite/run/1\"}],"
                        + " \"schema\": \"bench-suite/run/2\", \"id\": 7}"))
        .isEqualTo(
            "runs/a.json has format bench-suite/run/2 and this version of Bench Suite reads"
                + " bench-suite/run/1 only; read it with the version that wrote it or a newer"
                + " one.");
  }

  @Test
  void foreignFilesAreCalledForeign() {
    for (String foreign :
        List.of("{}", "[]", "7", "null", "", "{\"schema\": 1}", "{\"schema\": \"else/1\"}")) {
      assertRefused(() -> read(foreign)).contains("runs/a.json", "is not a record of Bench Suite");
    }
    assertRefused(() -> read("PK\u0003\u0004 binary")).contains("runs/a.json");
    assertRefused(() -> read("[".repeat(5_000))).contains("runs/a.json");
  }

  @Test
  void everyTruncationIsRefused() {
    byte[] json = RunRecordJson.toJson(EveryField.run());
    // the last bytes are the closing brace and the end of the line
    for (int length = 0; length < json.length - 1; length += 7) {
      byte[] cut = Arrays.copyOf(json, length);
      assertRefused(() -> RunRecordJson.fromJson(cut, "runs/a.json")).contains("runs/a.json");
    }
  }

  @Test
  void damageIsRefusedOrHarmlessButNeverAnotherException() {
    byte[] json = RunRecordJson.toJson(EveryField.run());
    Random random = new Random(12);
    for (int round = 0; round < 5_000; round++) {
      byte[] damaged = json.clone();
      damaged[random.nextInt(json.length)] = (byte) random.nextInt();
      try {
        RunRecordJson.fromJson(damaged, "runs/a.json");
      } catch (RecordFormatException e) {
        assertThat(e).hasMessageContaining("runs/a.json");
      }
    }
  }

  @Test
  void damageDoesNotTurnIntoZeros() {
    assertDamaged("\"elapsedNanos\": 5,", "");
    assertDamaged("\"elapsedNanos\": 5,", "\"elapsedNanos\": null,");
    assertDamaged("\"elapsedNanos\": 5,", "\"elapsedNanos\": 5.5,");
    assertDamaged("\"elapsedNanos\": 5,", "\"elapsedNanos\": \"\",");
    assertDamaged("\"started\": \"2026", "\"started\": \"x2026");
    assertDamaged("\"BYTES_PER_SECOND\"", "\"PARSECS\"");
    assertDamaged("\"BYTES_PER_SECOND\"", "2");
    assertDamaged("\"type\": \"series\"", "\"type\": \"surprise\"");
    assertDamaged("\"service\": \"H", "\"service\": \"I");
    assertDamaged("\"nodes\": \"8\"", "\"nodes\": null");
    assertDamaged("\"trials\": [", "\"trials\": [null, ");
    assertDamaged("\"endNanos\": 3000", "\"endNanos\": 1");
    assertDamaged("\"notes\": []\n}", "\"notes\": []\n} {}");
  }

  private static void assertDamaged(String part, String replacement) {
    String json = text(EveryField.run());
    assertThat(json).contains(part);
    assertRefused(() -> read(json.replace(part, replacement)))
        .startsWith("runs/a.json is damaged or not of this format: ")
        .doesNotContain("\n");
  }

  private static AbstractStringAssert<?> assertRefused(ThrowingCallable reading) {
    RecordFormatException[] refusal = new RecordFormatException[1];
    assertThatExceptionOfType(RecordFormatException.class)
        .isThrownBy(reading)
        .satisfies(failure -> refusal[0] = failure);
    return assertThat(refusal[0].getMessage());
  }

  private static RunRecord read(String json) throws RecordFormatException {
    return RunRecordJson.fromJson(bytes(json), "runs/a.json");
  }

  private static byte[] bytes(String json) {
    return json.getBytes(StandardCharsets.UTF_8);
  }

  private static String text(RunRecord run) {
    return new String(RunRecordJson.toJson(run), StandardCharsets.UTF_8);
  }

  /** A run in which no field is empty, small enough to read. */
  private static final class EveryField {

    private static RunRecord run() {
      OpRecorder recorder = new OpRecorder();
      OpRecorder.Operation get = recorder.operation("get");
      get.record(4096, 0, 1_000, 3_000);
      get.record(4096, 0, 1_000_000, 3_000_000);
      get.error("404");
      HistogramSnapshot sizes = recorder.stats().get(0).service();
      return with(
          recorder.stats(),
          new Scalar("aggregate throughput", Unit.BYTES_PER_SECOND, 1234567.5),
          new Distribution("sizes", Unit.BYTES, sizes),
          new Series(
              "processor use",
              Unit.RATIO,
              List.of(new Series.Point(0, 0.25), new Series.Point(1_000_000_000, 0.5))));
    }

    private static RunRecord with(Measurement... measurements) {
      return with(List.of(), measurements);
    }

    private static RunRecord with(List<OpStats> operations, Measurement... measurements) {
      TaskResult task =
          new TaskResult(
              0,
              1,
              "worker-1.example",
              1_000,
              3_000,
              8192,
              List.of(),
              Map.of("bytes read local", 4096L),
              Samples.WORKER);
      Trial trial =
          new Trial(
              1,
              false,
              Samples.STARTED,
              5,
              List.of(new Phase("submit", 2), new Phase("tasks", 3)),
              List.of(task),
              operations,
              List.of(measurements),
              List.of(Note.warning("page-cache", "Part of it was in memory.")));
      return new RunRecord(
          RunRecord.SCHEMA,
          "20260101T120000.000Z-objects-get-0123456789ab",
          "objects",
          "get",
          "a label",
          "0.1.0",
          Samples.STARTED,
          Samples.STARTED.plusNanos(1_500_000_000),
          Long.MIN_VALUE,
          Map.of("size", "4KB"),
          new Fingerprint(Map.of("nodes", "8"), Map.of("dfs.replication", "2"), Samples.WORKER),
          List.of(trial),
          List.of());
    }
  }
}
