package org.benchsuite.terasort.scan;

import java.io.IOException;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.function.LongSupplier;
import org.apache.hadoop.conf.Configuration;
import org.apache.hadoop.fs.FSDataInputStream;
import org.apache.hadoop.fs.Path;
import org.benchsuite.common.fanout.TaskBody;
import org.benchsuite.common.fanout.TaskContext;
import org.benchsuite.results.OpRecorder.Operation;
import org.benchsuite.terasort.row.Row;
import org.benchsuite.terasort.row.RowBlock;

/** Reads its ranges of rows, checks their order and adds up their checksum. */
public final class ScanTask implements TaskBody {

  private final byte[] block = new byte[RowBlock.MOST_ROWS * Row.BYTES];
  private final Map<String, Long> found = new TreeMap<>();
  private Configuration configuration;
  private ScanPlan plan;
  private List<RowRange> ranges;

  @Override
  public void prepare(TaskContext context) throws IOException {
    configuration = context.configuration();
    plan = ScanPlan.from(configuration);
    ranges = plan.tasks().get(context.index());
    if (!ranges.isEmpty()) {
      // also connects: a cold JVM's class loading is not what reading costs
      Path first = plan.files().get(ranges.get(0).file());
      first.getFileSystem(configuration).getFileStatus(first);
    }
  }

  @Override
  public void run(TaskContext context) throws IOException {
    for (int i = 0; i < ranges.size(); i++) {
      scan(ranges.get(i), context).to(found, i);
    }
  }

  private RangeSummary scan(RowRange range, TaskContext context) throws IOException {
    LongSupplier ticker = context.ticker();
    Operation open = context.recorder().operation("open");
    Operation read = context.recorder().operation("read");
    Operation check = context.recorder().operation("check");
    OrderCheck order = new OrderCheck();
    Path file = plan.files().get(range.file());
    long start = ticker.getAsLong();
    try (FSDataInputStream in = file.getFileSystem(configuration).open(file)) {
      in.seek(range.first() * Row.BYTES);
      long now = ticker.getAsLong();
      open.record(0, start, now);
      for (long done = 0; done < range.rows(); ) {
        int count = (int) Math.min(RowBlock.MOST_ROWS, range.rows() - done);
        in.readFully(block, 0, count * Row.BYTES);
        long filled = ticker.getAsLong();
        read.record(count * (long) Row.BYTES, now, filled);
        order.add(block, count);
        now = ticker.getAsLong();
        check.record(count * (long) Row.BYTES, filled, now);
        context.moved(count * (long) Row.BYTES);
        done += count;
      }
    }
    return order.summary();
  }

  @Override
  public void finish(TaskContext context) {
    found.forEach(context::count);
  }
}
