package org.benchsuite.terasort.shuffle;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.apache.hadoop.conf.Configuration;
import org.apache.hadoop.mapred.JobConf;
import org.apache.hadoop.mapred.MapOutputCollector;
import org.apache.hadoop.mapreduce.Job;
import org.apache.hadoop.mapreduce.MRJobConfig;
import org.apache.hadoop.mapreduce.TaskCounter;
import org.benchsuite.terasort.row.CutPoints;
import org.benchsuite.terasort.row.Row;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class RowCollectorTest {

  /** Rows for which a sort buffer of 1 MiB has room. */
  private static final int ROWS_OF_1_MIB = (1 << 20) / 116;

  @TempDir Path folder;
  private CollectorJob jobs;

  @BeforeEach
  void setUp() {
    jobs = new CollectorJob(folder);
  }

  private static CutPoints cuts(int... firstBytes) {
    List<byte[]> keys = new ArrayList<>();
    for (int firstByte : firstBytes) {
      byte[] key = new byte[Row.KEY_BYTES];
      key[0] = (byte) firstByte;
      keys.add(key);
    }
    return CutPoints.of(keys);
  }

  private static CutPoints sevenPartitions() {
    return cuts(20, 77, 78, 78, 150, 254);
  }

  private static List<byte[]> split(byte[] rows) {
    List<byte[]> split = new ArrayList<>(rows.length / Row.BYTES);
    for (int at = 0; at < rows.length; at += Row.BYTES) {
      split.add(Arrays.copyOfRange(rows, at, at + Row.BYTES));
    }
    return split;
  }

  /** All rows are there, in the partition where their keys belong, and in the order of keys. */
  private void assertSorted(int rowsOfSplit, CutPoints cuts) throws Exception {
    List<byte[]> all = new ArrayList<>();
    List<byte[]> parts = jobs.output();
    assertThat(parts).hasSize(cuts.partitions());
    for (int partition = 0; partition < parts.size(); partition++) {
      byte[] part = parts.get(partition);
      for (int at = 0; at < part.length; at += Row.BYTES) {
        assertThat(cuts.partition(part, at)).isEqualTo(partition);
        assertThat(at == 0 || Row.compare(part, at - Row.BYTES, part, at) <= 0).isTrue();
      }
      all.addAll(split(part));
    }
    List<byte[]> expected = new ArrayList<>();
    for (int number = 0; number < RandomRows.SPLITS; number++) {
      expected.addAll(split(RandomRows.rows(number, rowsOfSplit)));
    }
    all.sort(Arrays::compareUnsigned);
    expected.sort(Arrays::compareUnsigned);
    assertThat(all.toArray(byte[][]::new)).isDeepEqualTo(expected.toArray(byte[][]::new));
  }

  private static long count(Job job, TaskCounter counter) throws Exception {
    return job.getCounters().findCounter(counter).getValue();
  }

  @ParameterizedTest
  @CsvSource({
    // one spill
    "5000, 1, 1, false, 1",
    "5000, 1, 7, false, 1",
    "5000, 1, 7, true, 1",
    "30000, 100, 7, false, 1",
    // two to sixteen, merged at once
    "9040, 1, 7, false, 2",
    "40000, 1, 1, false, 2",
    "40000, 1, 7, false, 2",
    "40000, 1, 7, true, 2"
  })
  void sortsIntoPartitions(
      int rowsOfSplit, int sortMebibytes, int partitions, boolean compress, int timesWritten)
      throws Exception {
    CutPoints cuts = partitions == 1 ? cuts() : sevenPartitions();
    Configuration conf = jobs.configuration(rowsOfSplit, sortMebibytes);
    conf.setBoolean(MRJobConfig.MAP_OUTPUT_COMPRESS, compress);
    cuts.to(conf);
    Job job = jobs.run(conf, partitions);
    assertThat(job.isSuccessful()).isTrue();
    assertSorted(rowsOfSplit, cuts);

    long rows = (long) rowsOfSplit * RandomRows.SPLITS;
    assertThat(count(job, TaskCounter.MAP_OUTPUT_RECORDS)).isEqualTo(rows);
    assertThat(count(job, TaskCounter.MAP_OUTPUT_BYTES)).isEqualTo(rows * Row.BYTES);
    assertThat(count(job, TaskCounter.REDUCE_INPUT_RECORDS)).isEqualTo(rows);
    assertThat(count(job, TaskCounter.SPILLED_RECORDS)).isEqualTo(rows * timesWritten);
    long materialized = count(job, TaskCounter.MAP_OUTPUT_MATERIALIZED_BYTES);
    long uncompressed = rows * 102 + (long) RandomRows.SPLITS * partitions * (2 + 4);
    if (compress) {
      assertThat(materialized).isBetween(1L, uncompressed - 1);
    } else {
      assertThat(materialized).isEqualTo(uncompressed);
    }
  }

  @Test
  void fillsTheBufferToTheLastRowWithoutSpilling() throws Exception {
    Configuration conf = jobs.configuration(ROWS_OF_1_MIB, 1);
    Job job = jobs.run(conf, 1);
    assertThat(count(job, TaskCounter.SPILLED_RECORDS)).isEqualTo(2L * ROWS_OF_1_MIB);
    assertSorted(ROWS_OF_1_MIB, cuts());
  }

  @Test
  void mergesMoreSpillsThanTheBufferAllowsInSeveralPasses() throws Exception {
    int rows = ROWS_OF_1_MIB * 20;
    Configuration conf = jobs.configuration(rows, 1);
    sevenPartitions().to(conf);
    Job job = jobs.run(conf, 7);
    // of 20 spills 5 are merged into one, so that 16 are left
    long written = 2L * (rows + 5 * ROWS_OF_1_MIB + rows);
    assertThat(count(job, TaskCounter.SPILLED_RECORDS)).isEqualTo(written);
    assertSorted(rows, sevenPartitions());
  }

  @ParameterizedTest
  @CsvSource({"1, false", "7, false", "7, true"})
  void leavesEmptySegmentsWithoutInput(int partitions, boolean compress) throws Exception {
    CutPoints cuts = partitions == 1 ? cuts() : sevenPartitions();
    Configuration conf = jobs.configuration(0, 1);
    conf.setBoolean(MRJobConfig.MAP_OUTPUT_COMPRESS, compress);
    cuts.to(conf);
    Job job = jobs.run(conf, partitions);
    assertThat(job.isSuccessful()).isTrue();
    assertThat(count(job, TaskCounter.SPILLED_RECORDS)).isZero();
    assertThat(jobs.output()).hasSize(partitions).allMatch(part -> part.length == 0);
  }

  @Test
  void givesTheFirstReduceAllRowsWithoutCutPoints() throws Exception {
    assertThat(jobs.run(jobs.configuration(2000, 1), 3).isSuccessful()).isTrue();
    assertThat(jobs.output())
        .extracting(part -> part.length)
        .containsExactly(2000 * RandomRows.SPLITS * Row.BYTES, 0, 0);
  }

  private void assertRefused(Configuration conf, int reduces, String reason) {
    JobConf job = new JobConf(conf);
    job.setNumReduceTasks(reduces);
    MapOutputCollector.Context context = new MapOutputCollector.Context(null, job, null);
    assertThatThrownBy(() -> new RowCollector().init(context))
        .isInstanceOf(IOException.class)
        .hasMessageContaining(reason);
  }

  @Test
  void refusesCutPointsOfAnotherNumberOfReduces() {
    Configuration conf = jobs.configuration(10, 1);
    sevenPartitions().to(conf);
    assertRefused(conf, 3, "7 partitions, but the job has 3 reduces");
    assertRefused(conf, 1, "7 partitions, but the job has 1 reduces");
  }

  @Test
  void refusesABufferTooSmallToSort() {
    assertRefused(jobs.configuration(10, 0), 1, "mapreduce.task.io.sort.mb is 0, too little");
    assertRefused(jobs.configuration(10, -1), 1, "mapreduce.task.io.sort.mb is -1, too little");
  }

  @Test
  void refusesToLeaveUnencryptedWhatIsToBeEncrypted() {
    Configuration conf = jobs.configuration(10, 1);
    conf.setBoolean(MRJobConfig.MR_ENCRYPTED_INTERMEDIATE_DATA, true);
    assertRefused(conf, 1, "does not encrypt");
  }
}
