package org.benchsuite.results;

import org.HdrHistogram.Histogram;

/** Adds up many {@link HistogramSnapshot}s with one counter array; not thread-safe. */
public final class HistogramSum {

  private final Histogram histogram = HistogramSnapshot.newHistogram();

  /** Adds every count of {@code snapshot}. */
  public void add(HistogramSnapshot snapshot) {
    snapshot.forEach(histogram::recordValueWithCount);
  }

  /** The sum so far. */
  public HistogramSnapshot snapshot() {
    return HistogramSnapshot.of(histogram);
  }

  Histogram histogram() {
    return histogram;
  }
}
