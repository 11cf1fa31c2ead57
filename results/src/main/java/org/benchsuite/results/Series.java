package org.benchsuite.results;

import java.util.List;
import java.util.Objects;

/** A course over time: values in {@link #unit()} at offsets from the start of the trial. */
public record Series(String name, Unit unit, List<Point> points) implements Measurement {
  public Series {
    Objects.requireNonNull(name, "name");
    Objects.requireNonNull(unit, "unit");
    points = List.copyOf(points);
  }

  /** One value and its offset from the start of the trial in nanoseconds. */
  public record Point(long offsetNanos, double value) {}
}
