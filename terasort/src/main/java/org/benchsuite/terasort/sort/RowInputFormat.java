package org.benchsuite.terasort.sort;

import java.io.IOException;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.apache.hadoop.fs.BlockLocation;
import org.apache.hadoop.fs.FileStatus;
import org.apache.hadoop.fs.FileSystem;
import org.apache.hadoop.fs.LocatedFileStatus;
import org.apache.hadoop.fs.Path;
import org.apache.hadoop.io.NullWritable;
import org.apache.hadoop.mapreduce.InputSplit;
import org.apache.hadoop.mapreduce.JobContext;
import org.apache.hadoop.mapreduce.RecordReader;
import org.apache.hadoop.mapreduce.TaskAttemptContext;
import org.apache.hadoop.mapreduce.lib.input.FileInputFormat;
import org.apache.hadoop.mapreduce.lib.input.FileSplit;
import org.benchsuite.terasort.row.Row;
import org.benchsuite.terasort.row.RowBlock;

/** Rows in blocks; splits of equal size that begin and end with whole rows. */
public final class RowInputFormat extends FileInputFormat<NullWritable, RowBlock> {

  /** Most bytes of a split. */
  static final String SPLIT_BYTES = "bench.terasort.split.bytes";

  private static final int MOST_HOSTS = 3;

  @Override
  public List<InputSplit> getSplits(JobContext job) throws IOException {
    long most = job.getConfiguration().getLong(SPLIT_BYTES, Long.MAX_VALUE);
    List<InputSplit> splits = new ArrayList<>();
    for (FileStatus file : listStatus(job)) {
      addSplits(file, most, job, splits);
    }
    if (splits.isEmpty()) {
      // a job without a map task never ends well; one without a row does
      splits.add(new FileSplit(getInputPaths(job)[0], 0, 0, new String[0]));
    }
    return splits;
  }

  private static void addSplits(FileStatus file, long most, JobContext job, List<InputSplit> splits)
      throws IOException {
    long rows = file.getLen() / Row.BYTES;
    long count = (file.getLen() + most - 1) / most;
    BlockLocation[] blocks = count == 0 ? new BlockLocation[0] : blocks(file, job);
    for (long i = 0; i < count; i++) {
      long start = rows * i / count * Row.BYTES;
      long end = rows * (i + 1) / count * Row.BYTES;
      splits.add(new FileSplit(file.getPath(), start, end - start, hosts(blocks, start, end)));
    }
  }

  private static BlockLocation[] blocks(FileStatus file, JobContext job) throws IOException {
    if (file instanceof LocatedFileStatus located) {
      return located.getBlockLocations();
    }
    Path path = file.getPath();
    FileSystem fileSystem = path.getFileSystem(job.getConfiguration());
    return fileSystem.getFileBlockLocations(file, 0, file.getLen());
  }

  /** The hosts with the most bytes of the split. */
  private static String[] hosts(BlockLocation[] blocks, long start, long end) throws IOException {
    Map<String, Long> bytes = new HashMap<>();
    for (BlockLocation block : blocks) {
      long overlap =
          Math.min(end, block.getOffset() + block.getLength()) - Math.max(start, block.getOffset());
      if (overlap > 0) {
        for (String host : block.getHosts()) {
          bytes.merge(host, overlap, Long::sum);
        }
      }
    }
    return bytes.entrySet().stream()
        .sorted(Map.Entry.<String, Long>comparingByValue(Comparator.reverseOrder()))
        .limit(MOST_HOSTS)
        .map(Map.Entry::getKey)
        .toArray(String[]::new);
  }

  @Override
  public RecordReader<NullWritable, RowBlock> createRecordReader(
      InputSplit split, TaskAttemptContext context) {
    return new RowBlockReader();
  }
}
