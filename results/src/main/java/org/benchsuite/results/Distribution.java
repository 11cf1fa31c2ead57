package org.benchsuite.results;

import java.util.Objects;

/**
 * A whole distribution of values, kept as counts so that it can be merged and asked for any
 * percentile.
 */
public record Distribution(String name, Unit unit, HistogramSnapshot histogram)
    implements Measurement {
  public Distribution {
    Objects.requireNonNull(name, "name");
    Objects.requireNonNull(unit, "unit");
    Objects.requireNonNull(histogram, "histogram");
  }
}
