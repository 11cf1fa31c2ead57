package org.benchsuite.terasort.scan;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Random;
import org.apache.hadoop.conf.Configuration;
import org.apache.hadoop.mapred.JobConf;
import org.benchsuite.common.Protocol;
import org.benchsuite.common.RunContext;
import org.benchsuite.common.progress.ProgressListener;
import org.benchsuite.terasort.SortedParts;
import org.benchsuite.terasort.data.Manifest;
import org.benchsuite.terasort.data.RowFiles;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Tasks whose ranges begin and end inside files find what one task would find. */
class ScanBordersTest {

  private static final int SHARE = 300;

  private final Configuration configuration = new JobConf();
  private SortedParts parts;

  @TempDir Path folder;

  @BeforeEach
  void write() throws Exception {
    configuration.set("fs.defaultFS", "file:///");
    configuration.set("mapreduce.framework.name", "local");
    configuration.set("hadoop.tmp.dir", folder.resolve("tmp").toString());
    parts = SortedParts.write(folder.resolve("sorted"), 3, new Random(8));
    assertThat(parts.rows(0).length).isGreaterThan(3 * SHARE);
  }

  private Verdict scan(long rowsATask) throws Exception {
    RunContext context =
        new RunContext(
            configuration,
            new org.apache.hadoop.fs.Path(folder.resolve("work").toUri()),
            1,
            System::nanoTime,
            ProgressListener.silent(),
            Protocol.once());
    RowFiles files =
        RowFiles.list(new org.apache.hadoop.fs.Path(parts.folder().toUri()), configuration);
    ScanPlan plan = ScanPlan.ofShares(files, rowsATask);
    assertThat(plan.tasks()).hasSize((int) ((files.rows() + rowsATask - 1) / rowsATask));
    return new Scan(context, files, plan).run("test").verdict();
  }

  private void swap(int part, int row) throws Exception {
    byte[][] rows = parts.rows(part);
    byte[] first = rows[row];
    rows[row] = rows[row + 1];
    rows[row + 1] = first;
    parts.rewrite(part);
  }

  private String misorder(int part, int row) {
    return "misorder in "
        + SortedParts.name(part)
        + " between "
        + SortedParts.hexadecimal(parts.rows(part)[row])
        + " and "
        + SortedParts.hexadecimal(parts.rows(part)[row + 1]);
  }

  @ParameterizedTest
  @ValueSource(longs = {SHARE, 333, 1 << 20})
  void sortedRowsHaveNoErrorWhereverTheRangesEnd(long rowsATask) throws Exception {
    Manifest made =
        Manifest.read(new org.apache.hadoop.fs.Path(parts.folder().toUri()), configuration)
            .orElseThrow();
    assertThat(scan(rowsATask)).isEqualTo(new Verdict(made.rows(), made.checksum(), List.of()));
  }

  /** The swapped rows are the last before a border, on both of its sides, the first after it. */
  @ParameterizedTest
  @ValueSource(ints = {SHARE - 2, SHARE - 1, SHARE})
  void misorderAtABorderIsFoundOnce(int row) throws Exception {
    swap(0, row);
    assertThat(scan(SHARE).errors()).containsExactly(misorder(0, row));
  }

  @Test
  void misordersOfSeveralRangesAreAllFound() throws Exception {
    swap(0, 10);
    swap(0, SHARE - 1);
    swap(0, SHARE + 10);
    swap(0, 2 * SHARE - 1);
    assertThat(scan(SHARE).errors())
        .containsExactly(
            misorder(0, 10),
            misorder(0, SHARE - 1),
            misorder(0, SHARE + 10),
            misorder(0, 2 * SHARE - 1));
  }

  @Test
  void misordersOfOneRangeAreCounted() throws Exception {
    swap(0, 10);
    swap(0, 20);
    swap(0, 30);
    assertThat(scan(SHARE).errors())
        .containsExactly(misorder(0, 10) + " (the first of 3 in its range)");
  }

  @Test
  void misplacedFilesAreFoundThoughRangesSpanThem() throws Exception {
    byte[][] first = parts.rows(0);
    parts.replace(0, parts.rows(1));
    parts.replace(1, first);
    byte[][] moved = parts.rows(0);
    assertThat(scan(1 << 20).errors()).isEqualTo(scan(SHARE).errors());
    assertThat(scan(SHARE).errors())
        .containsExactly(
            "bad key partitioning:\n  file part-r-00000:end key "
                + SortedParts.hexadecimal(moved[moved.length - 1])
                + "\n  file part-r-00001:begin key "
                + SortedParts.hexadecimal(first[0]));
  }

  @Test
  void fileThatEndsAtABorderIsComparedWithTheNext() throws Exception {
    byte[][] first = parts.rows(0);
    byte[][] whole = Arrays.copyOf(first, 2 * SHARE);
    parts.replace(0, parts.rows(2));
    parts.replace(1, Arrays.copyOf(parts.rows(1), SHARE));
    parts.replace(2, whole);
    assertThat(scan(SHARE).errors()).hasSize(2);
  }
}
