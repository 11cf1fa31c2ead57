package org.benchsuite.common.job;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import org.apache.hadoop.mapreduce.TaskCounter;
import org.benchsuite.common.cluster.MachineLoad;
import org.benchsuite.results.Measurement;
import org.benchsuite.results.Note;
import org.benchsuite.results.Scalar;
import org.benchsuite.results.Unit;

/** What limited a job, as far as its counters and its machines' processors tell. */
public final class Limits {

  private static final double BUSY = 0.85;
  private static final double WAITING = 0.2;
  private static final double COLLECTING = 0.1;

  private Limits() {}

  /** One note on the resource that ran out, and one for each setting that made work. */
  public static List<Note> notes(JobCounters counters) {
    List<Note> notes = new ArrayList<>(notes(counters.load()));
    spills(counters, notes);
    collection(counters, notes);
    return notes;
  }

  /** The resource that ran out; nothing when the machines do not tell. */
  public static List<Note> notes(MachineLoad load) {
    return load.busyShare() == 0
        ? List.of()
        : List.of(Note.info("limit", resource(load.busyShare(), load.waitingShare())));
  }

  /** The same as numbers. */
  public static List<Measurement> measurements(MachineLoad load) {
    return load.busyShare() == 0
        ? List.of()
        : List.of(
            new Scalar("processors busy", Unit.RATIO, load.busyShare()),
            new Scalar("processors waiting", Unit.RATIO, load.waitingShare()));
  }

  private static String resource(double busy, double waiting) {
    String figures =
        String.format(
            Locale.ROOT,
            "While the tasks ran, the processors of their machines were busy %.0f %% and waited for"
                + " disks %.0f %% of the time: ",
            100 * busy,
            100 * waiting);
    if (busy >= BUSY) {
      return figures + "the processors limited this job.";
    }
    if (waiting >= WAITING) {
      return figures + "the disks limited this job.";
    }
    return figures
        + "neither limited it; look at the network, the number of containers and the time that"
        + " containers take to start.";
  }

  private static void spills(JobCounters counters, List<Note> notes) {
    long rows = counters.get(TaskCounter.MAP_OUTPUT_RECORDS);
    long spilled = counters.get(TaskCounter.SPILLED_RECORDS);
    if (rows > 0 && spilled > rows) {
      notes.add(
          Note.info(
              "spills",
              String.format(
                  Locale.ROOT,
                  "Every record was written to local disks %.1f times: once is enough when a map"
                      + " task's output fits in its sort buffer (mapreduce.task.io.sort.mb) and the"
                      + " reduce tasks have the memory for their part"
                      + " (mapreduce.reduce.memory.mb).",
                  (double) spilled / rows)));
    }
  }

  private static void collection(JobCounters counters, List<Note> notes) {
    // tasks inside the client count no processor time of their own
    long computing = counters.cpuNanos();
    if (computing > 0 && counters.gcNanos() > COLLECTING * computing) {
      notes.add(
          Note.info(
              "garbage-collection",
              String.format(
                  Locale.ROOT,
                  "Garbage collection took %.0f %% as long as all computing: the tasks' heaps are"
                      + " too small (mapreduce.map.java.opts, mapreduce.reduce.java.opts).",
                  100.0 * counters.gcNanos() / computing)));
    }
  }
}
