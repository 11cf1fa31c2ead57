package org.benchsuite.results.study;

import java.util.List;
import java.util.Set;
import org.benchsuite.results.RunRecord;
import org.benchsuite.results.Trial;

/** What the figures of one study are in the records of runs. */
interface RecordMapping {

  /** Whether a run measured something of this study. */
  boolean takes(RunRecord run);

  /** Names of the parameters that the conditions tell, as a comparison of runs calls them. */
  Set<String> parameters();

  /**
   * Under which conditions, on the axes of the study; what the record does not tell is left out.
   */
  Conditions conditions(RunRecord run);

  /** The figures of a trial under these conditions; none when it lacks what they are made of. */
  List<Figure> figures(RunRecord run, Trial trial, Conditions conditions);
}
