package org.benchsuite.suite;

import java.io.IOException;
import org.benchsuite.common.cli.BenchCli;
import org.benchsuite.common.cli.Console;
import org.benchsuite.common.cli.ParsedCommands;
import org.benchsuite.common.sweep.Expansion;
import org.benchsuite.common.sweep.SweepPlan;
import org.benchsuite.common.sweep.Sweeper;
import org.benchsuite.common.sweep.Sweeper.Swept;

/** Runs a plan as a command line says. */
final class PlanRun {

  private final Console console;
  private final SweepLine line;

  PlanRun(Console console, SweepLine line) {
    this.console = console;
    this.line = line;
  }

  Swept run(SweepPlan plan) throws IOException, InterruptedException {
    ParsedCommands commandLines = new ParsedCommands(() -> new BenchCli(console));
    SweepPlan scaled = line.of(plan);
    return new Sweeper(commandLines, console.out(), console.err(), console.width())
        .run(scaled, new Expansion(commandLines, line.everywhere()).groups(scaled), line.options());
  }
}
