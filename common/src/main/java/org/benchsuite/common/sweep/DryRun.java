package org.benchsuite.common.sweep;

import java.io.IOException;
import java.io.PrintStream;
import java.util.ArrayList;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalLong;
import org.apache.hadoop.conf.Configuration;
import org.benchsuite.common.Demand;
import org.benchsuite.common.cluster.ContainerSlots;
import org.benchsuite.results.store.ResultStore;
import org.benchsuite.results.text.PlainText;
import org.benchsuite.results.text.Quantities;
import org.benchsuite.results.text.TextTable;

/** Tells what a sweep would do, without doing any of it. */
final class DryRun {

  private static final String UNKNOWN = "-";

  private final ResultStore store;
  private final Configuration configuration;

  DryRun(ResultStore store, Configuration configuration) {
    this.store = store;
    this.configuration = configuration;
  }

  void print(SweepPlan plan, List<SweepRun> runs, PrintStream out, int width) throws IOException {
    TimeEstimate times = TimeEstimate.from(store);
    Optional<ContainerSlots> slots = ContainerSlots.probe(configuration);
    Map<SweepCase, Integer> cases = new LinkedHashMap<>();
    runs.forEach(run -> cases.merge(run.of(), 1, Integer::sum));
    out.printf(
        "%s: %s, %s, %s. Nothing is run.%n%n",
        PlainText.clean(plan.name()),
        count(cases.size(), "case"),
        count(runs.size(), "run"),
        plan.order().name().toLowerCase(Locale.ROOT));
    TextTable table =
        new TextTable(
            1, "Case", "Runs", "Logical", "Physical", "Containers", "Waves", "Time a run");
    cases.forEach((one, count) -> table.row(row(one, count, slots, times)));
    table.lines(width).forEach(out::println);
    out.println();
    slots.ifPresent(
        each ->
            out.printf(
                "Containers: %d of %d MiB are free on %d NodeManager(s).%n",
                each.free(), each.containerMiB(), each.nodes()));
    Space.of(runs).forEach(space -> out.println(line(space)));
    out.println(time(cases, times));
    out.println();
    commands(cases.keySet()).forEach(out::println);
    out.flush();
  }

  /** The command lines, those of the steps of one schedule as one. */
  private static List<String> commands(Collection<SweepCase> cases) {
    Map<String, List<String>> steps = new LinkedHashMap<>();
    for (SweepCase one : cases) {
      steps
          .computeIfAbsent(RedactedWords.join(one.withoutStep(), one), line -> new ArrayList<>())
          .addAll(one.step().stream().toList());
    }
    List<String> lines = new ArrayList<>();
    steps.forEach(
        (line, sizes) ->
            lines.add(
                "  "
                    + PlainText.clean(line)
                    + (sizes.isEmpty() ? "" : " --step " + String.join("|", sizes))));
    return lines;
  }

  private static String count(int number, String what) {
    return number + " " + what + (number == 1 ? "" : "s");
  }

  private static List<String> row(
      SweepCase one, int count, Optional<ContainerSlots> slots, TimeEstimate times) {
    Demand demand = one.checked().demand();
    List<String> cells = new ArrayList<>();
    cells.add(one.name().isEmpty() ? RedactedWords.join(one) : one.name());
    cells.add(Integer.toString(count));
    cells.add(demand.bytes() == 0 ? UNKNOWN : Quantities.bytes(demand.bytes()));
    double physical =
        demand.data().stream().mapToDouble(each -> each.bytes() * each.copies()).sum();
    cells.add(physical == 0 ? UNKNOWN : Quantities.bytes((long) physical));
    cells.add(demand.tasks() == 0 ? UNKNOWN : Integer.toString(demand.tasks()));
    cells.add(
        demand.tasks() == 0
            ? UNKNOWN
            : slots.map(each -> Integer.toString(each.waves(demand.tasks()))).orElse(UNKNOWN));
    OptionalLong nanos = times.nanos(one);
    cells.add(
        nanos.isEmpty()
            ? UNKNOWN
            : Quantities.duration(nanos.getAsLong() * one.checked().trials()));
    return cells;
  }

  private static String line(Space space) {
    return "Space: "
        + Quantities.bytes((long) space.physicalBytes())
        + " more with every copy ("
        + Quantities.bytes(space.logicalBytes())
        + " of data) on "
        + space.location()
        + ", where "
        + Quantities.bytes(space.freeBytes())
        + (space.fits() ? " are free." : " are free: it does not fit.");
  }

  private String time(Map<SweepCase, Integer> cases, TimeEstimate times) {
    long nanos = 0;
    int unknown = 0;
    for (Map.Entry<SweepCase, Integer> entry : cases.entrySet()) {
      OptionalLong one = times.nanos(entry.getKey());
      if (one.isEmpty()) {
        unknown++;
      } else {
        nanos += one.getAsLong() * entry.getValue() * entry.getKey().checked().trials();
      }
    }
    String source = " from the records in " + store.location();
    if (unknown == cases.size()) {
      return "Time: unknown, there is no record of such a run in " + store.location() + ".";
    }
    int trials = cases.keySet().stream().mapToInt(times::trials).max().orElse(0);
    return "Time: about "
        + Quantities.duration(nanos)
        + source
        + " (up to "
        + trials
        + " trials of the same operation"
        + (unknown == 0 ? ")." : "); " + unknown + " of " + cases.size() + " cases have none.");
  }
}
