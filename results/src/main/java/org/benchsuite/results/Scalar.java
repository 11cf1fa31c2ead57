package org.benchsuite.results;

import java.util.Objects;

/** One number. */
public record Scalar(String name, Unit unit, double value) implements Measurement {
  public Scalar {
    Objects.requireNonNull(name, "name");
    Objects.requireNonNull(unit, "unit");
  }
}
