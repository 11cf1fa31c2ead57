package org.benchsuite.results.compare;

import java.util.Comparator;
import java.util.List;
import java.util.stream.IntStream;

/**
 * P-values of several tests, corrected so that below 0.05 the chance of even one false finding
 * among all of them stays at 5 %.
 *
 * <p>Holm, S. (1979): A simple sequentially rejective multiple test procedure. Scandinavian Journal
 * of Statistics 6, 65-70.
 */
final class HolmCorrection {

  private HolmCorrection() {}

  /** The corrected p-values, in the order of {@code values}. */
  static double[] of(double... values) {
    List<Integer> ascending =
        IntStream.range(0, values.length)
            .boxed()
            .sorted(Comparator.comparingDouble(i -> values[i]))
            .toList();
    double[] corrected = new double[values.length];
    double largest = 0;
    for (int rank = 0; rank < values.length; rank++) {
      int index = ascending.get(rank);
      // never below that of a smaller p: once one test is not passed, no later one is
      largest = Math.max(largest, Math.min(1, (values.length - rank) * values[index]));
      corrected[index] = largest;
    }
    return corrected;
  }
}
