package org.benchsuite.results.store;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.benchsuite.results.ForkedJvm;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The time is printed, not asserted: only that it is no matter of minutes. */
class StoreScaleTest {

  private static final int RECORDS = 10_000;
  private static final long BOUND_SECONDS = 180;
  private static final String LABEL = "night 3";

  @Test
  void tenThousandRecordsAreListedFilteredAndReportedInHalfAGibibyte(@TempDir Path folder)
      throws Exception {
    Path records = Files.createDirectory(folder.resolve("records"));
    ManyRecords.write(records, RECORDS, 1);
    String others = String.join(",", ManyRecords.addOthers(records));

    try (ForkedJvm jvm =
        ForkedJvm.start(
            SearchManyRecords.class,
            folder,
            List.of("-Xmx512m"),
            records.toString(),
            "benchmark=dfsio,label=" + LABEL)) {
      int exit = jvm.await(BOUND_SECONDS);

      System.out.println(jvm.output());
      assertThat(exit).as(jvm.output()).isZero();
      assertThat(said(jvm.output()))
          .containsEntry("files", Integer.toString(RECORDS + 4))
          .containsEntry("listed", Integer.toString(RECORDS))
          .containsEntry("different", Integer.toString(RECORDS))
          .containsEntry("lines", Integer.toString(RECORDS + 1))
          .containsEntry("headers", Integer.toString(RECORDS))
          .containsEntry("filtered", Long.toString(filtered()))
          .containsEntry("reported", Integer.toString(RECORDS))
          .containsEntry("skipped", others)
          .containsEntry("skipped while filtering", others);
    }
  }

  private static long filtered() {
    return IntStream.range(0, RECORDS)
        .filter(number -> ManyRecords.benchmark(number).equals("dfsio"))
        .filter(number -> ManyRecords.label(number).equals(LABEL))
        .count();
  }

  private static Map<String, String> said(String output) {
    return output
        .lines()
        .map(line -> line.split("=", 2))
        .collect(Collectors.toMap(parts -> parts[0], parts -> parts[1]));
  }
}
