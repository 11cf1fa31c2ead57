package org.benchsuite.wordcount.count;

import java.io.IOException;
import java.util.List;
import org.apache.hadoop.fs.FileStatus;
import org.apache.hadoop.fs.Path;
import org.apache.hadoop.io.NullWritable;
import org.apache.hadoop.mapreduce.InputSplit;
import org.apache.hadoop.mapreduce.JobContext;
import org.apache.hadoop.mapreduce.RecordReader;
import org.apache.hadoop.mapreduce.TaskAttemptContext;
import org.apache.hadoop.mapreduce.lib.input.CombineFileInputFormat;
import org.apache.hadoop.mapreduce.lib.input.CombineFileSplit;

/**
 * Text in blocks. A split holds parts of files that lie on the same node, so small files share a
 * task and large ones are cut, at any byte: readers find the words' borders.
 */
public final class BlockInputFormat extends CombineFileInputFormat<NullWritable, TextBlock> {

  @Override
  public List<InputSplit> getSplits(JobContext job) throws IOException {
    List<InputSplit> splits = super.getSplits(job);
    if (splits.isEmpty()) {
      // a job without a map task never ends well; one without a word does
      splits.add(new CombineFileSplit(new Path[0], new long[0], new long[0], new String[0]));
    }
    return splits;
  }

  /** The files of the input. */
  List<FileStatus> files(JobContext job) throws IOException {
    return listStatus(job);
  }

  @Override
  public RecordReader<NullWritable, TextBlock> createRecordReader(
      InputSplit split, TaskAttemptContext context) {
    return new BlockReader();
  }
}
