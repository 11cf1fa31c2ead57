package org.benchsuite.terasort;

/** How a sort is run; both give the same output. */
public enum Profile {
  /** What Hadoop's own TeraSort does: comparable with every published number. */
  CLASSIC,
  /** The most that the same cluster can do. */
  TUNED
}
