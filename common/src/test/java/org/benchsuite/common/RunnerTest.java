package org.benchsuite.common;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicLong;
import org.apache.hadoop.conf.Configuration;
import org.apache.hadoop.fs.Path;
import org.benchsuite.common.Protocol.OnFailure;
import org.benchsuite.common.progress.ProgressListener;
import org.benchsuite.results.Note;
import org.benchsuite.results.Outcome;
import org.benchsuite.results.Scalar;
import org.benchsuite.results.Trial;
import org.benchsuite.results.Unit;
import org.junit.jupiter.api.Test;

class RunnerTest {

  private final List<String> calls = new ArrayList<>();
  private final AtomicLong clock = new AtomicLong();

  /** Writes down what it is asked to do; a run takes one second of the test's clock. */
  private class Scripted implements Benchmark {

    int runs;

    @Override
    public void prepare(RunContext context) throws Exception {
      calls.add("prepare");
    }

    @Override
    public Outcome run(RunContext context) throws Exception {
      calls.add("run");
      runs++;
      clock.addAndGet(1_000_000_000L);
      return new Outcome(
          List.of(),
          List.of(new Scalar("run", Unit.COUNT, runs)),
          List.of(),
          List.of(),
          Optional.empty());
    }

    @Override
    public List<Note> verify(RunContext context, Outcome outcome) throws Exception {
      calls.add("verify");
      return List.of();
    }

    @Override
    public void cleanup(RunContext context) {
      calls.add("cleanup");
    }
  }

  private List<Trial> run(Benchmark benchmark, int warmups, int trials, OnFailure onFailure)
      throws Exception {
    Protocol protocol = new Protocol(warmups, trials, Duration.ZERO, onFailure, false, false);
    RunContext context =
        new RunContext(
            new Configuration(false),
            new Path("/work"),
            1,
            clock::get,
            ProgressListener.silent(),
            protocol);
    return new Runner(benchmark, context, (trial, outcome) -> calls.add("over")).run();
  }

  @Test
  void warmsUpThenTriesThenCleansUpOnce() throws Exception {
    List<Trial> trials = run(new Scripted(), 1, 2, OnFailure.STOP);
    assertThat(trials).extracting(Trial::warmup).containsExactly(true, false, false);
    assertThat(trials).extracting(Trial::number).containsExactly(1, 1, 2);
    assertThat(trials).extracting(Trial::elapsedNanos).containsOnly(1_000_000_000L);
    assertThat(String.join(" ", calls))
        .isEqualTo(
            "prepare run verify over prepare run verify over prepare run verify over cleanup");
  }

  @Test
  void failedValidationVoidsTheTrialAndStops() throws Exception {
    Scripted wrong =
        new Scripted() {
          @Override
          public List<Note> verify(RunContext context, Outcome outcome) {
            return List.of(Note.voids("verification", "wrong"));
          }
        };
    List<Trial> trials = run(wrong, 0, 3, OnFailure.STOP);
    assertThat(trials).singleElement().satisfies(trial -> assertThat(trial.valid()).isFalse());
  }

  @Test
  void continuesAfterAFailureWhenAskedTo() throws Exception {
    Scripted second =
        new Scripted() {
          @Override
          public Outcome run(RunContext context) throws Exception {
            Outcome outcome = super.run(context);
            if (runs == 2) {
              throw new IOException("the second broke");
            }
            return outcome;
          }
        };
    List<Trial> trials = run(second, 0, 3, OnFailure.CONTINUE);
    assertThat(trials).extracting(Trial::valid).containsExactly(true, false, true);
    assertThat(trials.get(1).notes()).extracting(Note::text).containsExactly("the second broke.");
  }

  @Test
  void refusedFirstRepetitionIsNoTrialAndCleansUpAllTheSame() {
    Scripted refusing =
        new Scripted() {
          @Override
          public void prepare(RunContext context) {
            throw new NotFitException("no room");
          }
        };
    assertThatThrownBy(() -> run(refusing, 0, 1, OnFailure.STOP))
        .isInstanceOf(NotFitException.class);
    assertThat(calls).containsExactly("cleanup");
  }

  @Test
  void commandThatMeasuresNothingLeavesNoTrial() throws Exception {
    Scripted cleaning =
        new Scripted() {
          @Override
          public Outcome run(RunContext context) {
            return Outcome.nothing();
          }
        };
    assertThat(run(cleaning, 0, 3, OnFailure.STOP)).isEmpty();
  }
}
