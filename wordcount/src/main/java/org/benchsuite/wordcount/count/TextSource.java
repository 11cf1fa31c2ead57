package org.benchsuite.wordcount.count;

import java.io.Closeable;
import java.io.IOException;

/** Text of one file or a part of it, a block after the other. */
interface TextSource extends Closeable {

  /** Fills the block with the next text; false when there is none. */
  boolean next(TextBlock block) throws IOException;

  /** Bytes read from the file system so far. */
  long position() throws IOException;
}
