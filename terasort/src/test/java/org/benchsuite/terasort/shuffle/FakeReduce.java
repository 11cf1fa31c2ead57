package org.benchsuite.terasort.shuffle;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.stream.Stream;
import org.apache.hadoop.fs.FileSystem;
import org.apache.hadoop.fs.LocalDirAllocator;
import org.apache.hadoop.io.DataInputBuffer;
import org.apache.hadoop.io.NullWritable;
import org.apache.hadoop.io.compress.CompressionCodec;
import org.apache.hadoop.mapred.Counters;
import org.apache.hadoop.mapred.JobConf;
import org.apache.hadoop.mapred.MROutputFiles;
import org.apache.hadoop.mapred.RawKeyValueIterator;
import org.apache.hadoop.mapred.Reporter;
import org.apache.hadoop.mapred.ShuffleConsumerPlugin;
import org.apache.hadoop.mapreduce.MRConfig;
import org.apache.hadoop.mapreduce.MRJobConfig;
import org.apache.hadoop.mapreduce.TaskAttemptID;
import org.apache.hadoop.mapreduce.TaskType;
import org.apache.hadoop.mapreduce.task.reduce.MapHost;
import org.apache.hadoop.mapreduce.task.reduce.MapOutput;
import org.apache.hadoop.mapreduce.task.reduce.ShuffleClientMetrics;
import org.apache.hadoop.util.Progress;
import org.benchsuite.terasort.row.RowBlock;

/** A reduce task with as much memory as a test gives it; fetches as Hadoop's fetchers do. */
final class FakeReduce {

  private static final MapHost HOST = new MapHost("host", "http://host/");
  private static final TaskAttemptID REDUCE = new TaskAttemptID("job", 1, TaskType.REDUCE, 0, 0);

  final JobConf conf = new JobConf(false);
  final Counters.Counter spilledRecords = new Counters.Counter();
  final Counters.Counter mergedMapOutputs = new Counters.Counter();
  final Progress mergePhase = new Progress();
  final ConcurrentLinkedQueue<Throwable> failures = new ConcurrentLinkedQueue<>();
  private final Path directory;
  private final ShuffleClientMetrics metrics = ShuffleClientMetrics.create(REDUCE, conf);
  private CompressionCodec codec;

  FakeReduce(Path directory, long memoryBytes) {
    this.directory = directory;
    conf.set(MRConfig.LOCAL_DIR, directory.toString());
    conf.setLong(MRJobConfig.REDUCE_MEMORY_TOTAL_BYTES, memoryBytes);
    conf.setFloat(MRJobConfig.SHUFFLE_INPUT_BUFFER_PERCENT, 1);
  }

  FakeReduce compressed() {
    codec = SampleRows.codec(conf);
    return this;
  }

  RowMergeManager manager() throws IOException {
    ShuffleConsumerPlugin.Context<NullWritable, RowBlock> context =
        new ShuffleConsumerPlugin.Context<>(
            REDUCE,
            conf,
            FileSystem.getLocal(conf),
            null,
            new LocalDirAllocator(MRConfig.LOCAL_DIR),
            Reporter.NULL,
            codec,
            null,
            null,
            spilledRecords,
            null,
            null,
            null,
            null,
            mergedMapOutputs,
            null,
            new Progress(),
            mergePhase,
            null,
            new MROutputFiles(),
            null);
    return new RowMergeManager(context, failures::add).start();
  }

  static TaskAttemptID map(int map) {
    return new TaskAttemptID("job", 1, TaskType.MAP, map, 0);
  }

  MapOutput<NullWritable, RowBlock> reserve(RowMergeManager manager, int map, byte[][] rows)
      throws IOException {
    return manager.reserve(map(map), SampleRows.rawLength(rows.length), 1);
  }

  void shuffle(MapOutput<NullWritable, RowBlock> output, byte[][] rows) throws IOException {
    shuffle(output, segment(rows));
  }

  byte[] segment(byte[][] rows) throws IOException {
    return SampleRows.segment(conf, codec, rows);
  }

  void shuffle(MapOutput<NullWritable, RowBlock> output, byte[] segment) throws IOException {
    ByteArrayInputStream in = new ByteArrayInputStream(segment);
    output.shuffle(HOST, in, segment.length, output.getSize(), metrics, Reporter.NULL);
  }

  /** Fetches a segment, waiting for memory as long as it takes. */
  void fetch(RowMergeManager manager, int map, byte[][] rows)
      throws IOException, InterruptedException {
    MapOutput<NullWritable, RowBlock> output = null;
    while (output == null) {
      manager.waitForResource();
      output = reserve(manager, map, rows);
    }
    shuffle(output, rows);
    output.commit();
  }

  /** All rows of the blocks, in their order. */
  static byte[][] readAll(RawKeyValueIterator blocks) throws IOException {
    List<byte[]> rows = new ArrayList<>();
    RowBlock block = new RowBlock();
    while (blocks.next()) {
      DataInputBuffer key = blocks.getKey();
      if (key.getLength() != key.getPosition()) {
        throw new IOException("a key is not empty");
      }
      block.readFields(blocks.getValue());
      rows.addAll(List.of(SampleRows.split(block.bytes(), 0, block.rows())));
    }
    blocks.close();
    return rows.toArray(byte[][]::new);
  }

  List<Path> files() {
    try (Stream<Path> all = Files.walk(directory)) {
      return all.filter(Files::isRegularFile).sorted().toList();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
