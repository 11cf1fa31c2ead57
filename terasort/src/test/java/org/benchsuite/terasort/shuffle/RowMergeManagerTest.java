package org.benchsuite.terasort.shuffle;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Random;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.atomic.AtomicInteger;
import org.apache.hadoop.io.NullWritable;
import org.apache.hadoop.mapred.RawKeyValueIterator;
import org.apache.hadoop.mapreduce.MRJobConfig;
import org.apache.hadoop.mapreduce.task.reduce.MapOutput;
import org.benchsuite.terasort.row.RowBlock;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

@Timeout(value = 60, threadMode = Timeout.ThreadMode.SEPARATE_THREAD)
class RowMergeManagerTest {

  private static final long PLENTY = 64 << 20;

  private final Random random = new Random(4711);
  private final List<byte[][]> runs = new ArrayList<>();

  @TempDir private Path directory;

  @Test
  void keepsRowsInMemoryIfTheReduceMay() throws Exception {
    FakeReduce reduce = new FakeReduce(directory, PLENTY);
    reduce.conf.setFloat(MRJobConfig.REDUCE_INPUT_BUFFER_PERCENT, 1);
    makeRuns(5, 5000);
    RowMergeManager manager = reduce.manager();
    fetchAll(reduce, manager);
    RawKeyValueIterator blocks = manager.close();
    assertThat(reduce.files()).isEmpty();
    assertAllRows(blocks);
    assertThat(reduce.spilledRecords.getValue()).isZero();
    assertThat(reduce.mergedMapOutputs.getValue()).isEqualTo(5);
    assertThat(blocks.getProgress().get()).isEqualTo(1);
  }

  @Test
  void vacatesMemoryBeforeTheReduceUnlessToldOtherwise() throws Exception {
    FakeReduce reduce = new FakeReduce(directory, PLENTY);
    makeRuns(5, 5000);
    RowMergeManager manager = reduce.manager();
    fetchAll(reduce, manager);
    RawKeyValueIterator blocks = manager.close();
    assertThat(reduce.files()).hasSize(1);
    assertThat(reduce.mergePhase.get()).isEqualTo(1);
    assertAllRows(blocks);
    assertThat(reduce.files()).isEmpty();
    assertThat(reduce.spilledRecords.getValue()).isEqualTo(allRows());
    assertThat(reduce.mergedMapOutputs.getValue()).isEqualTo(5);
  }

  @Test
  void vacatesTheSmallerSegmentsFirst() throws Exception {
    FakeReduce reduce = new FakeReduce(directory, 1_000_000);
    reduce.conf.setFloat(MRJobConfig.REDUCE_INPUT_BUFFER_PERCENT, 0.25f);
    RowMergeManager manager = reduce.manager();
    for (int rows : new int[] {2000, 100, 2000}) {
      runs.add(SampleRows.sorted(random, rows, 256));
    }
    fetchAll(reduce, manager);
    RawKeyValueIterator blocks = manager.close();
    assertAllRows(blocks);
    assertThat(reduce.spilledRecords.getValue()).isEqualTo(2100);
  }

  @Test
  void fetchesLargeSegmentsToDisk() throws Exception {
    for (FakeReduce reduce : reduces(100_000)) {
      runs.clear();
      makeRuns(4, 2000);
      RowMergeManager manager = reduce.manager();
      fetchAll(reduce, manager);
      assertThat(reduce.files()).hasSize(4);
      assertAllRows(manager.close());
      assertThat(reduce.files()).isEmpty();
      assertThat(reduce.spilledRecords.getValue()).isEqualTo(allRows());
      assertThat(reduce.mergedMapOutputs.getValue()).isEqualTo(4);
    }
  }

  @Test
  void mergesInManyPassesWithLittleMemory() throws Exception {
    for (FakeReduce reduce : reduces(100_000)) {
      reduce.conf.setInt(MRJobConfig.IO_SORT_FACTOR, 3);
      runs.clear();
      makeRuns(90, 400);
      runs.set(10, new byte[0][]);
      RowMergeManager manager = reduce.manager();
      fetchAll(reduce, manager);
      RawKeyValueIterator blocks = manager.close();
      assertThat(reduce.files()).hasSizeLessThanOrEqualTo(3);
      assertAllRows(blocks);
      assertThat(reduce.files()).isEmpty();
      assertThat(reduce.mergedMapOutputs.getValue()).isEqualTo(90);
      assertThat(reduce.spilledRecords.getValue()).isGreaterThan(allRows());
      assertThat(reduce.mergePhase.get()).isEqualTo(1);
      assertThat(reduce.failures).isEmpty();
    }
  }

  @Test
  void mergesWhatManyFetchersBring() throws Exception {
    FakeReduce reduce = new FakeReduce(directory, 60_000);
    reduce.conf.setInt(MRJobConfig.IO_SORT_FACTOR, 4);
    makeRuns(200, 200);
    RowMergeManager manager = reduce.manager();
    AtomicInteger next = new AtomicInteger();
    ExecutorService fetchers = Executors.newFixedThreadPool(8);
    List<Future<Void>> fetching = new ArrayList<>();
    for (int i = 0; i < 8; i++) {
      fetching.add(fetchers.submit(() -> fetchWhatIsLeft(reduce, manager, next)));
    }
    for (Future<Void> one : fetching) {
      one.get();
    }
    fetchers.shutdown();
    assertAllRows(manager.close());
    assertThat(reduce.files()).isEmpty();
    assertThat(reduce.mergedMapOutputs.getValue()).isEqualTo(200);
    assertThat(reduce.failures).isEmpty();
  }

  private Void fetchWhatIsLeft(FakeReduce reduce, RowMergeManager manager, AtomicInteger next)
      throws IOException, InterruptedException {
    for (int map = next.getAndIncrement(); map < runs.size(); map = next.getAndIncrement()) {
      if (map % 5 == 0) {
        MapOutput<NullWritable, RowBlock> output = reduce.reserve(manager, map, runs.get(map));
        if (output != null) {
          output.abort();
        }
      }
      reduce.fetch(manager, map, runs.get(map));
    }
    return null;
  }

  @Test
  void stallsFetchesBeyondTheLimitUntilOneFreesMemory() throws Exception {
    FakeReduce reduce = new FakeReduce(directory, 100_000);
    byte[][] rows = SampleRows.sorted(random, 200, 256);
    RowMergeManager manager = reduce.manager();
    List<MapOutput<NullWritable, RowBlock>> outputs = new ArrayList<>();
    MapOutput<NullWritable, RowBlock> output = reduce.reserve(manager, 0, rows);
    while (output != null) {
      outputs.add(output);
      output = reduce.reserve(manager, outputs.size(), rows);
    }
    // 5 of 20,402 bytes: the last one is over the limit
    assertThat(outputs).hasSize(5);
    Thread fetcher = waitingFetcher(manager);
    awaitState(fetcher, Thread.State.WAITING);
    outputs.get(0).abort();
    fetcher.join();
    assertThat(reduce.reserve(manager, 9, rows)).isNotNull();
    manager.close();
  }

  private static Thread waitingFetcher(RowMergeManager manager) {
    Thread fetcher =
        new Thread(
            () -> {
              try {
                manager.waitForResource();
              } catch (InterruptedException e) {
                Thread.currentThread().interrupt();
              }
            });
    fetcher.start();
    return fetcher;
  }

  private static void awaitState(Thread thread, Thread.State state) {
    while (thread.getState() != state) {
      Thread.onSpinWait();
    }
  }

  @Test
  void deletesWhatIsAborted() throws Exception {
    FakeReduce reduce = new FakeReduce(directory, 100_000);
    byte[][] rows = SampleRows.sorted(random, 1000, 256);
    RowMergeManager manager = reduce.manager();
    MapOutput<NullWritable, RowBlock> output = reduce.reserve(manager, 0, rows);
    assertThat(output.getDescription()).isEqualTo("DISK");
    reduce.shuffle(output, rows);
    assertThat(reduce.files()).hasSize(1);
    output.abort();
    assertThat(reduce.files()).isEmpty();
    assertAllRows(manager.close());
  }

  @Test
  void findsBrokenSegmentsWhenTheyAreFetched() throws Exception {
    for (FakeReduce reduce : reduces(100_000)) {
      RowMergeManager manager = reduce.manager();
      for (int count : new int[] {100, 1000}) {
        byte[][] rows = SampleRows.sorted(random, count, 256);
        MapOutput<NullWritable, RowBlock> output = reduce.reserve(manager, 0, rows);
        byte[] segment = reduce.segment(rows);
        segment[50]++;
        assertThatThrownBy(() -> reduce.shuffle(output, segment)).isInstanceOf(IOException.class);
        output.abort();
      }
      manager.close();
    }
  }

  @Test
  void reportsAFailedMergeAndLetsNobodyWait() throws Exception {
    FakeReduce reduce = new FakeReduce(directory, 100_000);
    byte[][] rows = SampleRows.sorted(random, 200, 256);
    RowMergeManager manager = reduce.manager();
    List<MapOutput<NullWritable, RowBlock>> outputs = new ArrayList<>();
    for (int i = 0; i < 5; i++) {
      outputs.add(reduce.reserve(manager, i, rows));
      reduce.shuffle(outputs.get(i), rows);
    }
    Thread fetcher = waitingFetcher(manager);
    awaitState(fetcher, Thread.State.WAITING);
    // where merges want a directory there is a file
    Files.createFile(directory.resolve("output"));
    for (MapOutput<NullWritable, RowBlock> output : outputs) {
      output.commit();
    }
    fetcher.join();
    assertThatThrownBy(manager::close).hasMessage("a merge failed");
    assertThat(reduce.failures).hasSize(1);
    assertThatThrownBy(() -> reduce.reserve(manager, 9, rows)).isInstanceOf(IOException.class);
  }

  private List<FakeReduce> reduces(long memoryBytes) {
    return List.of(
        new FakeReduce(directory, memoryBytes),
        new FakeReduce(directory, memoryBytes).compressed());
  }

  private void makeRuns(int count, int mostRows) {
    for (int i = 0; i < count; i++) {
      int rows = mostRows / 2 + random.nextInt(mostRows / 2);
      runs.add(SampleRows.sorted(random, rows, i % 2 == 0 ? 256 : 2));
    }
  }

  private void fetchAll(FakeReduce reduce, RowMergeManager manager) throws Exception {
    for (int i = 0; i < runs.size(); i++) {
      reduce.fetch(manager, i, runs.get(i));
    }
  }

  private int allRows() {
    return runs.stream().mapToInt(rows -> rows.length).sum();
  }

  private void assertAllRows(RawKeyValueIterator blocks) throws IOException {
    byte[][] rows = FakeReduce.readAll(blocks);
    assertThat(Arrays.asList(rows)).isSortedAccordingTo(SampleRows.BY_KEY);
    Arrays.sort(rows, Arrays::compareUnsigned);
    byte[][] expected = SampleRows.merged(runs);
    Arrays.sort(expected, Arrays::compareUnsigned);
    assertThat(SampleRows.join(rows)).isEqualTo(SampleRows.join(expected));
  }
}
