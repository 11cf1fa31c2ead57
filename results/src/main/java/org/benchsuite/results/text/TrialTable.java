package org.benchsuite.results.text;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.benchsuite.results.RunRecord;
import org.benchsuite.results.Scalar;
import org.benchsuite.results.Trial;
import org.benchsuite.results.Unit;

/** Each scalar of each trial: a column a trial, as many blocks as the width asks for. */
final class TrialTable {

  private static final String VOID = "void";
  private static final String MISSING = "-";
  private static final int MOST_COLUMNS = 100;

  private final RunRecord run;
  private final Map<String, Unit> scalars;

  private TrialTable(RunRecord run) {
    this.run = run;
    this.scalars = Headline.scalars(run.trials());
  }

  static List<String> lines(RunRecord run, int width) {
    TrialTable tables = new TrialTable(run);
    boolean anythingToShow = run.trials().stream().anyMatch(tables::shown);
    if (run.trials().size() < 2 || tables.scalars.isEmpty() || !anythingToShow) {
      return List.of();
    }
    List<String> lines = new ArrayList<>(List.of("Each trial"));
    for (int from = 0; from < run.trials().size(); ) {
      int to = tables.lastThatFits(from, width);
      lines.addAll(tables.block(run.trials().subList(from, to)).lines(width));
      from = to;
    }
    return lines;
  }

  /** End of the longest block of trials from {@code from} that fits, at least one trial. */
  private int lastThatFits(int from, int width) {
    int most = Math.min(run.trials().size(), from + MOST_COLUMNS);
    int to = from + 1;
    while (to < most && block(run.trials().subList(from, to + 1)).fits(width)) {
      to++;
    }
    return to;
  }

  private TextTable block(List<Trial> trials) {
    List<String> headers = new ArrayList<>(List.of("", "unit"));
    trials.forEach(trial -> headers.add(RunSummary.name(trial)));
    TextTable table = new TextTable(2, headers);
    scalars.forEach((name, unit) -> table.row(row(name, unit, trials)));
    return table;
  }

  private List<String> row(String name, Unit unit, List<Trial> trials) {
    Scale scale = scale(name, unit);
    return Stream.concat(
            Stream.of(name, scale.symbol()), trials.stream().map(trial -> cell(trial, name, scale)))
        .collect(Collectors.toList());
  }

  /** One scale for the whole row, so that its numbers can be compared. */
  private Scale scale(String name, Unit unit) {
    List<Scale> scales =
        run.trials().stream()
            .filter(this::shown)
            .map(trial -> trial.scalar(name))
            .flatMap(Optional::stream)
            .map(Scalar::value)
            .filter(Double::isFinite)
            .map(value -> Scale.of(unit, value))
            .toList();
    double divisor = scales.stream().mapToDouble(Scale::divisor).max().orElse(1);
    int decimals = scales.stream().mapToInt(Scale::decimals).max().orElse(0);
    return scales.stream()
        .filter(scale -> scale.divisor() == divisor)
        .findFirst()
        .map(scale -> scale.withDecimals(decimals))
        .orElse(new Scale("", 1, 0));
  }

  private String cell(Trial trial, String name, Scale scale) {
    if (!shown(trial)) {
      return VOID;
    }
    return trial.scalar(name).map(scalar -> scale.number(scalar.value())).orElse(MISSING);
  }

  private boolean shown(Trial trial) {
    return trial.valid() && !run.voided();
  }
}
