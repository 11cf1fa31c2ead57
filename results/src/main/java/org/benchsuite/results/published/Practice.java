package org.benchsuite.results.published;

/** How a study went about measuring, where that decides what its figures mean. */
public enum Practice {
  /** The data are zeros. */
  PAYLOAD_OF_ZEROS,
  /** A measured system compresses what it moves. */
  COMPRESSING_SYSTEM,
  /** Written with neither fsync nor direct I/O. */
  NOT_DURABLE
}
