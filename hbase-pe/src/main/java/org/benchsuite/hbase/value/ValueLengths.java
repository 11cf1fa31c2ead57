package org.benchsuite.hbase.value;

import org.apache.commons.rng.sampling.distribution.RejectionInversionZipfSampler;
import org.apache.commons.rng.sampling.distribution.SharedStateDiscreteSampler;
import org.benchsuite.hbase.PeSettings;

/** How many bytes values have, drawn from the numbers it is given; thread-safe. */
@FunctionalInterface
interface ValueLengths {

  /** Upstream's: length k is as frequent as k^-1.2. */
  double ZIPF_EXPONENT = 1.2;

  int next(SplitMix random);

  /**
   * As the settings say, with upstream's bounds: uniform in [0, size), Zipf in [1, size); no length
   * is ever greater than the size.
   */
  static ValueLengths of(PeSettings.Values values) {
    int size = values.size();
    return switch (values.sizes()) {
      case FIXED -> random -> size;
      case RANDOM -> size == 0 ? random -> 0 : random -> random.nextInt(size);
      case ZIPF -> size <= 1 ? random -> size : zipf(size - 1);
    };
  }

  private static ValueLengths zipf(int most) {
    SharedStateDiscreteSampler shared =
        RejectionInversionZipfSampler.of(new SplitMix(0), most, ZIPF_EXPONENT);
    return random -> shared.withUniformRandomProvider(random).sample();
  }
}
