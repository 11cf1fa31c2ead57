package org.benchsuite.common.sweep;

import java.util.Objects;

/**
 * Where something was written, for errors.
 *
 * @param source name of the file, or of the command line
 * @param line from 1; 0 on a command line
 * @param column from 1
 */
public record Place(String source, int line, int column) {
  public Place {
    Objects.requireNonNull(source, "source");
  }

  /** Before a sentence on what is written there: {@code plan.yaml:7:3: }; nothing of a line. */
  public String prefix() {
    return line == 0 ? "" : this + ": ";
  }

  /** As editors and compilers write it: {@code plan.yaml:7:3}. */
  @Override
  public String toString() {
    return line == 0 ? source : source + ":" + line + ":" + column;
  }
}
