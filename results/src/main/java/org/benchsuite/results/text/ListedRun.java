package org.benchsuite.results.text;

import java.time.Instant;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.benchsuite.results.Note;
import org.benchsuite.results.RunRecord;
import org.benchsuite.results.Summary;
import org.benchsuite.results.Trial;
import org.benchsuite.results.Unit;
import org.benchsuite.results.compare.CaseKey;
import org.benchsuite.results.compare.Metrics;
import org.benchsuite.results.compare.Sample;

/**
 * One run on one line: small, so that very many can be kept.
 *
 * @param started when it started
 * @param id its id
 * @param benchmark the benchmark's name
 * @param operation what it did
 * @param label the user's own name for it
 * @param subject the parameters that decide what was done
 * @param metric the number that heads its benchmark
 * @param unit the unit of that number
 * @param mean its mean over the trials that count; empty when none does
 * @param counted trials that count
 * @param voids trials that would count but are void, or whose run is
 * @param warnings different warnings of the run and of the trials that count
 */
public record ListedRun(
    Instant started,
    String id,
    String benchmark,
    String operation,
    String label,
    String subject,
    String metric,
    Unit unit,
    OptionalDouble mean,
    int counted,
    int voids,
    int warnings) {

  public ListedRun {
    Objects.requireNonNull(started, "started");
    Objects.requireNonNull(id, "id");
    Objects.requireNonNull(unit, "unit");
    Objects.requireNonNull(mean, "mean");
  }

  /** The line of a run. */
  public static ListedRun of(RunRecord run) {
    List<Trial> counted = run.countedTrials();
    int tried = (int) run.trials().stream().filter(trial -> !trial.warmup()).count();
    String metric = Metrics.headline(List.of(run));
    Optional<Sample> sample = Metrics.sample(List.of(run), metric);
    return new ListedRun(
        run.started(),
        run.id(),
        run.benchmark(),
        run.operation(),
        run.label(),
        subject(run),
        counted.isEmpty() ? "" : metric,
        sample.map(Sample::unit).orElse(Unit.COUNT),
        sample.isPresent() ? mean(sample.get()) : OptionalDouble.empty(),
        counted.size(),
        tried - counted.size(),
        (int) warnings(run));
  }

  /** Whether every trial that should count does. */
  public boolean valid() {
    return counted > 0 && voids == 0;
  }

  /** In words whether its number may be believed, such as {@code valid, 2 warnings}. */
  public String state() {
    String state =
        valid() ? "valid" : voids == 0 ? "no trial" : counted == 0 ? "void" : voids + " void";
    return warnings == 0
        ? state
        : state + ", " + warnings + (warnings == 1 ? " warning" : " warnings");
  }

  private static OptionalDouble mean(Sample sample) {
    double[] values = sample.values().stream().mapToDouble(Double::doubleValue).toArray();
    return OptionalDouble.of(Summary.of(values).mean());
  }

  private static String subject(RunRecord run) {
    return CaseKey.of(run, Set.of()).parameters().entrySet().stream()
        .map(Map.Entry::toString)
        .collect(Collectors.joining(" "));
  }

  private static long warnings(RunRecord run) {
    return Stream.concat(
            run.notes().stream(),
            run.countedTrials().stream().flatMap(trial -> trial.notes().stream()))
        .filter(note -> note.severity() == Note.Severity.WARNING)
        .map(Note::rule)
        .distinct()
        .count();
  }
}
