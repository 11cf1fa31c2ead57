package org.benchsuite.hbase.load;

/** Is told every row whose write was acknowledged, warm-up included; thread-safe. */
@FunctionalInterface
public interface AcknowledgedRows {

  void add(long row);
}
