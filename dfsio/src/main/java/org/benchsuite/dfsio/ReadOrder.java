package org.benchsuite.dfsio;

import java.util.SplittableRandom;
import java.util.function.LongUnaryOperator;

/**
 * The positions of the reads that are not sequential. Each takes the position before (-1 at first)
 * and gives the next, as upstream's TestDFSIO does, in longs throughout.
 */
final class ReadOrder {

  private ReadOrder() {}

  static LongUnaryOperator of(Plan plan, long fileBytes, long stream) {
    long lastStart = Math.max(0, fileBytes - plan.bufferBytes());
    return switch (plan.operation()) {
      case RANDOM_READ -> random(new SplittableRandom(plan.seed() * 31 + stream), lastStart);
      case BACKWARD_READ ->
          before -> before < 0 ? lastStart : Math.max(0, before - plan.bufferBytes());
      case SKIP_READ -> before -> before < 0 ? 0 : before + plan.bufferBytes() + plan.skipBytes();
      default -> throw new IllegalArgumentException(plan.operation() + " is sequential");
    };
  }

  private static LongUnaryOperator random(SplittableRandom random, long lastStart) {
    return before -> random.nextLong(lastStart + 1);
  }
}
