package org.benchsuite.results;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.concurrent.TimeUnit;

/**
 * Decodes and merges the results of 100,000 tasks as a client does and prints {@code nanos=...};
 * run in a JVM of its own with a small heap. Making the bytes is not part of the time.
 */
final class MergeAtScale {

  static final int TASKS = 100_000;
  static final int WRITES = 1_000;

  private static final int BATCH = 1_000;
  private static final int BUCKETS = 200;
  private static final long BUFFER = 1 << 20;

  private final List<List<OpStats>> templates = new ArrayList<>();
  private final Map<String, Long> expectedCounts = new HashMap<>();
  private long nanos;

  private MergeAtScale() {
    Random random = new Random(42);
    for (int i = 0; i < BATCH; i++) {
      templates.add(operations(random));
    }
  }

  public static void main(String[] arguments) throws RecordFormatException {
    new MergeAtScale().run();
  }

  private void run() throws RecordFormatException {
    List<TaskResult> tasks = new ArrayList<>();
    for (int first = 0; first < TASKS; first += BATCH) {
      List<byte[]> encoded = encode(first);
      long start = System.nanoTime();
      for (byte[] bytes : encoded) {
        tasks.add(TaskResultJson.fromBytes(bytes));
      }
      nanos += System.nanoTime() - start;
    }
    long start = System.nanoTime();
    List<OpStats> merged = OpStats.sum(tasks);
    Throughput throughput = Throughput.of(tasks);
    nanos += System.nanoTime() - start;
    verify(merged, throughput);
    Runtime runtime = Runtime.getRuntime();
    System.out.println("heapMiB=" + (runtime.totalMemory() - runtime.freeMemory()) / BUFFER);
    System.out.println("millis=" + TimeUnit.NANOSECONDS.toMillis(nanos));
    System.out.println("nanos=" + nanos);
  }

  private List<byte[]> encode(int first) {
    List<byte[]> encoded = new ArrayList<>();
    for (int i = 0; i < BATCH; i++) {
      int index = first + i;
      List<OpStats> operations = templates.get(i);
      operations.forEach(
          stats -> expectedCounts.merge(stats.operation(), stats.count(), Long::sum));
      encoded.add(TaskResultJson.toBytes(task(index, operations)));
    }
    return encoded;
  }

  private static TaskResult task(int index, List<OpStats> operations) {
    long start = 1_767_268_800_000_000_000L + index * 1_000L;
    return new TaskResult(
        index,
        0,
        "worker-" + index % 1000 + ".example",
        start,
        start + 10_000_000_000L + index,
        WRITES * BUFFER,
        operations,
        Map.of("bytes read local", (long) index),
        Samples.WORKER);
  }

  private static List<OpStats> operations(Random random) {
    OpRecorder recorder = new OpRecorder();
    recorder.operation("create").record(0, 0, 1_000_000 + random.nextInt(5_000_000));
    OpRecorder.Operation write = recorder.operation("write");
    for (int i = 0; i < WRITES; i++) {
      write.record(BUFFER, 0, (long) (1_000_000 * Math.pow(1.02, random.nextInt(BUCKETS))));
    }
    recorder.operation("close").record(0, 0, 10_000_000 + random.nextInt(5_000_000));
    recorder.operation("sync").record(0, 0, 90_000_000 + random.nextInt(5_000_000));
    return recorder.stats();
  }

  private void verify(List<OpStats> merged, Throughput throughput) {
    require(merged.size() == expectedCounts.size(), "operations " + merged.size());
    for (OpStats stats : merged) {
      long expected = expectedCounts.get(stats.operation());
      require(stats.count() == expected, stats.operation() + " counts " + stats.count());
      require(stats.service().count() == expected, stats.operation() + " " + stats.service());
      require(stats.response().isEmpty(), stats.operation() + " " + stats.response());
    }
    require(throughput.bytes() == TASKS * WRITES * BUFFER, "bytes " + throughput.bytes());
    require(throughput.peakConcurrency() == TASKS, "peak " + throughput.peakConcurrency());
  }

  private static void require(boolean condition, String otherwise) {
    if (!condition) {
      throw new AssertionError(otherwise);
    }
  }
}
