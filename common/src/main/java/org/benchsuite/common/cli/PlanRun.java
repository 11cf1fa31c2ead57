package org.benchsuite.common.cli;

import java.io.IOException;
import java.util.List;
import org.benchsuite.common.sweep.Expansion;
import org.benchsuite.common.sweep.LineOptions;
import org.benchsuite.common.sweep.SweepPlan;
import org.benchsuite.common.sweep.Sweeper;
import org.benchsuite.common.sweep.Sweeper.Swept;

/** Checks a plan with the parser of this program and runs it on a console. */
public final class PlanRun {

  private final Console console;

  public PlanRun(Console console) {
    this.console = console;
  }

  /** Runs it, with {@code everywhere} added to each of its command lines. */
  public Swept run(SweepPlan plan, List<String> everywhere, LineOptions options)
      throws IOException, InterruptedException {
    ParsedCommands commandLines = new ParsedCommands(() -> new BenchCli(console));
    return new Sweeper(commandLines, console.out(), console.err(), console.width())
        .run(plan, new Expansion(commandLines, everywhere).groups(plan), options);
  }
}
