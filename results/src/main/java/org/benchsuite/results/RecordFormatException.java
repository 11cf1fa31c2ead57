package org.benchsuite.results;

import java.io.IOException;

/** Bytes are not what they should be: cut short, damaged, foreign or of another format version. */
public final class RecordFormatException extends IOException {

  private static final long serialVersionUID = 1L;

  /** {@code message} is one sentence that names the source and what is wrong with it. */
  public RecordFormatException(String message) {
    super(message);
  }

  public RecordFormatException(String message, Throwable cause) {
    super(message, cause);
  }
}
