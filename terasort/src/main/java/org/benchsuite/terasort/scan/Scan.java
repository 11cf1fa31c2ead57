package org.benchsuite.terasort.scan;

import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.benchsuite.common.Profile;
import org.benchsuite.common.RunContext;
import org.benchsuite.common.cluster.ContainerSlots;
import org.benchsuite.common.fanout.FanOut;
import org.benchsuite.common.fanout.FanOutJob;
import org.benchsuite.common.fanout.FanOutResult;
import org.benchsuite.common.job.JobWatch;
import org.benchsuite.common.output.OutputFolder;
import org.benchsuite.results.TaskResult;
import org.benchsuite.results.Unit;
import org.benchsuite.terasort.data.RowFiles;

/** Reads all rows of a folder in map tasks: their number, their checksum, their order. */
public final class Scan {

  private static final String RANGE = "range ";

  private final RunContext context;
  private final RowFiles files;
  private final ScanPlan plan;

  Scan(RunContext context, RowFiles files, ScanPlan plan) {
    this.context = context;
    this.files = files;
    this.plan = plan;
  }

  /** The tasks of a profile: one a file, as upstream's TeraValidate, or equal shares. */
  public static Scan of(Profile profile, RunContext context, RowFiles files) throws IOException {
    return profile == Profile.CLASSIC ? aTaskAFile(context, files) : equalShares(context, files);
  }

  /** Tasks as upstream's TeraValidate has them: one a file. */
  public static Scan aTaskAFile(RunContext context, RowFiles files) {
    return new Scan(context, files, ScanPlan.aTaskAFile(files));
  }

  /** Tasks of equal size, as many as keep the free containers busy. */
  public static Scan equalShares(RunContext context, RowFiles files) throws IOException {
    int slots =
        ContainerSlots.probe(context.configuration())
            .map(ContainerSlots::free)
            .orElse(Runtime.getRuntime().availableProcessors());
    return new Scan(context, files, ScanPlan.equalShares(files, slots));
  }

  /** The most tasks of a profile, however many containers are free. */
  public static int mostTasks(Profile profile, RowFiles files) {
    ScanPlan plan =
        profile == Profile.CLASSIC
            ? ScanPlan.aTaskAFile(files)
            : ScanPlan.equalShares(files, Integer.MAX_VALUE / ScanPlan.TASKS_A_SLOT);
    return plan.tasks().size();
  }

  /**
   * What a scan yields.
   *
   * @param job tasks without what they found, phases, notes
   */
  public record Scanned(FanOutResult job, Verdict verdict) {}

  /** Runs it; {@code name} is what people see in the cluster's list of applications. */
  public Scanned run(String name) throws IOException, InterruptedException {
    FanOutResult job =
        FanOutJob.run(
            context,
            new FanOut(
                name,
                new OutputFolder("terasort", files.paths().get(0), context.configuration()).tag(),
                ScanTask.class,
                plan.tasks().size(),
                plan.toSettings(),
                plan.hosts(files),
                files.paths(),
                new JobWatch.Work(name, files.bytes(), Unit.BYTES)));
    List<RowRange> ranges = new ArrayList<>();
    List<RangeSummary> summaries = new ArrayList<>();
    for (TaskResult task : job.tasks()) {
      List<RowRange> own = plan.tasks().get(task.index());
      for (int i = 0; i < own.size(); i++) {
        ranges.add(own.get(i));
        summaries.add(RangeSummary.from(task.counters(), i));
      }
    }
    return new Scanned(
        new FanOutResult(
            job.tasks().stream().map(Scan::withoutRanges).toList(), job.phases(), job.notes()),
        Verdict.of(plan.files(), ranges, summaries));
  }

  /** Ten numbers a range have said what they had to say; a record need not keep them. */
  private static TaskResult withoutRanges(TaskResult task) {
    Map<String, Long> counters = new TreeMap<>(task.counters());
    counters.keySet().removeIf(name -> name.startsWith(RANGE));
    return new TaskResult(
        task.index(),
        task.attempt(),
        task.host(),
        task.startNanos(),
        task.endNanos(),
        task.bytes(),
        task.operations(),
        counters,
        task.machine());
  }
}
