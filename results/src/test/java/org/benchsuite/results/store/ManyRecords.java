package org.benchsuite.results.store;

import java.io.IOException;
import java.nio.file.DirectoryStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.TreeMap;
import java.util.stream.IntStream;
import org.benchsuite.results.Fingerprint;
import org.benchsuite.results.Measurement;
import org.benchsuite.results.Note;
import org.benchsuite.results.OpRecorder;
import org.benchsuite.results.OpStats;
import org.benchsuite.results.Phase;
import org.benchsuite.results.RunRecord;
import org.benchsuite.results.RunRecordJson;
import org.benchsuite.results.Samples;
import org.benchsuite.results.Scalar;
import org.benchsuite.results.TaskResult;
import org.benchsuite.results.Throughput;
import org.benchsuite.results.Trial;
import org.benchsuite.results.Unit;

/**
 * A folder of many records as real runs leave them: dfsio with 4 to 32 tasks and its histograms,
 * terasort with its phases, counters and notes, one to five trials each, the settings of a cluster.
 * The same seed makes the same bytes.
 */
final class ManyRecords {

  private static final Instant FIRST = Instant.parse("2026-01-01T00:00:00Z");
  private static final Duration STEP = Duration.ofMinutes(7);

  private static final int LABELS = 20;

  private static final int SETTINGS = 80;
  private static final int TEMPLATES = 16;
  private static final int BUFFERS = 1024;
  private static final long MEBIBYTE = 1L << 20;
  private static final long GIBIBYTE = 1L << 30;
  private static final int[] TASKS = {4, 8, 16, 32};

  private final Random random;
  private final List<List<OpStats>> templates = new ArrayList<>();
  private final Fingerprint fingerprint;

  private ManyRecords(long seed) {
    random = new Random(seed);
    for (int i = 0; i < TEMPLATES; i++) {
      templates.add(operations());
    }
    fingerprint = fingerprint();
  }

  /** Fills a folder, without the syncing of a store: it would take longer than what is tested. */
  static void write(Path folder, int count, long seed) throws IOException {
    ManyRecords records = new ManyRecords(seed);
    for (int i = 0; i < count; i++) {
      RunRecord run = records.run(i);
      Files.write(folder.resolve(run.id() + ".json"), RunRecordJson.toJson(run));
    }
  }

  /** The benchmark of the run of that number. */
  static String benchmark(int number) {
    return number % 3 == 2 ? "terasort" : "dfsio";
  }

  /** The label of the run of that number. */
  static String label(int number) {
    return "night " + number % LABELS;
  }

  private RunRecord run(int number) {
    Instant started = FIRST.plus(STEP.multipliedBy(number));
    String benchmark = benchmark(number);
    boolean sort = benchmark.equals("terasort");
    String operation = sort ? "sort" : number % 3 == 0 ? "write" : "read";
    int tasks = TASKS[number % TASKS.length];
    int repeats = 1 + number % 5;
    List<Trial> trials = new ArrayList<>();
    for (int i = 0; i < repeats; i++) {
      boolean warmup = i == 0 && repeats > 1;
      int index = warmup || repeats == 1 ? i + 1 : i;
      trials.add(sort ? sorting(index, warmup, started) : moving(index, warmup, started, tasks));
    }
    return new RunRecord(
        RunRecord.SCHEMA,
        id(started, benchmark, operation, number),
        benchmark,
        operation,
        label(number),
        "0.1.0",
        started,
        started.plusSeconds(60L * repeats),
        1,
        parameters(sort, tasks),
        fingerprint,
        trials,
        List.of());
  }

  private static String id(Instant started, String benchmark, String operation, int number) {
    String random = RunIds.next(started, benchmark, operation);
    // the same bytes for the same seed: the random end of the id becomes the number
    return random.substring(0, random.lastIndexOf('-') + 1) + "%012x".formatted(number);
  }

  private static Map<String, String> parameters(boolean sort, int tasks) {
    return sort
        ? Map.of("arguments", "[/bench/in, /bench/out]", "profile", "tuned", "trials", "3")
        : Map.of("nr-files", Integer.toString(tasks), "size", "1GB", "trials", "3", "seed", "1");
  }

  private Fingerprint fingerprint() {
    Map<String, String> settings = new TreeMap<>();
    for (int i = 0; i < SETTINGS; i++) {
      settings.put(
          "yarn.resourcemanager.some-service.setting-" + i,
          "value-" + random.nextInt(1_000_000) + "/of/this.cluster");
    }
    return new Fingerprint(
        Map.of(
            "filesystem", "hdfs://example:8020",
            "hadoop.version", "3.5.0",
            "hdfs.datanodes", "8",
            "hdfs.replication", "3",
            "yarn.nodes", "8"),
        settings,
        Samples.WORKER);
  }

  private Trial moving(int number, boolean warmup, Instant started, int files) {
    double seconds = 9 + random.nextDouble();
    List<TaskResult> tasks =
        IntStream.range(0, files).mapToObj(i -> task(i, started, seconds)).toList();
    Throughput rates = Throughput.of(tasks);
    List<Measurement> measurements = new ArrayList<>();
    measurements.add(new Scalar("aggregate throughput", Unit.BYTES_PER_SECOND, rates.aggregate()));
    measurements.add(
        new Scalar("aggregate throughput per node", Unit.BYTES_PER_SECOND, rates.perNode()));
    measurements.add(
        new Scalar("physical aggregate throughput", Unit.BYTES_PER_SECOND, rates.physical(3)));
    measurements.add(new Scalar("throughput per stream", Unit.BYTES_PER_SECOND, rates.perStream()));
    measurements.add(new Scalar("tasks time", Unit.NANOSECONDS, Throughput.elapsedNanos(tasks)));
    measurements.add(new Scalar("bytes", Unit.BYTES, rates.bytes()));
    measurements.add(new Scalar("mean concurrent tasks", Unit.COUNT, rates.meanConcurrency()));
    measurements.add(new Scalar("peak concurrent tasks", Unit.COUNT, rates.peakConcurrency()));
    return new Trial(
        number,
        warmup,
        started.plusSeconds(60L * number),
        (long) (seconds * 1e9) + 6_000_000_000L,
        phases("tasks (first start to last end)", Throughput.elapsedNanos(tasks)),
        tasks,
        templates.get(random.nextInt(TEMPLATES)),
        measurements,
        List.of(
            Note.warning(
                "page-cache",
                "The files (32 GiB) are smaller than twice the memory of the machines (512 GiB),"
                    + " so part of what was written may still have been in memory.")));
  }

  private TaskResult task(int index, Instant started, double seconds) {
    long start = started.toEpochMilli() * 1_000_000 + random.nextInt(200_000_000);
    return new TaskResult(
        index,
        0,
        "worker-" + index % 8 + ".example",
        start,
        start + (long) (seconds * 1e9) + random.nextInt(500_000_000),
        GIBIBYTE,
        List.of(),
        Map.of(
            "bytes read local",
            GIBIBYTE,
            "bytes read remote",
            0L,
            "bytes read short-circuit",
            GIBIBYTE,
            "processor ticks busy",
            1000L + random.nextInt(9000),
            "processor ticks idle",
            1000L + random.nextInt(9000),
            "processor ticks waiting for disks",
            (long) random.nextInt(900)),
        Samples.WORKER);
  }

  private List<OpStats> operations() {
    OpRecorder recorder = new OpRecorder();
    OpRecorder.Operation create = recorder.operation("create");
    OpRecorder.Operation write = recorder.operation("write");
    OpRecorder.Operation close = recorder.operation("close");
    for (int task = 0; task < 16; task++) {
      create.record(0, 0, 1_000_000 + random.nextInt(5_000_000));
      for (int i = 0; i < BUFFERS; i++) {
        write.record(MEBIBYTE, 0, (long) (8_000_000 * Math.exp(0.4 * random.nextGaussian())));
      }
      close.record(0, 0, 10_000_000 + random.nextInt(50_000_000));
    }
    return recorder.stats();
  }

  private Trial sorting(int number, boolean warmup, Instant started) {
    double seconds = 55 + 5 * random.nextDouble();
    double bytes = 200.0 * GIBIBYTE;
    List<Measurement> measurements = new ArrayList<>();
    measurements.add(new Scalar("elapsed", Unit.NANOSECONDS, seconds * 1e9));
    measurements.add(new Scalar("throughput", Unit.BYTES_PER_SECOND, bytes / seconds));
    measurements.add(new Scalar("bytes", Unit.BYTES, bytes));
    for (int i = 0; i < 15; i++) {
      measurements.add(new Scalar("job counter " + i, Unit.COUNT, random.nextInt(1 << 30)));
    }
    measurements.add(new Scalar("processors busy", Unit.RATIO, random.nextDouble()));
    measurements.add(new Scalar("processors waiting", Unit.RATIO, random.nextDouble() / 4));
    List<Note> notes = new ArrayList<>();
    notes.add(Note.info("limit", "While the tasks ran, their processors were busy 91 %."));
    notes.add(Note.info("spills", "Every record was written to local disks 2.0 times."));
    notes.add(Note.info("profile", "Profile tuned: " + "-D some.setting=value ".repeat(20)));
    return new Trial(
        number,
        warmup,
        started.plusSeconds(60L * number),
        (long) (seconds * 1e9),
        phases("maps (first start to last end)", (long) (seconds * 1e9)),
        List.of(),
        List.of(),
        measurements,
        notes);
  }

  private static List<Phase> phases(String work, long nanos) {
    return List.of(
        new Phase("submit", 1_200_000_000L),
        new Phase("application master start", 2_310_000_000L),
        new Phase("first task start", 2_000_000_000L),
        new Phase(work, nanos),
        new Phase("commit", 310_000_000L));
  }

  /** Puts files beside the records that are none; their names in the order of the store. */
  static List<String> addOthers(Path folder) throws IOException {
    byte[] whole;
    try (DirectoryStream<Path> files = Files.newDirectoryStream(folder, "*.json")) {
      whole = Files.readAllBytes(files.iterator().next());
    }
    Files.write(
        folder.resolve("20260201T000000.000Z-cut.json"),
        Arrays.copyOf(whole, whole.length * 2 / 3));
    Files.write(folder.resolve("20260301T000000.000Z-empty.json"), new byte[0]);
    Files.writeString(
        folder.resolve("package.json"), "{\"name\": \"else\", \"version\": \"1.0.0\"}");
    byte[] binary = new byte[100_000];
    new Random(7).nextBytes(binary);
    Files.write(folder.resolve("random.json"), binary);
    Files.createDirectory(folder.resolve("x.json"));
    Files.writeString(folder.resolve("notes.txt"), "no record");
    return List.of(
        "20260201T000000.000Z-cut.json",
        "20260301T000000.000Z-empty.json",
        "package.json",
        "random.json");
  }
}
