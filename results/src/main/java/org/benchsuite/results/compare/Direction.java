package org.benchsuite.results.compare;

import org.benchsuite.results.Unit;

/** Whether a metric grows or shrinks when things become faster. */
public enum Direction {
  MORE_IS_FASTER("more is faster"),
  LESS_IS_FASTER("less is faster"),
  UNKNOWN("neither more nor less is better by itself");

  private final String words;

  Direction(String words) {
    this.words = words;
  }

  /** The direction of a scalar, from its unit and, where that misleads, its name. */
  public static Direction of(String metric, Unit unit) {
    return switch (unit) {
      case NANOSECONDS -> isWork(metric) ? UNKNOWN : LESS_IS_FASTER;
      case BYTES_PER_SECOND, OPERATIONS_PER_SECOND ->
          metric.contains("deviation") ? UNKNOWN : MORE_IS_FASTER;
      case COUNT -> metric.startsWith("HSph@SF") ? MORE_IS_FASTER : UNKNOWN;
      case BYTES, RATIO -> UNKNOWN;
    };
  }

  /** Processor time is a cost: the same work may take more of it and be done sooner. */
  private static boolean isWork(String metric) {
    return metric.startsWith("CPU time") || metric.startsWith("GC time");
  }

  /** The verdict on a difference B - A that is not chance. */
  public Verdict verdict(double difference) {
    boolean more = difference > 0;
    return switch (this) {
      case MORE_IS_FASTER -> more ? Verdict.FASTER : Verdict.SLOWER;
      case LESS_IS_FASTER -> more ? Verdict.SLOWER : Verdict.FASTER;
      case UNKNOWN -> more ? Verdict.HIGHER : Verdict.LOWER;
    };
  }

  /** What is printed. */
  public String words() {
    return words;
  }
}
