package org.benchsuite.results.store;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Instant;
import java.util.HashSet;
import java.util.Set;
import org.junit.jupiter.api.Test;

class RunIdsTest {

  private static final Instant STARTED = Instant.parse("2026-01-01T12:00:00.123Z");

  @Test
  void anIdSaysWhenAndWhat() {
    assertThat(RunIds.next(STARTED, "dfsio", "write"))
        .matches("20260101T120000\\.123Z-dfsio-write-[0-9a-f]{12}");
  }

  @Test
  void idsSortByStart() {
    String first = RunIds.next(STARTED, "z", "z");
    String second = RunIds.next(STARTED.plusMillis(1), "a", "a");
    String later = RunIds.next(STARTED.plusSeconds(3600 * 24 * 365), "a", "a");

    assertThat(first).isLessThan(second);
    assertThat(second).isLessThan(later);
  }

  @Test
  void idsOfOneMomentDiffer() {
    Set<String> ids = new HashSet<>();
    for (int i = 0; i < 10_000; i++) {
      ids.add(RunIds.next(STARTED, "dfsio", "write"));
    }

    assertThat(ids).hasSize(10_000);
  }

  @Test
  void whateverTheNamesTheIdIsAFileName() {
    assertThat(RunIds.next(STARTED, "../HBase PE", "")).contains("-_hbase_pe-_-");
  }
}
