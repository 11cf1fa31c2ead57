package org.benchsuite.hbase;

import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import org.benchsuite.hbase.load.OpKind;

/** The commands of HBase PerformanceEvaluation under upstream's names, and the mixed workload. */
public enum PeCommand {
  SEQUENTIAL_WRITE("sequentialWrite", "SequentialWriteTest", OpKind.WRITE, Order.OWN_RANGE, false),
  SEQUENTIAL_READ("sequentialRead", "SequentialReadTest", OpKind.READ, Order.OWN_RANGE, false),
  SEQUENTIAL_DELETE(
      "sequentialDelete", "SequentialDeleteTest", OpKind.DELETE, Order.OWN_RANGE, false),
  RANDOM_WRITE("randomWrite", "RandomWriteTest", OpKind.WRITE, Order.RANDOM, false),
  RANDOM_READ("randomRead", "RandomReadTest", OpKind.READ, Order.RANDOM, false),
  RANDOM_DELETE("randomDelete", "RandomDeleteTest", OpKind.DELETE, Order.RANDOM, false),
  RANDOM_SEEK_SCAN("randomSeekScan", "RandomSeekScanTest", OpKind.SEEK_SCAN, Order.RANDOM, false),
  SCAN("scan", "ScanTest", OpKind.SCAN_NEXT, Order.OWN_RANGE, false),
  REVERSE_SCAN("reverseScan", "ReverseScanTest", OpKind.REVERSE_SCAN_NEXT, Order.OWN_RANGE, false),
  FILTER_SCAN("filterScan", "FilteredScanTest", OpKind.FILTER_SCAN, Order.OWN_RANGE, false),
  SCAN_RANGE_10("scanRange10", "RandomScanWithRange10Test", OpKind.RANGE_SCAN, Order.RANDOM, false),
  SCAN_RANGE_100(
      "scanRange100", "RandomScanWithRange100Test", OpKind.RANGE_SCAN, Order.RANDOM, false),
  SCAN_RANGE_1000(
      "scanRange1000", "RandomScanWithRange1000Test", OpKind.RANGE_SCAN, Order.RANDOM, false),
  SCAN_RANGE_10000(
      "scanRange10000", "RandomScanWithRange10000Test", OpKind.RANGE_SCAN, Order.RANDOM, false),
  INCREMENT("increment", "IncrementTest", OpKind.INCREMENT, Order.SHARED_RANGE, false),
  APPEND("append", "AppendTest", OpKind.APPEND, Order.SHARED_RANGE, false),
  CHECK_AND_MUTATE(
      "checkAndMutate", "CheckAndMutateTest", OpKind.CHECK_AND_MUTATE, Order.SHARED_RANGE, false),
  CHECK_AND_PUT("checkAndPut", "CheckAndPutTest", OpKind.CHECK_AND_PUT, Order.SHARED_RANGE, false),
  CHECK_AND_DELETE(
      "checkAndDelete", "CheckAndDeleteTest", OpKind.CHECK_AND_DELETE, Order.SHARED_RANGE, false),
  META_WRITE("metaWrite", "MetaWriteTest", OpKind.META_WRITE, Order.OWN_RANGE, false),
  META_RANDOM_READ("metaRandomRead", "MetaRandomReadTest", OpKind.META_READ, Order.RANDOM, false),
  CLEAN_META("cleanMeta", "CleanMetaTest", OpKind.META_CLEAN, Order.OWN_RANGE, false),
  ASYNC_RANDOM_READ("asyncRandomRead", "AsyncRandomReadTest", OpKind.READ, Order.RANDOM, true),
  ASYNC_RANDOM_WRITE("asyncRandomWrite", "AsyncRandomWriteTest", OpKind.WRITE, Order.RANDOM, true),
  ASYNC_SEQUENTIAL_READ(
      "asyncSequentialRead", "AsyncSequentialReadTest", OpKind.READ, Order.OWN_RANGE, true),
  ASYNC_SEQUENTIAL_WRITE(
      "asyncSequentialWrite", "AsyncSequentialWriteTest", OpKind.WRITE, Order.OWN_RANGE, true),
  ASYNC_SCAN("asyncScan", "AsyncScanTest", OpKind.SCAN_NEXT, Order.OWN_RANGE, true),
  /** Our own: the operations of {@code --mix} in those shares. */
  MIXED("mixed", "MixedTest", OpKind.READ, Order.RANDOM, false);

  /** Which rows a client's operations are about. */
  public enum Order {
    /** The client's own rows, ascending. */
    OWN_RANGE,
    /** Rows of the whole table as the key distribution draws them. */
    RANDOM,
    /** The same ascending rows for every client, so that they meet. */
    SHARED_RANGE
  }

  private final String title;
  private final String testName;
  private final OpKind operation;
  private final Order order;
  private final boolean async;

  PeCommand(String title, String testName, OpKind operation, Order order, boolean async) {
    this.title = title;
    this.testName = testName;
    this.operation = operation;
    this.order = order;
    this.async = async;
  }

  /** What is typed, such as {@code sequentialWrite}. */
  public String title() {
    return title;
  }

  /** What upstream's closing lines call it, such as {@code SequentialWriteTest}. */
  public String testName() {
    return testName;
  }

  /** Its operation; of the mixed workload the first. */
  public OpKind operation() {
    return operation;
  }

  public Order order() {
    return order;
  }

  /** Whether it goes through the asynchronous client whatever {@code --inFlight} says. */
  public boolean async() {
    return async;
  }

  /** Rows of a {@code scanRangeN}; 0 of all others. */
  public int rangeRows() {
    return operation == OpKind.RANGE_SCAN
        ? Integer.parseInt(title.substring("scanRange".length()))
        : 0;
  }

  /** The command of exactly this name. */
  public static Optional<PeCommand> of(String title) {
    return Arrays.stream(values()).filter(command -> command.title.equals(title)).findFirst();
  }

  /** Every name that may be typed. */
  public static List<String> titles() {
    return Arrays.stream(values()).map(PeCommand::title).toList();
  }
}
