package org.benchsuite.results.text;

import java.time.Duration;
import java.time.ZoneOffset;
import java.time.format.DateTimeFormatter;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.benchsuite.results.Fingerprint;
import org.benchsuite.results.Machine;
import org.benchsuite.results.Phase;
import org.benchsuite.results.RunRecord;
import org.benchsuite.results.Trial;
import org.benchsuite.results.validity.Baselines;
import org.benchsuite.results.validity.Bound;
import org.benchsuite.results.validity.WhatLimited;

/**
 * One run as plain text for a terminal: what stands against its numbers first, then the numbers of
 * the trials that count. No number of a void trial is printed.
 */
public final class RunSummary {

  /** Columns used when nothing is known about the terminal. */
  public static final int DEFAULT_WIDTH = 100;

  private static final int NARROWEST = 40;

  private static final DateTimeFormatter WHEN =
      DateTimeFormatter.ofPattern("uuuu-MM-dd HH:mm:ss 'UTC'", Locale.ROOT)
          .withZone(ZoneOffset.UTC);

  /** The facts that say where a run took place, by their name in {@link Fingerprint#facts()}. */
  private static final Map<String, String> WHERE =
      Map.of(
          "filesystem", "",
          "hadoop.version", "Hadoop ",
          "hdfs.datanodes", "DataNodes: ",
          "yarn.nodes", "NodeManagers: ");

  private static final List<String> WHERE_ORDER =
      List.of("filesystem", "hadoop.version", "hdfs.datanodes", "yarn.nodes");

  /** The rule whose notes the line of what limited the run stands for. */
  private static final Set<String> NOT_SAID_TWICE = Set.of("limit");

  private final RunRecord run;
  private final int width;

  private RunSummary(RunRecord run, int width) {
    this.run = run;
    this.width = Math.max(NARROWEST, width);
  }

  /** The summary in lines of at most {@value #DEFAULT_WIDTH} columns. */
  public static String render(RunRecord run) {
    return render(run, DEFAULT_WIDTH);
  }

  /** The summary in lines of at most {@code width} columns, but never narrower than 40. */
  public static String render(RunRecord run, int width) {
    return new RunSummary(run, width)
        .sections()
        .filter(lines -> !lines.isEmpty())
        .map(lines -> String.join("\n", lines) + "\n")
        .collect(Collectors.joining("\n"));
  }

  private Stream<List<String>> sections() {
    List<Trial> counted = run.countedTrials();
    if (counted.isEmpty()) {
      return Stream.of(
          title(), NoteList.lines(run, width), noResult(), TrialTable.lines(run, width));
    }
    Trial last = counted.get(counted.size() - 1);
    return Stream.concat(
        Stream.of(title(), NoteList.lines(run, NOT_SAID_TWICE, width)),
        Stream.of(
            Headline.lines(run, width),
            limit(),
            TrialTable.lines(run, width),
            OperationTable.lines(counted, width),
            DistributionTable.lines(last, width),
            phases(last),
            SlowestTasks.lines(last, width)));
  }

  private List<String> title() {
    String label = run.label().isBlank() ? "" : " - " + run.label();
    List<String> lines = new ArrayList<>();
    lines.addAll(PlainText.wrap("", run.benchmark() + " " + run.operation() + label, width));
    lines.addAll(
        PlainText.wrap(
            "",
            WHEN.format(run.started())
                + ", took "
                + Quantities.duration(Duration.between(run.started(), run.ended()).toNanos())
                + ", run "
                + run.id(),
            width));
    lines.addAll(PlainText.wrap("", where(run.fingerprint()), width));
    return lines;
  }

  private static String where(Fingerprint fingerprint) {
    Stream<String> cluster =
        WHERE_ORDER.stream()
            .filter(fingerprint.facts()::containsKey)
            .map(fact -> WHERE.get(fact) + fingerprint.facts().get(fact));
    return Stream.concat(cluster, Stream.of(client(fingerprint.client())))
        .collect(Collectors.joining(", "));
  }

  private static String client(Machine client) {
    String memory = client.memoryBytes() > 0 ? ", " + Quantities.bytes(client.memoryBytes()) : "";
    return "client: " + client.processors() + " processors" + memory;
  }

  private List<String> limit() {
    Bound bound = WhatLimited.of(run, Baselines.unknown());
    return PlainText.wrap("Limited by: ", bound.sentence(), width);
  }

  private List<String> noResult() {
    boolean tried = run.trials().stream().anyMatch(trial -> !trial.warmup());
    String reason = tried ? "every trial is void" : "no trial ran";
    return PlainText.wrap(
        "", "No result: " + (run.voided() ? "the run is void" : reason) + ".", width);
  }

  private List<String> phases(Trial trial) {
    if (trial.phases().isEmpty()) {
      return List.of();
    }
    String course =
        trial.phases().stream().map(RunSummary::phase).collect(Collectors.joining(", "));
    return PlainText.wrap("Phases of " + name(trial) + ": ", course, width);
  }

  private static String phase(Phase phase) {
    return phase.name() + " " + Quantities.duration(phase.nanos());
  }

  /** What a trial is called, such as {@code trial 2} or {@code warm-up 1}. */
  public static String name(Trial trial) {
    return (trial.warmup() ? "warm-up " : "trial ") + trial.number();
  }
}
