package org.benchsuite.wordcount;

import java.io.IOException;
import java.util.List;
import org.benchsuite.results.Note;
import org.benchsuite.results.Outcome;

/** One way to use the count: alone, with generation and verification, or an output looked at. */
interface CountCase {

  /** Checks what is there and makes room; once before each trial. */
  void prepare() throws IOException, InterruptedException;

  /** One trial. */
  Outcome run() throws IOException, InterruptedException;

  /** What is wrong with the trial's counts, unless running it has told already; not measured. */
  default List<Note> verify() throws IOException {
    return List.of();
  }
}
