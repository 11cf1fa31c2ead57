package org.benchsuite.wordcount.text;

import java.io.IOException;
import java.util.List;
import java.util.Optional;
import org.apache.hadoop.fs.Path;
import org.benchsuite.common.NotFitException;
import org.benchsuite.results.Note;

/** Text that is kept from run to run: what is there is used, what is missing is made. */
public interface KeptText {

  /**
   * Looks what is there and makes room for the rest.
   *
   * @param anew whether what is there gives way too: of growing text what the step adds, and what
   *     is not the text that is asked for
   * @throws NotFitException when other things are in the way, or there is not the space
   */
  void prepare(boolean anew) throws IOException, InterruptedException;

  /** Makes what was missing; empty when nothing was. */
  Optional<MadeText> make() throws IOException, InterruptedException;

  /** What is recorded of all of it; for after it was made. */
  TextManifest manifest();

  /** The folders of its files. */
  List<Path> folders();

  /** Whether it is a step of growing text: what was counted of a shorter one is of no more use. */
  boolean grows();

  /** Compares what lies in the folders with what was made. */
  List<Note> verify() throws IOException;
}
