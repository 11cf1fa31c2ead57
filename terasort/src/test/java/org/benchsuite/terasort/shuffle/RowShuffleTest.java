package org.benchsuite.terasort.shuffle;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.concurrent.ConcurrentHashMap;
import java.util.stream.IntStream;
import org.apache.hadoop.conf.Configuration;
import org.apache.hadoop.io.LongWritable;
import org.apache.hadoop.io.NullWritable;
import org.apache.hadoop.io.Text;
import org.apache.hadoop.mapreduce.Job;
import org.apache.hadoop.mapreduce.MRConfig;
import org.apache.hadoop.mapreduce.MRJobConfig;
import org.apache.hadoop.mapreduce.Mapper;
import org.apache.hadoop.mapreduce.Reducer;
import org.apache.hadoop.mapreduce.TaskCounter;
import org.apache.hadoop.mapreduce.lib.input.FileInputFormat;
import org.apache.hadoop.mapreduce.lib.output.NullOutputFormat;
import org.benchsuite.terasort.row.Row;
import org.benchsuite.terasort.row.RowBlock;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Runs jobs in this process, whose reduces fetch from local files. */
@Timeout(value = 120, threadMode = Timeout.ThreadMode.SEPARATE_THREAD)
class RowShuffleTest {

  private static final int MAPS = 7;
  private static final int REDUCES = 3;

  /** What each reduce was given, in its order. */
  private static final Map<Integer, List<byte[]>> REDUCED = new ConcurrentHashMap<>();

  @TempDir private Path directory;

  /** Makes the rows of the map whose number is the line. */
  public static final class RowsMapper extends Mapper<LongWritable, Text, NullWritable, RowBlock> {
    @Override
    protected void map(LongWritable key, Text line, Context context)
        throws IOException, InterruptedException {
      byte[][] rows = rows(Integer.parseInt(line.toString()));
      RowBlock block = new RowBlock();
      System.arraycopy(
          SampleRows.join(rows), 0, block.room(rows.length), 0, rows.length * Row.BYTES);
      block.filled(rows.length);
      context.write(NullWritable.get(), block);
    }
  }

  /** Keeps the rows for the test to see. */
  public static final class KeepingReducer
      extends Reducer<NullWritable, RowBlock, NullWritable, NullWritable> {
    @Override
    protected void reduce(NullWritable key, Iterable<RowBlock> blocks, Context context) {
      List<byte[]> rows = new ArrayList<>();
      for (RowBlock block : blocks) {
        Collections.addAll(rows, SampleRows.split(block.bytes(), 0, block.rows()));
      }
      REDUCED.put(context.getTaskAttemptID().getTaskID().getId(), rows);
    }
  }

  /** Memory for all; the same compressed; to be merged to disk; for no segment at all. */
  @ParameterizedTest
  @CsvSource({"false, 100000000", "true, 100000000", "true, 2000000", "false, 100000"})
  void handsAllRowsToTheReducesInOrder(boolean compressed, long memoryBytes) throws Exception {
    REDUCED.clear();
    Job job = job(compressed, memoryBytes);
    assertThat(job.waitForCompletion(false)).isTrue();
    // the last one has no rows, and so nothing to reduce
    assertThat(REDUCED).hasSize(REDUCES - 1);
    List<byte[][]> maps = IntStream.range(0, MAPS).mapToObj(RowShuffleTest::rows).toList();
    REDUCED.forEach(
        (reduce, rows) -> {
          byte[][] expected = SegmentCollector.partition(SampleRows.merged(maps), reduce);
          assertThat(SampleRows.join(rows.toArray(byte[][]::new)))
              .isEqualTo(SampleRows.join(expected));
        });
    assertThat(job.getCounters().findCounter(TaskCounter.MERGED_MAP_OUTPUTS).getValue())
        .isEqualTo(MAPS * REDUCES);
  }

  private Job job(boolean compressed, long memoryBytes) throws IOException {
    Configuration conf = new Configuration();
    conf.set(MRConfig.FRAMEWORK_NAME, MRConfig.LOCAL_FRAMEWORK_NAME);
    conf.set("hadoop.tmp.dir", directory.resolve("hadoop").toString());
    conf.set(MRConfig.SHUFFLE_CONSUMER_PLUGIN, RowShuffle.class.getName());
    conf.set(MRJobConfig.MAP_OUTPUT_COLLECTOR_CLASS_ATTR, SegmentCollector.class.getName());
    conf.setBoolean(MRJobConfig.MAP_OUTPUT_COMPRESS, compressed);
    conf.setLong(MRJobConfig.REDUCE_MEMORY_TOTAL_BYTES, memoryBytes);
    conf.setInt(MRJobConfig.IO_SORT_FACTOR, 2);
    Job job = Job.getInstance(conf);
    FileInputFormat.addInputPath(job, new org.apache.hadoop.fs.Path(input().toString()));
    job.setMapperClass(RowsMapper.class);
    job.setReducerClass(KeepingReducer.class);
    job.setMapOutputKeyClass(NullWritable.class);
    job.setMapOutputValueClass(RowBlock.class);
    job.setNumReduceTasks(REDUCES);
    job.setOutputFormatClass(NullOutputFormat.class);
    return job;
  }

  /** A file of one line for each map. */
  private Path input() throws IOException {
    Path input = Files.createDirectory(directory.resolve("input"));
    for (int map = 0; map < MAPS; map++) {
      Files.writeString(input.resolve("map-" + map), map + "\n");
    }
    return input;
  }

  private static byte[][] rows(int map) {
    return SampleRows.sorted(new Random(map), 1000 * (map + 1), 256);
  }
}
