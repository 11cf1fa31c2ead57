package org.benchsuite.terasort;

import java.io.IOException;
import java.util.List;
import org.benchsuite.results.Note;
import org.benchsuite.results.Outcome;

/** One way to use the sort: alone, with generation and validation, or by a protocol. */
interface SortCase {

  /** Checks what is there and makes room; once before each trial. */
  void prepare() throws IOException, InterruptedException;

  /** One trial. */
  Outcome run() throws IOException, InterruptedException;

  /** What is wrong with the trial's rows, unless running it has told already; not measured. */
  default List<Note> verify() throws IOException, InterruptedException {
    return List.of();
  }
}
