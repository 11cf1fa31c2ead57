package org.benchsuite.common.cluster;

import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import org.benchsuite.results.TaskResult;

/**
 * What the processors of a machine did since it was started, in ticks of Linux's {@code /proc/stat}
 * over all of them; all zero where that is not to be had.
 *
 * @param busy computing, for whichever process
 * @param waiting idle while a disk was at work
 * @param idle idle otherwise
 */
public record MachineLoad(long busy, long waiting, long idle) {

  private static final String BUSY_TICKS = "processor ticks busy";
  private static final String WAITING_TICKS = "processor ticks waiting for disks";
  private static final String IDLE_TICKS = "processor ticks idle";
  private static final Path SOURCE = Path.of("/proc/stat");
  private static final int IDLE = 4;
  private static final int WAITING = 5;
  private static final int LAST = 8;

  /** The machine this process runs on, now. */
  public static MachineLoad now() {
    return parse(Machines.line(SOURCE, line -> line.startsWith("cpu ")).orElse(""));
  }

  /** The line of all processors: user, nice, system, idle, iowait, irq, softirq, steal, ... */
  static MachineLoad parse(String line) {
    String[] words = line.trim().split("\\s+");
    if (words.length <= LAST || !words[0].equals("cpu")) {
      return new MachineLoad(0, 0, 0);
    }
    long all = 0;
    for (int i = 1; i <= LAST; i++) {
      all += Long.parseLong(words[i]);
    }
    long idle = Long.parseLong(words[IDLE]);
    long waiting = Long.parseLong(words[WAITING]);
    return new MachineLoad(all - idle - waiting, waiting, idle);
  }

  /** What they did from {@code earlier} to this reading. */
  public MachineLoad since(MachineLoad earlier) {
    return new MachineLoad(
        Math.max(0, busy - earlier.busy),
        Math.max(0, waiting - earlier.waiting),
        Math.max(0, idle - earlier.idle));
  }

  /** As counters of a task's result. */
  public Map<String, Long> toCounters() {
    return Map.of(BUSY_TICKS, busy, WAITING_TICKS, waiting, IDLE_TICKS, idle);
  }

  /** What the machines of all tasks did while each of them ran. */
  public static MachineLoad of(List<TaskResult> tasks) {
    return new MachineLoad(
        sum(tasks, BUSY_TICKS), sum(tasks, WAITING_TICKS), sum(tasks, IDLE_TICKS));
  }

  private static long sum(List<TaskResult> tasks, String counter) {
    return tasks.stream().mapToLong(task -> task.counters().getOrDefault(counter, 0L)).sum();
  }

  /** Share of the time that was spent computing; 0 when nothing is known. */
  public double busyShare() {
    return share(busy);
  }

  /** Share of the time that was spent waiting for disks; 0 when nothing is known. */
  public double waitingShare() {
    return share(waiting);
  }

  private double share(long part) {
    long all = busy + waiting + idle;
    return all == 0 ? 0 : (double) part / all;
  }
}
