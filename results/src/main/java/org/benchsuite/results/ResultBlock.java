package org.benchsuite.results;

import java.util.Objects;
import java.util.Optional;

/**
 * Text in the format of the replaced program, for people and scripts that grep it.
 *
 * @param text whole lines, the last one ended
 * @param appendTo name of the local file it is appended to, if any
 */
public record ResultBlock(String text, Optional<String> appendTo) {
  public ResultBlock {
    Objects.requireNonNull(text, "text");
    Objects.requireNonNull(appendTo, "appendTo");
  }
}
