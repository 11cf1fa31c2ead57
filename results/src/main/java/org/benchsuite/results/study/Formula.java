package org.benchsuite.results.study;

/** How a cell is computed from measured figures. */
public enum Formula {
  /** Arithmetic mean of the runs. */
  AVERAGE,
  /** Largest distance of a run from the mean: max |x - mean| / mean, in percent. */
  SPREAD,
  /** (B - A) / A from unrounded means, in percent, printed with its sign. */
  DIFFERENCE,
  /** Smallest improvement over all sizes, in percent of the base. */
  LOWEST_IMPROVEMENT,
  /** Largest improvement over all sizes, in percent of the base. */
  HIGHEST_IMPROVEMENT,
  /** MiB moved / seconds elapsed. */
  RATE;

  boolean signed() {
    return this == DIFFERENCE;
  }
}
