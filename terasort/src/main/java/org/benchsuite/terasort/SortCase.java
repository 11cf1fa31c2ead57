package org.benchsuite.terasort;

import java.io.IOException;
import org.benchsuite.results.Outcome;

/** One way to use the sort: alone, with generation and validation, or by a protocol. */
interface SortCase {

  /** Checks what is there and makes room; once before each trial. */
  void prepare() throws IOException, InterruptedException;

  /** One trial. */
  Outcome run() throws IOException, InterruptedException;
}
