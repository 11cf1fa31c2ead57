package org.benchsuite.common.job;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeUnit;
import org.apache.hadoop.mapreduce.Counter;
import org.apache.hadoop.mapreduce.Counters;
import org.apache.hadoop.mapreduce.JobCounter;
import org.apache.hadoop.mapreduce.TaskCounter;
import org.benchsuite.common.cluster.MachineLoad;
import org.benchsuite.results.Measurement;
import org.benchsuite.results.Scalar;
import org.benchsuite.results.Unit;

/** A MapReduce job's own counters as measurements, named as Hadoop prints them. */
public final class JobCounters {

  private static final String FILE_SYSTEMS = "org.apache.hadoop.mapreduce.FileSystemCounter";
  private static final String LOCAL = "FILE";

  private final Counters counters;

  public JobCounters(Counters counters) {
    this.counters = counters;
  }

  public long get(Enum<?> counter) {
    return counters.findCounter(counter).getValue();
  }

  /** Processor time of all tasks, with everything their JVMs did, in nanoseconds. */
  public long cpuNanos() {
    return TimeUnit.MILLISECONDS.toNanos(get(TaskCounter.CPU_MILLISECONDS));
  }

  /** Time of garbage collection of all tasks in nanoseconds. */
  public long gcNanos() {
    return TimeUnit.MILLISECONDS.toNanos(get(TaskCounter.GC_TIME_MILLIS));
  }

  /** Everything worth keeping of a job with a shuffle. */
  public List<Measurement> measurements() {
    List<Measurement> all = new ArrayList<>();
    all.add(new Scalar("launched map tasks", Unit.COUNT, get(JobCounter.TOTAL_LAUNCHED_MAPS)));
    all.add(
        new Scalar("launched reduce tasks", Unit.COUNT, get(JobCounter.TOTAL_LAUNCHED_REDUCES)));
    all.add(new Scalar("data-local map tasks", Unit.COUNT, get(JobCounter.DATA_LOCAL_MAPS)));
    all.add(new Scalar("CPU time spent", Unit.NANOSECONDS, cpuNanos()));
    all.add(new Scalar("GC time elapsed", Unit.NANOSECONDS, gcNanos()));
    count(all, "map output records", TaskCounter.MAP_OUTPUT_RECORDS);
    count(all, "spilled records", TaskCounter.SPILLED_RECORDS);
    count(all, "merged map outputs", TaskCounter.MERGED_MAP_OUTPUTS);
    bytes(all, "map output materialized bytes", get(TaskCounter.MAP_OUTPUT_MATERIALIZED_BYTES));
    bytes(all, "reduce shuffle bytes", get(TaskCounter.REDUCE_SHUFFLE_BYTES));
    bytes(all, "bytes read local disk", local("BYTES_READ"));
    bytes(all, "bytes written local disk", local("BYTES_WRITTEN"));
    all.addAll(Limits.measurements(load()));
    return all;
  }

  private void count(List<Measurement> all, String name, TaskCounter counter) {
    all.add(new Scalar(name, Unit.COUNT, get(counter)));
  }

  private static void bytes(List<Measurement> all, String name, long value) {
    all.add(new Scalar(name, Unit.BYTES, value));
  }

  private long local(String counter) {
    Counter found = counters.findCounter(FILE_SYSTEMS, LOCAL + "_" + counter);
    return found == null ? 0 : found.getValue();
  }

  /** What the processors of the tasks' machines did while they ran. */
  MachineLoad load() {
    return new MachineLoad(
        get(TaskProbe.Ticks.BUSY), get(TaskProbe.Ticks.WAITING), get(TaskProbe.Ticks.IDLE));
  }
}
