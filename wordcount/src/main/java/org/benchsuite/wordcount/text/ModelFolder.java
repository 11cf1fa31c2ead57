package org.benchsuite.wordcount.text;

import java.io.FileNotFoundException;
import java.io.IOException;
import java.io.InputStream;
import java.util.List;

/** The place of a model's three files. */
interface ModelFolder {

  /** The names of the files in it. */
  List<String> files() throws IOException;

  /**
   * Opens one.
   *
   * @throws FileNotFoundException when it is not there
   */
  InputStream open(String file) throws IOException;

  /** Where it is, for the sentence of an error. */
  @Override
  String toString();
}
