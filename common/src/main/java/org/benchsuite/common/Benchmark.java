package org.benchsuite.common;

import java.util.List;
import org.benchsuite.results.Note;
import org.benchsuite.results.Outcome;

/**
 * One benchmark: a picocli command found by {@link java.util.ServiceLoader}, driven by the {@link
 * Runner} through these four steps for every trial.
 */
public interface Benchmark {

  /** What this command line does, such as {@code write}; part of the stored record. */
  default String operation() {
    return "run";
  }

  /**
   * Makes the cluster ready for one trial, outside the measured time.
   *
   * @throws UsageException when the command line cannot be meant
   * @throws NotFitException when the cluster cannot run it
   */
  void prepare(RunContext context) throws Exception;

  /** Runs one trial and measures it. */
  Outcome run(RunContext context) throws Exception;

  /** Checks what the trial produced; a note that voids makes the number no result. */
  List<Note> verify(RunContext context, Outcome outcome) throws Exception;

  /** Removes what the trials need not leave behind, after the last of them or a failure. */
  void cleanup(RunContext context) throws Exception;
}
