package org.benchsuite.dfsio;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.benchsuite.results.Measurement;
import org.benchsuite.results.OpStats;
import org.benchsuite.results.Scalar;
import org.benchsuite.results.TaskResult;
import org.benchsuite.results.Throughput;
import org.benchsuite.results.Unit;

/** The named numbers of one trial. */
final class DfsioMeasurements {

  private DfsioMeasurements() {}

  /** {@code copies} is the physical bytes a logical byte takes. */
  static List<Measurement> of(
      Plan plan, List<TaskResult> tasks, Throughput rates, double copies, long elapsedNanos) {
    List<Measurement> all = new ArrayList<>();
    rate(all, "aggregate throughput", rates.aggregate());
    rate(all, "aggregate throughput per node", rates.perNode());
    if (plan.operation().adds()) {
      rate(all, "physical aggregate throughput", rates.physical(copies));
    }
    rate(all, "throughput per stream", rates.perStream());
    rate(all, "mean task rate", rates.meanTaskRate());
    rate(all, "task rate standard deviation", rates.taskRateDeviation());
    all.add(new Scalar("test execution time", Unit.NANOSECONDS, elapsedNanos));
    all.add(new Scalar("tasks time", Unit.NANOSECONDS, Throughput.elapsedNanos(tasks)));
    all.add(new Scalar("bytes", Unit.BYTES, rates.bytes()));
    all.add(new Scalar("mean concurrent tasks", Unit.COUNT, rates.meanConcurrency()));
    all.add(new Scalar("peak concurrent tasks", Unit.COUNT, rates.peakConcurrency()));
    counter(all, tasks, ReadTask.LOCAL);
    counter(all, tasks, ReadTask.SHORT_CIRCUIT);
    counter(all, tasks, ReadTask.REMOTE);
    if (!plan.codec().isEmpty()) {
      counter(all, tasks, WriteTask.BYTES_STORED);
    }
    share(all, tasks, "generate", "share of task time making payload");
    share(all, tasks, "verify", "share of task time verifying");
    return all;
  }

  /** How large the data are that the bytes of a step's trial belong to. */
  static List<Measurement> ofStep(Step step, Optional<StepWrite> write) {
    List<Measurement> all = new ArrayList<>();
    all.add(new Scalar("size of the step", Unit.BYTES, step.bytes()));
    write.ifPresent(done -> all.add(new Scalar("generated", Unit.BYTES, done.generatedBytes())));
    return all;
  }

  private static void rate(List<Measurement> all, String name, double bytesPerSecond) {
    all.add(new Scalar(name, Unit.BYTES_PER_SECOND, bytesPerSecond));
  }

  private static void counter(List<Measurement> all, List<TaskResult> tasks, String counter) {
    if (tasks.stream().anyMatch(task -> task.counters().containsKey(counter))) {
      long sum = tasks.stream().mapToLong(task -> task.counters().getOrDefault(counter, 0L)).sum();
      all.add(new Scalar(counter, Unit.BYTES, sum));
    }
  }

  private static void share(
      List<Measurement> all, List<TaskResult> tasks, String operation, String name) {
    long busy =
        tasks.stream()
            .flatMap(task -> task.operations().stream())
            .filter(stats -> stats.operation().equals(operation))
            .mapToLong(OpStats::busyNanos)
            .sum();
    long total = tasks.stream().mapToLong(TaskResult::elapsedNanos).sum();
    if (busy > 0 && total > 0) {
      all.add(new Scalar(name, Unit.RATIO, (double) busy / total));
    }
  }
}
