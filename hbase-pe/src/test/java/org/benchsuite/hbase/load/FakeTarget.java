package org.benchsuite.hbase.load;

import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.concurrent.atomic.AtomicLong;
import java.util.stream.IntStream;

/** A target whose answers take a set time of a fake clock and bring 10 bytes a row. */
final class FakeTarget implements SyncTarget {

  /** What happens to a request besides. */
  @FunctionalInterface
  interface Behaviour {
    void on(Request request, int number) throws IOException, InterruptedException;
  }

  static final int BYTES = 10;

  final List<Long> rows = new ArrayList<>();
  final List<Integer> sizes = new ArrayList<>();
  final List<OpKind> kinds = new ArrayList<>();
  long nanos = 1_000;
  Behaviour behaviour = (request, number) -> {};

  private final AtomicLong clock;
  private int number;
  private FlushListener flushes;
  private int bufferedRows;
  private final List<Long> buffer = new ArrayList<>();

  FakeTarget(AtomicLong clock) {
    this.clock = clock;
  }

  /** Rows lie in a buffer of that many; a full one is flushed. */
  FakeTarget buffering(int rowsOfBuffer, FlushListener listener) {
    bufferedRows = rowsOfBuffer;
    flushes = listener;
    return this;
  }

  @Override
  public void perform(Request request) throws IOException, InterruptedException {
    IntStream.range(0, request.size()).forEach(i -> rows.add(request.row(i)));
    sizes.add(request.size());
    kinds.add(request.operation());
    if (flushes != null) {
      buffer.add(request.row(0));
      if (buffer.size() == bufferedRows) {
        flush();
      }
      return;
    }
    clock.addAndGet(nanos);
    behaviour.on(request, number++);
    for (int i = 0; i < request.size(); i++) {
      if (!request.failures().containsKey(i)) {
        request.answered(BYTES);
      }
    }
  }

  @Override
  public boolean acknowledges() {
    return flushes == null;
  }

  @Override
  public void flush() {
    if (buffer.isEmpty()) {
      return;
    }
    long start = clock.get();
    long end = clock.addAndGet(1_000_000);
    Map<Integer, Throwable> failures = new TreeMap<>();
    for (int i = 0; i < buffer.size(); i++) {
      // rows ending in 7 are never taken
      if (buffer.get(i) % 10 == 7) {
        failures.put(i, new IOException("no 7"));
      }
    }
    long[] sent = buffer.stream().mapToLong(Long::longValue).toArray();
    flushes.flushed(start, end, sent, (long) BYTES * (sent.length - failures.size()), failures);
    buffer.clear();
  }

  @Override
  public void close() {}
}
