package org.benchsuite.dfsio;

/** What a writer asks for before it closes a file. */
enum Sync {
  /** Nothing: close returns when the DataNodes have the bytes in memory. */
  NONE,
  /** Readers can see every byte; it may still be in the DataNodes' memory. */
  HFLUSH,
  /** Every block is forced to the DataNodes' devices. */
  HSYNC
}
