package org.benchsuite.results.validity;

import java.util.Locale;
import java.util.Optional;
import java.util.OptionalDouble;
import org.benchsuite.results.RunRecord;

/**
 * A measured rate beside what the hardware of all nodes does at most, both in bytes per second.
 *
 * @param rate what was measured
 * @param nodes how many nodes there are
 * @param baseline what one of them does
 */
record BaselineShare(double rate, long nodes, double baseline) {

  /** From this share on the hardware is at its limit: no program reaches all of a baseline. */
  static final double FULL = 0.9;

  /** Beyond this one it cannot have been the hardware: memory took part. */
  static final double BEYOND = 1.1;

  private static final double MEBIBYTE = 1 << 20;

  /** Empty when one of the figures is not known. */
  static Optional<BaselineShare> of(RunRecord run, OptionalDouble rate, OptionalDouble baseline) {
    long nodes = Traffic.nodes(run);
    return rate.isPresent() && baseline.isPresent() && baseline.getAsDouble() > 0 && nodes > 0
        ? Optional.of(new BaselineShare(rate.getAsDouble(), nodes, baseline.getAsDouble()))
        : Optional.empty();
  }

  double share() {
    return rate / (nodes * baseline);
  }

  /** The bound of this kind, when the hardware is at its limit. */
  Optional<Bound> bound(Bound.Kind kind, String carried) {
    if (share() < FULL || share() > BEYOND) {
      return Optional.empty();
    }
    return Optional.of(
        new Bound(
            kind,
            share() / FULL,
            String.format(
                Locale.ROOT,
                "%s %.2f MiB/s, %.0f %% of the baseline of %d nodes (%.2f MiB/s each)",
                carried,
                rate / MEBIBYTE,
                100 * share(),
                nodes,
                baseline / MEBIBYTE)));
  }
}
