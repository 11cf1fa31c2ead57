package org.benchsuite.hbase.value;

import java.lang.management.ManagementFactory;
import java.lang.management.ThreadMXBean;
import java.util.Locale;
import java.util.function.LongConsumer;
import org.benchsuite.hbase.PeSettings.ContentKind;

/**
 * Prints what keys, values and checks cost a client thread, in ns of its CPU time each; not a test.
 */
public final class ValueCost {

  private static final int SIZE = 1000;
  private static final int COUNT = 2_000_000;
  private static final int ROUNDS = 7;

  private final ThreadMXBean threads = ManagementFactory.getThreadMXBean();
  private long sink;

  private ValueCost() {}

  public static void main(String[] arguments) {
    new ValueCost().run();
  }

  private void run() {
    time("array of 1000 bytes", row -> sink += new byte[SIZE + (int) (row & 1)].length);
    time("row key", row -> sink += RowKeys.format(row)[25]);
    byte[] key = RowKeys.format(123_456_789);
    time("row key, parsed", row -> sink += RowKeys.parse(key, 0, key.length));
    for (ContentKind content : ContentKind.values()) {
      ValueSource source = ValueSettings.of(content, SIZE).compressibility(0.5).source();
      time(content + " value", row -> sink += source.next(row, 0, 0)[500]);
    }
    ValueCheck check = ValueSettings.verified(SIZE).check();
    byte[] value = ValueSettings.verified(SIZE).source().next(17, 0, 0);
    time("check", row -> checked(check, value));
    Versions versions = new TrackedVersions(COUNT, 1, true);
    time("version issued and acknowledged", row -> versions.acknowledged(row, versions.issue(row)));
    WrittenRows rows = new WrittenRows();
    time("row noted as written", rows::add);
    System.out.println("(" + sink + ")");
  }

  private void checked(ValueCheck check, byte[] value) {
    try {
      check.check(17, 0, 0, value, 0, value.length, check.before(17));
    } catch (WrongValueException e) {
      throw new IllegalStateException(e);
    }
  }

  /** The best of the rounds, so that the other users of the machine weigh least. */
  private void time(String what, LongConsumer action) {
    double best = Double.MAX_VALUE;
    for (int round = 0; round < ROUNDS; round++) {
      long start = threads.getCurrentThreadCpuTime();
      for (long row = 0; row < COUNT; row++) {
        action.accept(row);
      }
      best = Math.min(best, (double) (threads.getCurrentThreadCpuTime() - start) / COUNT);
    }
    System.out.printf(Locale.ROOT, "%-34s %7.1f ns%n", what, best);
  }
}
