package org.benchsuite.results.validity;

import java.util.Optional;
import java.util.stream.Stream;
import org.benchsuite.results.Note;
import org.benchsuite.results.RunRecord;

/** The machine that asks: where a benchmark watched its own client and found it too slow. */
final class ClientLimit implements LimitRule {

  private static final String RULE = "client-limited";

  /** A benchmark that watches its client has seen more than can be derived here. */
  private static final double FIRST = Double.MAX_VALUE;

  @Override
  public Optional<Bound> check(RunRecord run, Baselines baselines) {
    return Stream.concat(
            run.notes().stream(),
            run.countedTrials().stream().flatMap(trial -> trial.notes().stream()))
        .filter(note -> note.rule().equals(RULE))
        .map(Note::text)
        .map(text -> new Bound(Bound.Kind.CLIENT, FIRST, text.replaceFirst("[.]\\s*$", "")))
        .findFirst();
  }

  /** Most benchmarks move no byte through their client. */
  @Override
  public Optional<String> missing(RunRecord run, Baselines baselines) {
    return Optional.empty();
  }
}
