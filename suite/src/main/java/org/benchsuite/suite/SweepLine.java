package org.benchsuite.suite;

import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import org.benchsuite.common.cli.Console;
import org.benchsuite.common.cli.HadoopOptions;
import org.benchsuite.common.cli.PlanRun;
import org.benchsuite.common.sweep.LineOptions;
import org.benchsuite.common.sweep.PlanScale;
import org.benchsuite.common.sweep.SweepPlan;
import org.benchsuite.common.sweep.Sweeper.Swept;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** What the commands that run plans take besides the plan. */
final class SweepLine {

  @Mixin private StoreOptions store = new StoreOptions();

  @Option(
      names = "--scale",
      paramLabel = "RATIO",
      defaultValue = "1",
      description = "Make the sizes that the plan lists as scaled smaller, such as 1/1024.")
  private String scale;

  @Option(
      names = {"-dryRun", "--dry-run"},
      description = "Only tell what would be run, and what it needs.")
  private boolean dryRun;

  @Option(
      names = {"-again", "--again"},
      description = "Run a sweep anew that was run to its end.")
  private boolean again;

  @Option(
      names = {"-label", "--label"},
      paramLabel = "TEXT",
      description = "A name for every run, such as the cluster's; a sweep of its own.")
  private String label;

  @Option(
      names = {"-force", "--force"},
      description = "Run although the preflight of a run advises against it.")
  private boolean force;

  @Option(names = "--verbose", description = "Print the stack trace of an error.")
  private boolean verbose;

  /** The plan as it is to be run: scaled, and of the label. */
  SweepPlan of(SweepPlan plan) {
    SweepPlan scaled = PlanScale.parse(scale).of(plan);
    return label == null || label.isBlank() ? scaled : scaled.labelled(label);
  }

  /** Runs a plan as this line says. */
  Swept run(SweepPlan plan, Console console) throws IOException, InterruptedException {
    return new PlanRun(console).run(of(plan), everywhere(), options());
  }

  LineOptions options() {
    return new LineOptions(store.results(), dryRun, again);
  }

  HadoopOptions hadoop() {
    return store.hadoop();
  }

  /** What is added to the command line of every run. */
  private List<String> everywhere() {
    List<String> words = new ArrayList<>(store.hadoop().words());
    words.addAll(List.of("--results", store.results()));
    if (label != null) {
      words.addAll(List.of("--label", label));
    }
    if (force) {
      words.add("--force");
    }
    if (verbose) {
      words.add("--verbose");
    }
    return words;
  }
}
