package org.benchsuite.common.cli;

import java.time.Duration;
import org.benchsuite.common.Protocol;
import org.benchsuite.common.Protocol.OnFailure;
import picocli.CommandLine.ArgGroup;
import picocli.CommandLine.Option;

/** What every benchmark takes: repetitions, seed, where results go. */
public final class RunOptions {

  @ArgGroup(validate = false, order = 80, heading = "%nRepeating and recording:%n")
  Group group = new Group();

  /** The options as one group of the help. */
  static final class Group {

    @Option(
        names = {"-trials", "--trials"},
        paramLabel = "N",
        defaultValue = "1",
        description = "Repetitions that count (${DEFAULT-VALUE}).")
    int trials;

    @Option(
        names = {"-warmups", "--warmups"},
        paramLabel = "N",
        defaultValue = "0",
        description = "Repetitions before them that do not (${DEFAULT-VALUE}).")
    int warmups;

    @Option(
        names = {"-coolDown", "--cool-down"},
        paramLabel = "TIME",
        defaultValue = "0s",
        converter = DurationConverter.class,
        description = "Rest between repetitions, such as 30s or 5m (${DEFAULT-VALUE}).")
    Duration coolDown;

    @Option(
        names = {"-onFailure", "--on-failure"},
        paramLabel = "stop|continue",
        defaultValue = "stop",
        description = "After a failed or void trial (${DEFAULT-VALUE}).")
    OnFailure onFailure;

    @Option(
        names = {"-barrier", "--barrier"},
        description = "Let all tasks of a trial start together.")
    boolean barrier;

    @Option(
        names = {"-seed", "--seed"},
        paramLabel = "N",
        defaultValue = "1",
        description = "Seed of every random choice (${DEFAULT-VALUE}).")
    long seed;

    @Option(
        names = {"-label", "--label"},
        paramLabel = "TEXT",
        defaultValue = "",
        description = "A name for this run, such as the cluster's.")
    String label;

    @Option(
        names = {"-results", "--results"},
        paramLabel = "DIR",
        defaultValue = "bench-suite-results",
        description = "Folder of the records, local or any Hadoop URI (${DEFAULT-VALUE}).")
    String results;

    @Option(
        names = {"-force", "--force"},
        description = "Run although the preflight advises against it.")
    boolean force;

    @Option(
        names = {"-dryRun", "--dry-run"},
        description = "Only tell what would be run, and what it needs.")
    boolean dryRun;

    @Option(
        names = {"-again", "--again"},
        description = "With steps that were all run already: run them anew.")
    boolean again;

    @Option(names = "--verbose", description = "Print the stack trace of an error.")
    boolean verbose;
  }

  Protocol protocol() {
    return new Protocol(
        group.warmups, group.trials, group.coolDown, group.onFailure, group.barrier, group.force);
  }

  boolean dryRun() {
    return group.dryRun;
  }

  boolean again() {
    return group.again;
  }

  long seed() {
    return group.seed;
  }

  String label() {
    return group.label;
  }

  String results() {
    return group.results;
  }
}
