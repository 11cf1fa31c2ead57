package org.benchsuite.results.compare;

import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.IntStream;
import org.benchsuite.results.Fingerprint;
import org.benchsuite.results.Measurement;
import org.benchsuite.results.Note;
import org.benchsuite.results.RunRecord;
import org.benchsuite.results.Samples;
import org.benchsuite.results.Scalar;
import org.benchsuite.results.Trial;
import org.benchsuite.results.Unit;

/** Makes records for tests of comparisons, a trial for each value. */
public final class Runs {

  private String id = "run";
  private String label = "";
  private String benchmark = "dfsio";
  private String operation = "write";
  private Instant started = Samples.STARTED;
  private final Map<String, String> parameters =
      new TreeMap<>(Map.of("nr-files", "4", "file-size", "1GB", "results", "here"));
  private final Map<String, String> facts =
      new TreeMap<>(Map.of("hadoop.version", "3.5.0", "hdfs.remaining.bytes", "1"));
  private final Map<String, String> settings = new TreeMap<>(Map.of("dfs.replication", "3"));
  private final List<Trial> trials = new ArrayList<>();
  private final List<Note> notes = new ArrayList<>();

  private Runs() {}

  /** A run of this id with a throughput in bytes per second for each trial. */
  public static Runs run(String id, double... throughput) {
    Runs runs = new Runs();
    runs.id = id;
    return runs.metric("throughput", Unit.BYTES_PER_SECOND, throughput);
  }

  public Runs metric(String name, Unit unit, double... values) {
    IntStream.range(0, values.length)
        .forEach(i -> trial(false, List.of(), new Scalar(name, unit, values[i])));
    return this;
  }

  public Runs trial(boolean warmup, List<Note> trialNotes, Measurement... measurements) {
    trials.add(
        new Trial(
            trials.size() + 1,
            warmup,
            started,
            2_000_000_000L + trials.size(),
            List.of(),
            List.of(),
            List.of(),
            List.of(measurements),
            trialNotes));
    return this;
  }

  public Runs label(String text) {
    label = text;
    return this;
  }

  public Runs of(String nameOfBenchmark, String nameOfOperation) {
    benchmark = nameOfBenchmark;
    operation = nameOfOperation;
    return this;
  }

  public Runs started(String instant) {
    started = Instant.parse(instant);
    return this;
  }

  public Runs parameter(String name, String value) {
    parameters.put(name, value);
    return this;
  }

  public Runs noParameters() {
    parameters.clear();
    return this;
  }

  public Runs fact(String name, String value) {
    facts.put(name, value);
    return this;
  }

  public Runs setting(String name, String value) {
    settings.put(name, value);
    return this;
  }

  public Runs note(Note note) {
    notes.add(note);
    return this;
  }

  public RunRecord done() {
    return new RunRecord(
        RunRecord.SCHEMA,
        id,
        benchmark,
        operation,
        label,
        "0.1.0",
        started,
        started.plusSeconds(60),
        1,
        parameters,
        new Fingerprint(facts, settings, Samples.WORKER),
        trials,
        notes);
  }

  /** A group of these runs. */
  public static RunGroup group(Runs... runs) {
    return new RunGroup("group", List.of(runs).stream().map(Runs::done).toList());
  }
}
