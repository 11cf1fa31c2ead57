package org.benchsuite.common.sweep;

import java.util.Objects;

/**
 * A value as it was written.
 *
 * @param text the value
 * @param place where it was written
 */
public record Given(String text, Place place) {
  public Given {
    Objects.requireNonNull(text, "text");
    Objects.requireNonNull(place, "place");
  }
}
