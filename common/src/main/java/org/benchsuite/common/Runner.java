package org.benchsuite.common;

import java.io.IOException;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeUnit;
import org.benchsuite.common.cluster.Causes;
import org.benchsuite.results.Note;
import org.benchsuite.results.OpStats;
import org.benchsuite.results.Outcome;
import org.benchsuite.results.TaskResult;
import org.benchsuite.results.Trial;
import org.benchsuite.results.validity.TaskRules;

/** The only loop: warm-ups and trials of one benchmark, each prepared, run and verified. */
public final class Runner {

  private final Benchmark benchmark;
  private final RunContext context;
  private final TrialListener listener;

  /** Told of every trial as soon as it is over. */
  @FunctionalInterface
  public interface TrialListener {
    void over(Trial trial, Outcome outcome) throws IOException;
  }

  public Runner(Benchmark benchmark, RunContext context, TrialListener listener) {
    this.benchmark = benchmark;
    this.context = context;
    this.listener = listener;
  }

  /**
   * Runs every repetition.
   *
   * @return the trials in order; empty when the benchmark measures nothing
   * @throws UsageException or {@link NotFitException} when the first repetition was refused
   */
  public List<Trial> run() throws Exception {
    List<Trial> trials = new ArrayList<>();
    try {
      Protocol protocol = context.protocol();
      for (int i = 0; i < protocol.warmups() + protocol.trials(); i++) {
        boolean warmup = i < protocol.warmups();
        if (!trials.isEmpty()) {
          rest();
        }
        Attempt attempt = attempt(warmup, warmup ? i + 1 : i - protocol.warmups() + 1, trials);
        if (attempt.outcome.isNothing() && attempt.trial.valid()) {
          return List.of();
        }
        trials.add(attempt.trial);
        listener.over(attempt.trial, attempt.outcome);
        if (!attempt.trial.valid() && protocol.onFailure() == Protocol.OnFailure.STOP) {
          break;
        }
      }
    } finally {
      benchmark.cleanup(context);
    }
    return List.copyOf(trials);
  }

  private record Attempt(Trial trial, Outcome outcome) {}

  private Attempt attempt(boolean warmup, int number, List<Trial> before) throws Exception {
    announce(warmup, number);
    Instant started = Instant.now();
    long start = context.ticker().getAsLong();
    long end = start;
    Outcome outcome = Outcome.nothing();
    List<Note> notes = new ArrayList<>();
    try {
      benchmark.prepare(context);
      started = Instant.now();
      start = context.ticker().getAsLong();
      outcome = benchmark.run(context);
      end = context.ticker().getAsLong();
      notes.addAll(outcome.notes());
      notes.addAll(TaskRules.check(outcome.tasks()));
      notes.addAll(benchmark.verify(context, outcome));
    } catch (UsageException | NotFitException e) {
      if (before.isEmpty()) {
        throw e;
      }
      notes.add(Note.voids("failed", e.getMessage()));
    } catch (TrialFailedException e) {
      notes.add(Note.voids("failed", e.getMessage()));
    } catch (IOException e) {
      notes.add(Note.voids("failed", Causes.sentence(e) + "."));
    }
    return new Attempt(
        new Trial(
            number,
            warmup,
            started,
            Math.max(0, end - start),
            outcome.phases(),
            outcome.tasks().stream().map(TaskResult::withoutOperations).toList(),
            OpStats.sum(outcome.tasks()),
            outcome.measurements(),
            notes),
        outcome);
  }

  private void announce(boolean warmup, int number) {
    Protocol protocol = context.protocol();
    if (protocol.warmups() + protocol.trials() > 1) {
      context
          .progress()
          .step(
              warmup
                  ? "Warm-up " + number + " of " + protocol.warmups()
                  : "Trial " + number + " of " + protocol.trials());
    }
  }

  private void rest() throws InterruptedException {
    if (!context.protocol().coolDown().isZero()) {
      context.progress().step("Resting for " + context.protocol().coolDown().toSeconds() + " s");
      TimeUnit.NANOSECONDS.sleep(context.protocol().coolDown().toNanos());
    }
  }
}
