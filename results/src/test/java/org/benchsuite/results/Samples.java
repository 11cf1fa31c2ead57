package org.benchsuite.results;

import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.stream.IntStream;

/** Runs for tests: made of seeds, so that the same call yields the same record. */
public final class Samples {

  public static final Instant STARTED = Instant.parse("2026-01-01T12:00:00Z");
  public static final Machine WORKER =
      new Machine(64L << 30, 16, "Example CPU", "Linux 6.1", "17.0.15 Example");

  private static final long MEBIBYTE = 1 << 20;
  private static final long GIBIBYTE = 1 << 30;
  private static final int BUFFERS = 1024;

  private Samples() {}

  /** A write of four files: a warm-up, two trials that count and one that is void. */
  public static RunRecord write() {
    return run(
        "hdd cluster",
        List.of(
            trial(1, true, 90, List.of()),
            trial(1, false, 100, List.of(warning())),
            trial(2, false, 104, List.of(warning())),
            trial(3, false, 777, List.of(Note.voids("verification", "Task 2 read wrong bytes.")))));
  }

  /** A run of these trials. */
  public static RunRecord run(String label, List<Trial> trials) {
    return new RunRecord(
        RunRecord.SCHEMA,
        "20260101T120000.000Z-dfsio-write-0123456789ab",
        "dfsio",
        "write",
        label,
        "0.1.0",
        STARTED,
        STARTED.plusSeconds(150),
        1,
        Map.of("nr-files", "4", "size", "1GB"),
        new Fingerprint(
            Map.of(
                "filesystem", "hdfs://example:8020",
                "hadoop.version", "3.5.0",
                "hdfs.datanodes", "4",
                "yarn.nodes", "4"),
            Map.of("dfs.replication", "2"),
            WORKER),
        trials,
        List.of(Note.info("sync", "Files were not synced: -sync none.")));
  }

  /** The same run under another id. */
  public static RunRecord withId(RunRecord run, String id) {
    return new RunRecord(
        run.schema(),
        id,
        run.benchmark(),
        run.operation(),
        run.label(),
        run.version(),
        run.started(),
        run.ended(),
        run.seed(),
        run.parameters(),
        run.fingerprint(),
        run.trials(),
        run.notes());
  }

  /** The same run with these notes of its own. */
  public static RunRecord withNotes(RunRecord run, List<Note> notes) {
    return new RunRecord(
        run.schema(),
        run.id(),
        run.benchmark(),
        run.operation(),
        run.label(),
        run.version(),
        run.started(),
        run.ended(),
        run.seed(),
        run.parameters(),
        run.fingerprint(),
        run.trials(),
        notes);
  }

  /** A trial of four tasks of 1 GiB, each at about {@code mebibytesPerSecond}. */
  public static Trial trial(
      int number, boolean warmup, double mebibytesPerSecond, List<Note> notes) {
    Random random = new Random(number * 31L + (warmup ? 1 : 0));
    List<TaskResult> tasks =
        IntStream.range(0, 4).mapToObj(i -> task(i, random, mebibytesPerSecond)).toList();
    Throughput rates = Throughput.of(tasks);
    List<Measurement> measurements = new ArrayList<>();
    measurements.add(new Scalar("aggregate throughput", Unit.BYTES_PER_SECOND, rates.aggregate()));
    measurements.add(new Scalar("throughput per stream", Unit.BYTES_PER_SECOND, rates.perStream()));
    measurements.add(new Scalar("tasks time", Unit.NANOSECONDS, Throughput.elapsedNanos(tasks)));
    measurements.add(new Scalar("bytes", Unit.BYTES, rates.bytes()));
    measurements.add(new Scalar("mean concurrent tasks", Unit.COUNT, rates.meanConcurrency()));
    measurements.add(new Scalar("share of task time making payload", Unit.RATIO, 0.031));
    return new Trial(
        number,
        warmup,
        STARTED.plusSeconds(number),
        15_000_000_000L,
        List.of(
            new Phase("submit", 1_200_000_000L),
            new Phase("start-up", 4_310_000_000L),
            new Phase("tasks", Throughput.elapsedNanos(tasks)),
            new Phase("commit", 310_000_000L)),
        tasks.stream().map(TaskResult::withoutOperations).toList(),
        OpStats.sum(tasks),
        measurements,
        notes);
  }

  private static TaskResult task(int index, Random random, double mebibytesPerSecond) {
    double seconds = 1024 / mebibytesPerSecond * (1 + random.nextDouble() / 10);
    OpRecorder recorder = new OpRecorder();
    recorder.operation("create").record(0, 0, 1_000_000 + random.nextInt(5_000_000));
    OpRecorder.Operation write = recorder.operation("write");
    for (int i = 0; i < BUFFERS; i++) {
      long mean = (long) (seconds * 1e9 / BUFFERS);
      write.record(MEBIBYTE, 0, mean / 2 + random.nextLong(mean));
    }
    if (index == 3) {
      write.error("SocketTimeoutException");
    }
    recorder.operation("close").record(0, 0, 10_000_000 + random.nextInt(5_000_000));
    long start = STARTED.toEpochMilli() * 1_000_000 + random.nextInt(200_000_000);
    return new TaskResult(
        index,
        index == 3 ? 1 : 0,
        "worker-" + (index + 1) + ".example",
        start,
        start + (long) (seconds * 1e9),
        GIBIBYTE,
        recorder.stats(),
        Map.of("bytes read local", 0L),
        WORKER);
  }

  private static Note warning() {
    return Note.warning(
        "page-cache",
        "The files (4 GiB) are smaller than twice the memory of the machines (256 GiB), so part of"
            + " what was written may still have been in memory when the clock stopped.");
  }
}
