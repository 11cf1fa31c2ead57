package org.benchsuite.results;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.Map;
import org.junit.jupiter.api.Test;

class TaskResultJsonTest {

  @Test
  void everythingComesBack() throws Exception {
    assertThat(TaskResultJson.fromBytes(TaskResultJson.toBytes(task()))).isEqualTo(task());
  }

  @Test
  void bytesAreCompact() {
    String json = new String(TaskResultJson.toBytes(task()), StandardCharsets.UTF_8);

    assertThat(json)
        .startsWith("{\"index\":7,\"attempt\":1,\"host\":\"worker\"")
        .doesNotContain("\n");
  }

  @Test
  void everyTruncationIsRefused() {
    byte[] bytes = TaskResultJson.toBytes(task());
    for (int length = 0; length < bytes.length; length++) {
      byte[] cut = Arrays.copyOf(bytes, length);
      assertThatExceptionOfType(RecordFormatException.class)
          .isThrownBy(() -> TaskResultJson.fromBytes(cut))
          .withMessageStartingWith("the result of a task is damaged");
    }
  }

  private static TaskResult task() {
    OpRecorder recorder = new OpRecorder();
    recorder.operation("get").record(4096, 0, 1_000, 3_000);
    recorder.operation("put").error("503");
    return new TaskResult(
        7, 1, "worker", 1, 2, 4096, recorder.stats(), Map.of("pauses", 3L), Samples.WORKER);
  }
}
