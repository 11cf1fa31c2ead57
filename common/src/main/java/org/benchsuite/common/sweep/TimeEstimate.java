package org.benchsuite.common.sweep;

import java.io.IOException;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.OptionalLong;
import org.benchsuite.results.RunRecord;
import org.benchsuite.results.Trial;
import org.benchsuite.results.store.ResultStore;

/**
 * How long a run may take, from the trials of the same benchmark and operation in a store: on the
 * straight line through their bytes and times (least squares), or in proportion to the bytes where
 * all of them had the same size.
 */
final class TimeEstimate {

  /** Beyond so many times the largest known size a line says nothing. */
  private static final int FARTHEST = 10;

  private final Map<String, List<Point>> points = new HashMap<>();

  /** Bytes and seconds of one trial. */
  private record Point(double bytes, double seconds) {}

  private TimeEstimate() {}

  static TimeEstimate from(ResultStore store) throws IOException {
    TimeEstimate estimate = new TimeEstimate();
    store.loadAll(
        estimate::add,
        skipped -> {
          // whoever shows records names what cannot be read
        });
    return estimate;
  }

  private void add(RunRecord run) {
    for (Trial trial : run.countedTrials()) {
      trial
          .scalar("bytes")
          .filter(bytes -> bytes.value() > 0)
          .ifPresent(
              bytes ->
                  points
                      .computeIfAbsent(
                          key(run.benchmark(), run.operation()), key -> new ArrayList<>())
                      .add(new Point(bytes.value(), trial.elapsedNanos() / 1e9)));
    }
  }

  private static String key(String benchmark, String operation) {
    return benchmark + " " + operation;
  }

  /** Trials that the estimates of a case rest on. */
  int trials(SweepCase one) {
    return pointsOf(one).size();
  }

  /** Nanoseconds of one trial; empty when no trial tells. */
  OptionalLong nanos(SweepCase one) {
    List<Point> known = pointsOf(one);
    double bytes = one.checked().demand().bytes();
    double largest = known.stream().mapToDouble(Point::bytes).max().orElse(0);
    if (bytes <= 0 || bytes > FARTHEST * largest) {
      return OptionalLong.empty();
    }
    double meanBytes = known.stream().mapToDouble(Point::bytes).average().orElseThrow();
    double meanSeconds = known.stream().mapToDouble(Point::seconds).average().orElseThrow();
    double squares = 0;
    double products = 0;
    double fastest = Double.MAX_VALUE;
    for (Point point : known) {
      squares += Math.pow(point.bytes - meanBytes, 2);
      products += (point.bytes - meanBytes) * (point.seconds - meanSeconds);
      fastest = Math.min(fastest, point.seconds);
    }
    double seconds =
        squares == 0 || products <= 0
            ? meanSeconds * Math.max(1, bytes / meanBytes)
            : Math.max(
                // a line that falls below what was ever seen is drawn too far
                bytes < meanBytes ? Math.min(fastest, meanSeconds * bytes / meanBytes) : fastest,
                meanSeconds + products / squares * (bytes - meanBytes));
    return OptionalLong.of((long) (seconds * 1e9));
  }

  private List<Point> pointsOf(SweepCase one) {
    return points.getOrDefault(
        key(one.checked().benchmark(), one.checked().operation()), List.of());
  }
}
