package org.benchsuite.results.text;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.OptionalDouble;
import org.benchsuite.results.RunRecord;
import org.benchsuite.results.Summary;
import org.benchsuite.results.Trial;
import org.benchsuite.results.Unit;

/** The numbers of a run: each scalar over the trials that count. */
final class Headline {

  private static final String HINT =
      "One trial has neither deviation nor interval; repeat it to know how far to trust it.";

  private Headline() {}

  static List<String> lines(RunRecord run, int width) {
    Map<String, Unit> scalars = scalars(run.countedTrials());
    if (scalars.isEmpty()) {
      return List.of();
    }
    boolean single = run.countedTrials().size() == 1;
    TextTable table =
        single
            ? new TextTable(1, "", "")
            : new TextTable(1, "", "mean", "95 % CI", "CV", "spread", "n");
    scalars.forEach(
        (name, unit) ->
            Summary.of(run, name)
                .ifPresent(
                    summary -> {
                      String[] cells = cells(name, unit, summary);
                      table.row(single ? Arrays.copyOf(cells, 2) : cells);
                    }));
    List<String> lines = new ArrayList<>(PlainText.wrap("", title(run), width));
    lines.addAll(table.lines(width));
    if (single) {
      lines.addAll(PlainText.wrap("", HINT, width));
    }
    return lines;
  }

  /** Every scalar of any of the trials with its unit, in the order they appear. */
  static Map<String, Unit> scalars(List<Trial> trials) {
    Map<String, Unit> scalars = new LinkedHashMap<>();
    for (Trial trial : trials) {
      trial.scalars().forEach(scalar -> scalars.putIfAbsent(scalar.name(), scalar.unit()));
    }
    return scalars;
  }

  private static String title(RunRecord run) {
    int counted = run.countedTrials().size();
    long warmups = run.trials().stream().filter(Trial::warmup).count();
    long voids = run.trials().size() - warmups - counted;
    List<String> others = new ArrayList<>();
    if (warmups > 0) {
      others.add(plural(warmups, "warm-up"));
    }
    if (voids > 0) {
      others.add(plural(voids, "void trial"));
    }
    return "Result of "
        + plural(counted, "trial")
        + (others.isEmpty() ? "" : ", not counting " + String.join(" and ", others));
  }

  private static String plural(long count, String noun) {
    return count + " " + noun + (count == 1 ? "" : "s");
  }

  private static String[] cells(String name, Unit unit, Summary summary) {
    Scale scale = Scale.of(unit, summary.mean());
    if (summary.min() < summary.max()) {
      // a whole mean must not round its interval to nothing
      scale = scale.withFractions();
    }
    return new String[] {
      name,
      scale.format(summary.mean()),
      plusMinus(scale, summary.halfWidth95()),
      summary.variation().isPresent()
          ? Quantities.percent(summary.variation().getAsDouble())
          : Scale.NOT_AVAILABLE,
      plusMinus(Scale.of(Unit.RATIO, 0), summary.spread()),
      Integer.toString(summary.count())
    };
  }

  private static String plusMinus(Scale scale, OptionalDouble value) {
    return value.isPresent() ? "+/- " + scale.format(value.getAsDouble()) : Scale.NOT_AVAILABLE;
  }
}
