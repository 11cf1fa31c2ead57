package org.benchsuite.common.fanout;

import java.io.IOException;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.concurrent.TimeUnit;
import java.util.function.LongSupplier;
import java.util.stream.Stream;
import org.apache.hadoop.conf.Configuration;
import org.apache.hadoop.io.BytesWritable;
import org.apache.hadoop.io.IntWritable;
import org.apache.hadoop.io.NullWritable;
import org.apache.hadoop.mapreduce.Counter;
import org.apache.hadoop.mapreduce.Mapper;
import org.benchsuite.common.cluster.MachineLoad;
import org.benchsuite.common.cluster.Machines;
import org.benchsuite.results.OpRecorder;
import org.benchsuite.results.OpStats;
import org.benchsuite.results.TaskResult;
import org.benchsuite.results.TaskResultJson;

/** Runs a {@link TaskBody} in a map task and writes its {@link TaskResult}. */
public final class FanOutMapper
    extends Mapper<IntWritable, NullWritable, NullWritable, BytesWritable> {

  static final String BODY = "bench.fanout.body";

  @Override
  protected void map(IntWritable key, NullWritable value, Context context)
      throws IOException, InterruptedException {
    try {
      TaskResult result = run(key.get(), context);
      context.write(NullWritable.get(), new BytesWritable(TaskResultJson.toBytes(result)));
    } catch (IOException | InterruptedException | RuntimeException e) {
      throw e;
    } catch (Exception e) {
      throw new IOException(e);
    }
  }

  private TaskResult run(int index, Context context) throws Exception {
    Configuration configuration = context.getConfiguration();
    TaskBody body =
        configuration
            .getClass(BODY, null, TaskBody.class)
            .asSubclass(TaskBody.class)
            .getDeclaredConstructor()
            .newInstance();
    RunningTask task = new RunningTask(index, configuration, context);
    body.prepare(task);
    StartBarrier.of(configuration).awaitOthers(index, context::progress);
    MachineLoad before = MachineLoad.now();
    Instant started = Instant.now();
    long start = task.ticker().getAsLong();
    body.run(task);
    long elapsed = task.ticker().getAsLong() - start;
    task.counters.putAll(MachineLoad.now().since(before).toCounters());
    body.finish(task);
    long startNanos = TimeUnit.SECONDS.toNanos(started.getEpochSecond()) + started.getNano();
    return new TaskResult(
        index,
        context.getTaskAttemptID().getId(),
        Machines.hostName(),
        startNanos,
        startNanos + elapsed,
        task.bytes,
        task.operations(),
        task.counters,
        Machines.local());
  }

  /** The job counter that feeds the live progress. */
  enum Moved {
    BYTES
  }

  /** A task under way. */
  private final class RunningTask implements TaskContext {

    private final int index;
    private final Configuration configuration;
    private final Counter moved;
    private final Runnable stillAlive;
    private final OpRecorder recorder = new OpRecorder();
    private final Map<String, Long> counters = new TreeMap<>();
    private final List<OpStats> added = new ArrayList<>();
    private long bytes;

    RunningTask(int index, Configuration configuration, Context context) {
      this.index = index;
      this.configuration = configuration;
      this.moved = context.getCounter(Moved.BYTES);
      this.stillAlive = context::progress;
    }

    @Override
    public int index() {
      return index;
    }

    @Override
    public Configuration configuration() {
      return configuration;
    }

    @Override
    public OpRecorder recorder() {
      return recorder;
    }

    @Override
    public void add(List<OpStats> recorded) {
      added.addAll(recorded);
    }

    private List<OpStats> operations() {
      return OpStats.sum(Stream.concat(recorder.stats().stream(), added.stream()));
    }

    @Override
    public LongSupplier ticker() {
      return System::nanoTime;
    }

    @Override
    public void moved(long amount) {
      bytes += amount;
      moved.increment(amount);
      stillAlive.run();
    }

    @Override
    public void count(String counter, long amount) {
      counters.merge(counter, amount, Long::sum);
    }
  }
}
