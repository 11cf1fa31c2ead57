package org.benchsuite.hbase.value;

import java.io.IOException;
import org.benchsuite.hbase.load.KindOfFailure;

/** A read brought something else than was written; its message is one clear sentence. */
public final class WrongValueException extends IOException implements KindOfFailure {
  private static final long serialVersionUID = 1L;

  /** The kind of a value that was not made to be verified. */
  public static final String FOREIGN = "foreign value";

  /** The kind of a value that differs from what was written. */
  public static final String WRONG = "wrong value";

  /** The kind of a value that was written once but is not the newest. */
  public static final String STALE = "stale value";

  private final String kind;

  public WrongValueException(String kind, String sentence) {
    super(sentence);
    this.kind = kind;
  }

  /** {@value #FOREIGN}, {@value #WRONG} or {@value #STALE}. */
  @Override
  public String kind() {
    return kind;
  }
}
