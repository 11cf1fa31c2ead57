package org.benchsuite.terasort.scan;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import org.apache.hadoop.conf.Configuration;
import org.apache.hadoop.mapred.JobConf;
import org.benchsuite.terasort.data.RowFiles;
import org.benchsuite.terasort.row.Row;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class ScanPlanTest {

  private final Configuration configuration = new JobConf();

  @TempDir Path folder;

  private RowFiles files(int... sizes) throws IOException {
    for (int i = 0; i < sizes.length; i++) {
      Files.write(folder.resolve("part-r-0000" + i), new byte[sizes[i] * Row.BYTES]);
    }
    return list();
  }

  private RowFiles list() throws IOException {
    return RowFiles.list(new org.apache.hadoop.fs.Path(folder.toUri()), configuration);
  }

  private static ScanPlan roundTrip(ScanPlan plan) {
    Configuration travelled = new Configuration(false);
    plan.toSettings().forEach(travelled::set);
    return ScanPlan.from(travelled);
  }

  /** Every row of every file as FILE:ROW, in the order in which they are read. */
  private static List<String> read(ScanPlan plan) {
    List<String> rows = new ArrayList<>();
    for (List<RowRange> task : plan.tasks()) {
      for (RowRange range : task) {
        for (long row = range.first(); row < range.first() + range.rows(); row++) {
          rows.add(range.file() + ":" + row);
        }
      }
    }
    return rows;
  }

  private static List<String> all(int... sizes) {
    return IntStream.range(0, sizes.length)
        .boxed()
        .flatMap(file -> IntStream.range(0, sizes[file]).mapToObj(row -> file + ":" + row))
        .toList();
  }

  @ParameterizedTest
  @ValueSource(longs = {1, 2, 3, 7, 10, 16, 17, 1000})
  void everyRowIsReadOnceAndInOrder(long rowsATask) throws IOException {
    int[] sizes = {10, 0, 1, 5, 0};
    ScanPlan plan = ScanPlan.ofShares(files(sizes), rowsATask);
    assertThat(read(plan)).isEqualTo(all(sizes));
    assertThat(plan.tasks())
        .allSatisfy(
            task ->
                assertThat(task.stream().mapToLong(RowRange::rows).sum()).isBetween(1L, rowsATask));
    assertThat(plan.tasks()).hasSize((int) ((16 + rowsATask - 1) / rowsATask));
  }

  @Test
  void aTaskAFileReadsEveryRowOnceToo() throws IOException {
    int[] sizes = {10, 0, 1, 5, 0};
    ScanPlan plan = ScanPlan.aTaskAFile(files(sizes));
    assertThat(plan.tasks()).hasSize(5);
    assertThat(read(plan)).isEqualTo(all(sizes));
  }

  @Test
  void littleDataIsOneTask() throws IOException {
    ScanPlan plan = ScanPlan.equalShares(files(10, 20), 100);
    assertThat(plan.tasks()).hasSize(1);
    assertThat(read(plan)).isEqualTo(all(10, 20));
  }

  @ParameterizedTest
  @ValueSource(longs = {1, 3, 1000})
  void planSurvivesTheConfiguration(long rowsATask) throws IOException {
    ScanPlan plan = ScanPlan.ofShares(files(4, 0, 9), rowsATask);
    assertThat(roundTrip(plan)).isEqualTo(plan);
  }

  @Test
  void oddFileNamesSurviveTheConfiguration() throws IOException {
    for (String name : List.of("a,b", "c d", "e;f", "g%2Ch", "i+j", "k${user.name}", "ü")) {
      Files.write(folder.resolve(name), new byte[Row.BYTES]);
    }
    ScanPlan plan = ScanPlan.ofShares(list(), 2);
    assertThat(roundTrip(plan)).isEqualTo(plan);
    assertThat(plan.files())
        .extracting(org.apache.hadoop.fs.Path::getName)
        .contains("a,b", "c d", "k${user.name}");
  }

  @Test
  void noFilesAreOneTaskWithNothingToDo() throws IOException {
    ScanPlan plan = ScanPlan.ofShares(list(), 5);
    assertThat(plan.tasks()).containsExactly(List.of());
    assertThat(roundTrip(plan)).isEqualTo(plan);
    assertThat(roundTrip(ScanPlan.aTaskAFile(list()))).isEqualTo(plan);
  }

  @Test
  void taskWithoutAFirstRowHasNoHosts() throws IOException {
    RowFiles files = files(0);
    assertThat(ScanPlan.ofShares(files, 5).hosts(files)).containsExactly(new String[0]);
  }
}
