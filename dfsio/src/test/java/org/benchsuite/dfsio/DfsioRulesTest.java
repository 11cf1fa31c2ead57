package org.benchsuite.dfsio;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import org.benchsuite.results.Machine;
import org.benchsuite.results.Note;
import org.benchsuite.results.TaskResult;
import org.junit.jupiter.api.Test;

class DfsioRulesTest {

  private static final long GIBIBYTE = 1L << 30;

  private static List<Note> check(
      Operation operation, long bytes, long memory, String data, Sync sync) {
    Plan plan =
        new Plan(
            operation,
            "/root",
            FileNumbers.first(1),
            bytes,
            1000,
            0,
            "",
            data,
            1,
            sync,
            (short) 0,
            0,
            false);
    DataFiles files =
        new DataFiles(new long[] {bytes}, new String[][] {{}}, 0, bytes, (short) 1, -1);
    TaskResult task =
        new TaskResult(
            0, 0, "host", 0, 1, bytes, List.of(), Map.of(), new Machine(memory, 1, "", "", ""));
    return DfsioRules.check(plan, files, List.of(task), 60_000);
  }

  private static String cache(long bytes, long memory) {
    return check(Operation.READ, bytes, memory, "random", Sync.NONE).get(0).text();
  }

  @Test
  void everyReadIsLabelled() {
    assertThat(cache(GIBIBYTE, 8 * GIBIBYTE)).contains("warm, most likely").contains("1.0 minutes");
    assertThat(cache(12 * GIBIBYTE, 8 * GIBIBYTE)).contains("unknown");
    assertThat(cache(16 * GIBIBYTE, 8 * GIBIBYTE)).contains("cold");
    assertThat(cache(GIBIBYTE, 0)).contains("unknown");
  }

  @Test
  void writeThatFitsInMemoryIsNotDurable() {
    assertThat(check(Operation.WRITE, GIBIBYTE, 8 * GIBIBYTE, "random", Sync.NONE))
        .extracting(Note::rule)
        .containsExactly("not-durable");
    assertThat(check(Operation.WRITE, GIBIBYTE, 8 * GIBIBYTE, "random", Sync.HSYNC)).isEmpty();
    assertThat(check(Operation.WRITE, 20 * GIBIBYTE, 8 * GIBIBYTE, "random", Sync.NONE)).isEmpty();
  }

  @Test
  void compressiblePayloadIsSaid() {
    assertThat(check(Operation.WRITE, GIBIBYTE, 8 * GIBIBYTE, "zeros", Sync.HSYNC))
        .extracting(Note::rule)
        .containsExactly("compressible-payload");
  }
}
