package org.benchsuite.wordcount;

import java.io.IOException;
import java.util.List;
import org.benchsuite.results.Note;
import org.benchsuite.wordcount.text.MadeText;

/** What textgen makes: text of one size, or the slices of a step. */
interface TextCase {

  /** Checks what is there and makes room; once before each trial. */
  void prepare() throws IOException, InterruptedException;

  /** One trial. */
  MadeText make() throws IOException, InterruptedException;

  /** What is wrong with the text; not measured. */
  List<Note> verify() throws IOException;
}
