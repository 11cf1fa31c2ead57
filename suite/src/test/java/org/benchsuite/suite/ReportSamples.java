package org.benchsuite.suite;

import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.TreeMap;
import org.benchsuite.results.Fingerprint;
import org.benchsuite.results.Machine;
import org.benchsuite.results.Measurement;
import org.benchsuite.results.Note;
import org.benchsuite.results.OpRecorder;
import org.benchsuite.results.OpStats;
import org.benchsuite.results.RunRecord;
import org.benchsuite.results.Scalar;
import org.benchsuite.results.Trial;
import org.benchsuite.results.Unit;

/** Runs as a study leaves them: several labels, sizes, trials and kinds of benchmark. */
final class ReportSamples {

  static final Instant STARTED = Instant.parse("2026-11-01T12:00:00Z");

  /** Labels that try to be more than text. */
  static final List<String> HOSTILE =
      List.of(
          "<script>window.hacked=1</script>",
          "\"><img src=x onerror=\"window.hacked=1\">",
          "</script><script>window.hacked=1</script>",
          "]]>{{{library}}}{{x}}{a|b}${y}",
          "\u202Eevil\u2066 \u05E9\u05DC\u05D5\u05DD\u2028&amp;'`");

  private static final Machine WORKER =
      new Machine(64L << 30, 16, "Example CPU", "Linux 6.1", "17.0.15 Example");
  private static final long GIBIBYTE = 1L << 30;

  private final Random random = new Random(7);
  private final List<RunRecord> all = new ArrayList<>();

  /** Everything a report can show. */
  static List<RunRecord> study() {
    ReportSamples samples = new ReportSamples();
    for (long size : new long[] {1, 4, 16}) {
      samples.dfsio("hdd", "write", size, 4, 210);
      samples.dfsio("ssd", "write", size, 4, 480 + 30 * Math.log(size));
      samples.terasort("old cluster", size * 10, 3, 95);
      samples.terasort("new cluster", size * 10, 3, 120);
    }
    samples.dfsio("hdd", "read", 4, 5, 320);
    samples.dfsio("ssd", "read", 4, 5, 910);
    samples.wordcount("single", 1);
    return samples.all;
  }

  /** One case under each hostile label. */
  static List<RunRecord> hostile() {
    ReportSamples samples = new ReportSamples();
    HOSTILE.forEach(text -> samples.dfsio(text, "write", 1, 3, 200));
    return samples.all.stream().map(ReportSamples::withHostileParameter).toList();
  }

  private static RunRecord withHostileParameter(RunRecord run) {
    Map<String, String> parameters = new TreeMap<>(run.parameters());
    parameters.put("codec", run.label());
    return copy(run, run.id(), parameters, List.of(Note.warning(run.label(), run.label())));
  }

  /** The same run under another id. */
  static RunRecord withId(RunRecord run, String id) {
    return copy(run, id, run.parameters(), run.notes());
  }

  private static RunRecord copy(
      RunRecord run, String id, Map<String, String> parameters, List<Note> notes) {
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
        parameters,
        run.fingerprint(),
        run.trials(),
        notes);
  }

  /** Many small runs of few cases. */
  static List<RunRecord> many(int runs) {
    ReportSamples samples = new ReportSamples();
    for (int i = 0; i < runs; i++) {
      samples.dfsio("night " + i % 10, "write", 1L << i % 5, 2, 200);
    }
    return samples.all;
  }

  private void dfsio(String label, String operation, long gibibytes, int trials, double rate) {
    List<Trial> made = new ArrayList<>();
    made.add(dfsioTrial(operation, gibibytes, 1, true, rate * 0.8, List.of()));
    for (int i = 1; i <= trials; i++) {
      boolean wrong = label.equals("hdd") && operation.equals("read") && i == 2;
      List<Note> notes =
          wrong
              ? List.of(Note.voids("verification", "Task 3 read 4 bytes that were not written."))
              : gibibytes < 8
                  ? List.of(
                      Note.warning(
                          "page-cache",
                          "The files ("
                              + 4 * gibibytes
                              + " GiB) are smaller than twice the memory of the machines (256"
                              + " GiB), so part of it may still have been in memory."))
                  : List.of();
      made.add(dfsioTrial(operation, gibibytes, i, false, noisy(rate), notes));
    }
    add(
        "dfsio",
        operation,
        label,
        Map.of("nr-files", "4", "size", gibibytes + "GB", "trials", "" + trials, "data", "random"),
        made,
        List.of(Note.info("sync", "Files were not synced: -sync none.")));
  }

  private Trial dfsioTrial(
      String operation, long gibibytes, int number, boolean warmup, double rate, List<Note> notes) {
    double bytes = 4.0 * gibibytes * GIBIBYTE;
    double seconds = bytes / (rate * (1 << 20));
    OpRecorder recorder = new OpRecorder();
    OpRecorder.Operation operations = recorder.operation(operation);
    for (int i = 0; i < 3000; i++) {
      double stall = random.nextInt(500) == 0 ? 40 : 1;
      operations.record(
          1_000_000, 0, (long) (1e9 / rate * stall * (0.6 + random.nextDouble() * 0.8)));
    }
    OpRecorder.Operation close = recorder.operation("close");
    for (int i = 0; i < 8; i++) {
      close.record(0, 0, 10_000_000 + random.nextInt(9_000_000));
    }
    List<OpStats> stats = recorder.stats();
    return trial(
        number,
        warmup,
        seconds + 6,
        stats,
        List.of(
            new Scalar("aggregate throughput", Unit.BYTES_PER_SECOND, bytes / seconds),
            new Scalar("throughput per stream", Unit.BYTES_PER_SECOND, bytes / seconds / 3.9),
            new Scalar("test execution time", Unit.NANOSECONDS, (seconds + 5) * 1e9),
            new Scalar("bytes", Unit.BYTES, bytes),
            new Scalar("mean concurrent tasks", Unit.COUNT, 3.9),
            new Scalar("share of task time making payload", Unit.RATIO, 0.031)),
        notes);
  }

  private void terasort(String label, long gibibytes, int trials, double rate) {
    List<Trial> made = new ArrayList<>();
    for (int i = 1; i <= trials; i++) {
      double bytes = (double) gibibytes * GIBIBYTE;
      double seconds = 18 + bytes / (noisy(rate) * (1 << 20));
      made.add(
          trial(
              i,
              false,
              seconds + 3,
              List.of(),
              List.of(
                  new Scalar("elapsed", Unit.NANOSECONDS, seconds * 1e9),
                  new Scalar("throughput", Unit.BYTES_PER_SECOND, bytes / seconds),
                  new Scalar("bytes", Unit.BYTES, bytes),
                  new Scalar("CPU time", Unit.NANOSECONDS, seconds * 12e9)),
              List.of()));
    }
    add(
        "terasort",
        "run",
        label,
        Map.of("arguments", "[run, " + gibibytes + "G, /bench/tera]", "profile", "classic"),
        made,
        List.of(Note.info("profile", "Profile classic: settings of Hadoop and the cluster.")));
  }

  private void wordcount(String label, int trials) {
    List<Trial> made = new ArrayList<>();
    for (int i = 1; i <= trials; i++) {
      made.add(
          trial(
              i,
              false,
              70,
              List.of(),
              List.of(
                  new Scalar("elapsed", Unit.NANOSECONDS, 65.5e9),
                  new Scalar("throughput", Unit.BYTES_PER_SECOND, GIBIBYTE / 65.5),
                  new Scalar("bytes", Unit.BYTES, GIBIBYTE)),
              List.of()));
    }
    add("wordcount", "run", label, Map.of("profile", "tuned"), made, List.of());
  }

  private double noisy(double rate) {
    return rate * (1 + random.nextGaussian() * 0.04);
  }

  private static Trial trial(
      int number,
      boolean warmup,
      double seconds,
      List<OpStats> stats,
      List<Measurement> measurements,
      List<Note> notes) {
    return new Trial(
        number,
        warmup,
        STARTED.plusSeconds(number),
        (long) (seconds * 1e9),
        List.of(),
        List.of(),
        stats,
        measurements,
        notes);
  }

  private void add(
      String benchmark,
      String operation,
      String label,
      Map<String, String> parameters,
      List<Trial> trials,
      List<Note> notes) {
    Instant started = STARTED.plusSeconds(600L * all.size());
    Map<String, String> facts = new TreeMap<>();
    facts.put("filesystem", "hdfs://example:8020");
    facts.put("hadoop.version", label.equals("new cluster") ? "3.5.0" : "3.4.2");
    facts.put("hdfs.datanodes", "4");
    facts.put("yarn.nodes", "4");
    all.add(
        new RunRecord(
            RunRecord.SCHEMA,
            "20261101T120000.000Z-%s-%s-%012x".formatted(benchmark, operation, all.size()),
            benchmark,
            operation,
            label,
            "0.1.0",
            started,
            started.plusSeconds(500),
            1,
            parameters,
            new Fingerprint(facts, Map.of("dfs.replication", "2"), WORKER),
            trials,
            notes));
  }
}
