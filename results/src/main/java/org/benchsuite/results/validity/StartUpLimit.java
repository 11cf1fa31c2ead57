package org.benchsuite.results.validity;

import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import org.benchsuite.results.Phase;
import org.benchsuite.results.RunRecord;
import org.benchsuite.results.Trial;

/** Time in which no task works: submission, the start of application master and tasks, commit. */
final class StartUpLimit implements LimitRule {

  /** Share of the elapsed time; above it more data costs little more time. */
  static final double MOST = 0.5;

  private static final Set<String> PHASES =
      Set.of("submit", "start-up", "application master start", "first task start", "commit");

  /** Phases of a step are named after it: {@code sort: submit}. */
  private static final String STEP = ": ";

  @Override
  public Optional<Bound> check(RunRecord run, Baselines baselines) {
    List<Trial> trials = run.countedTrials();
    double elapsed = trials.stream().mapToLong(Trial::elapsedNanos).sum() / 1e9;
    double waiting =
        trials.stream()
                .flatMap(trial -> trial.phases().stream())
                .filter(StartUpLimit::isStartUp)
                .mapToLong(Phase::nanos)
                .sum()
            / 1e9;
    double share = elapsed == 0 ? 0 : waiting / elapsed;
    if (share <= MOST) {
      return Optional.empty();
    }
    return Optional.of(
        new Bound(
            Bound.Kind.START_UP,
            share / MOST,
            String.format(
                Locale.ROOT,
                "submission, the start of containers and commit took %.2f s of %.2f s (%.0f %%)",
                waiting / trials.size(),
                elapsed / trials.size(),
                100 * share)));
  }

  @Override
  public Optional<String> missing(RunRecord run, Baselines baselines) {
    boolean known =
        run.countedTrials().stream()
            .flatMap(trial -> trial.phases().stream())
            .anyMatch(StartUpLimit::isStartUp);
    return known ? Optional.empty() : Optional.of("how long the start took");
  }

  private static boolean isStartUp(Phase phase) {
    return PHASES.contains(phase.name().substring(afterStep(phase.name())));
  }

  private static int afterStep(String name) {
    int step = name.lastIndexOf(STEP);
    return step < 0 ? 0 : step + STEP.length();
  }
}
