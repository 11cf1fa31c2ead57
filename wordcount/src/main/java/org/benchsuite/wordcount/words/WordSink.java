package org.benchsuite.wordcount.words;

import java.io.IOException;

/** Takes counted words. */
@FunctionalInterface
public interface WordSink {

  /**
   * A word that occurred {@code count} times more.
   *
   * @param hash its {@link WordHash}
   */
  void word(byte[] bytes, int offset, int length, long hash, long count) throws IOException;
}
