package org.benchsuite.results.study;

import java.util.Optional;
import org.benchsuite.results.RunRecord;
import org.benchsuite.results.Trial;

/**
 * The time of one job alone, whether it ran by itself or as a step of a whole case.
 *
 * @param benchmark the benchmark, and the name of its job within a whole case
 * @param alone the operation of a run of the job by itself
 */
record JobTimes(String benchmark, String alone) {

  static final JobTimes TERASORT = new JobTimes("terasort", "sort");
  static final JobTimes WORDCOUNT = new JobTimes("wordcount", "count");

  private static final String WHOLE_CASE = "run";
  private static final String ELAPSED = "elapsed";

  boolean takes(RunRecord run) {
    return run.benchmark().equals(benchmark)
        && (run.operation().equals(alone) || run.operation().equals(WHOLE_CASE));
  }

  /** The seconds of the job in a trial. */
  Optional<Figure> elapsed(RunRecord run, Trial trial, Conditions conditions) {
    String scalar = run.operation().equals(alone) ? ELAPSED : benchmark + " " + ELAPSED;
    return RecordFacts.figure(trial, scalar, conditions, Metric.ELAPSED, FigureUnit.SECONDS);
  }
}
