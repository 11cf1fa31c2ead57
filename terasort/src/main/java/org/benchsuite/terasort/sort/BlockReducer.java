package org.benchsuite.terasort.sort;

import java.io.IOException;
import org.apache.hadoop.io.NullWritable;
import org.apache.hadoop.mapreduce.Counter;
import org.apache.hadoop.mapreduce.Reducer;
import org.apache.hadoop.mapreduce.TaskCounter;
import org.benchsuite.common.job.TaskProbe;
import org.benchsuite.terasort.row.Row;
import org.benchsuite.terasort.row.RowBlock;

/** Writes merged blocks of rows as they come. */
public final class BlockReducer
    extends Reducer<NullWritable, RowBlock, NullWritable, NullWritable> {

  @Override
  public void run(Context context) throws IOException, InterruptedException {
    TaskProbe probe = new TaskProbe();
    TaskProbe.reduceBegins(context);
    Counter read = context.getCounter(TaskCounter.REDUCE_INPUT_RECORDS);
    Counter written = context.getCounter(TaskCounter.REDUCE_OUTPUT_RECORDS);
    try (RowOutput out = new RowOutput(context)) {
      while (context.nextKeyValue()) {
        RowBlock block = context.getCurrentValue();
        out.write(block.bytes(), 0, block.rows() * Row.BYTES);
        // the framework counts each block as one
        read.increment(block.rows() - 1);
        written.increment(block.rows());
      }
    }
    probe.end(context);
  }
}
