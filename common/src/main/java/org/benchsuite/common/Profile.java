package org.benchsuite.common;

/** How a job is run; both give the same output. */
public enum Profile {
  /** What Hadoop's own program does: comparable with every published number. */
  CLASSIC,
  /** The most that the same cluster can do. */
  TUNED
}
