package org.benchsuite.terasort.gen;

import java.io.IOException;
import java.util.Locale;
import java.util.function.LongSupplier;
import org.apache.hadoop.conf.Configuration;
import org.apache.hadoop.fs.FSDataOutputStream;
import org.apache.hadoop.fs.Path;
import org.benchsuite.common.fanout.TaskBody;
import org.benchsuite.common.fanout.TaskContext;
import org.benchsuite.common.output.AttemptFile;
import org.benchsuite.common.output.OutputFolder;
import org.benchsuite.results.OpRecorder.Operation;
import org.benchsuite.terasort.row.Row;
import org.benchsuite.terasort.row.RowBlock;
import org.benchsuite.terasort.row.RowChecksum;
import org.benchsuite.terasort.row.RowGenerator;

/** Writes one file of consecutive rows; it gets its name when it is whole. */
public final class GenerateTask implements TaskBody {

  static final String FIRST = "bench.teragen.first";
  static final String ROWS = "bench.teragen.rows";
  static final String TASKS = "bench.teragen.tasks";
  static final String OUTPUT = "bench.teragen.output";

  /** The checksum of a task's rows as two counters. */
  static final String CHECKSUM_HIGH = "checksum, upper 64 bits";

  static final String CHECKSUM_LOW = "checksum, lower 64 bits";

  private final RowChecksum checksum = new RowChecksum();
  private final byte[] block = new byte[RowBlock.MOST_ROWS * Row.BYTES];
  private RowGenerator generator;
  private AttemptFile file;
  private long rows;

  @Override
  public void prepare(TaskContext context) throws IOException {
    Configuration configuration = context.configuration();
    OutputFolder output =
        new OutputFolder("terasort", new Path(configuration.get(OUTPUT)), configuration);
    file = output.attempt(String.format(Locale.ROOT, "part-m-%05d", context.index()));
    long all = configuration.getLong(ROWS, 0);
    int tasks = configuration.getInt(TASKS, 1);
    long first = firstRow(all, tasks, context.index());
    rows = firstRow(all, tasks, context.index() + 1) - first;
    generator = new RowGenerator(configuration.getLong(FIRST, 0) + first);
  }

  /** Upstream's formula, so that its files and ours are cut at the same rows. */
  static long firstRow(long rows, int tasks, int task) {
    return (long) Math.ceil(rows * (double) task / tasks);
  }

  @Override
  public void run(TaskContext context) throws IOException {
    LongSupplier ticker = context.ticker();
    Operation create = context.recorder().operation("create");
    Operation generate = context.recorder().operation("generate");
    Operation write = context.recorder().operation("write");
    Operation close = context.recorder().operation("close");
    long start = ticker.getAsLong();
    try (FSDataOutputStream out = file.create()) {
      long now = ticker.getAsLong();
      create.record(0, start, now);
      for (long done = 0; done < rows; ) {
        int count = (int) Math.min(RowBlock.MOST_ROWS, rows - done);
        int bytes = count * Row.BYTES;
        generator.fill(block, 0, count);
        checksum.add(block, 0, count);
        long generated = ticker.getAsLong();
        generate.record(bytes, now, generated);
        out.write(block, 0, bytes);
        now = ticker.getAsLong();
        write.record(bytes, generated, now);
        context.moved(bytes);
        done += count;
      }
      out.close();
      close.record(0, now, ticker.getAsLong());
    }
  }

  @Override
  public void finish(TaskContext context) throws IOException {
    file.publish();
    context.count(CHECKSUM_HIGH, checksum.get().high());
    context.count(CHECKSUM_LOW, checksum.get().low());
  }
}
