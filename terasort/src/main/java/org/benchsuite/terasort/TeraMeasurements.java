package org.benchsuite.terasort;

import java.util.ArrayList;
import java.util.List;
import org.benchsuite.common.fanout.FanOutResult;
import org.benchsuite.results.Measurement;
import org.benchsuite.results.Scalar;
import org.benchsuite.results.Unit;
import org.benchsuite.terasort.row.RowCount;

/** The named numbers that every step has. */
final class TeraMeasurements {

  private TeraMeasurements() {}

  /** Rows, bytes and rates of a whole step, over its elapsed time from submission to end. */
  static List<Measurement> of(RowCount count, long elapsedNanos) {
    List<Measurement> all = new ArrayList<>();
    all.add(new Scalar("elapsed", Unit.NANOSECONDS, elapsedNanos));
    if (count.rows() > 0) {
      double seconds = Math.max(1, elapsedNanos) / 1e9;
      all.add(new Scalar("throughput", Unit.BYTES_PER_SECOND, count.bytes() / seconds));
      all.add(new Scalar("rows per second", Unit.OPERATIONS_PER_SECOND, count.rows() / seconds));
    }
    all.addAll(amount(count));
    return all;
  }

  /** How much was worked on. */
  static List<Measurement> amount(RowCount count) {
    return List.of(
        new Scalar("rows", Unit.COUNT, count.rows()),
        new Scalar("bytes", Unit.BYTES, count.bytes()));
  }

  /** The same of a step of map tasks alone, with the rates that they saw. */
  static List<Measurement> ofScan(RowCount count, FanOutResult job, long elapsedNanos) {
    List<Measurement> all = new ArrayList<>(of(count, elapsedNanos));
    if (count.rows() > 0) {
      all.addAll(job.rates());
    }
    all.addAll(job.load());
    return all;
  }
}
