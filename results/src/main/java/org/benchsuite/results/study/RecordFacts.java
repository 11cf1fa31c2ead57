package org.benchsuite.results.study;

import java.math.BigDecimal;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.Set;
import java.util.stream.Stream;
import org.benchsuite.results.RunRecord;
import org.benchsuite.results.Scalar;
import org.benchsuite.results.Trial;

/** What the records of all benchmarks tell in the same way. */
final class RecordFacts {

  /** The label of runs that have none. */
  static final String UNLABELLED = "this cluster";

  /** Where a record may have the size of the input. */
  static final Set<String> SIZE_PARAMETERS = Set.of("arguments", "step", "steps");

  private static final String BYTES = "bytes";
  private static final String WHOLE_CASE = "run";

  private RecordFacts() {}

  /** What the user calls the cluster, system or transport. */
  static String label(RunRecord run) {
    return run.label().isBlank() ? UNLABELLED : run.label().strip();
  }

  static Optional<String> parameter(RunRecord run, String name) {
    return Optional.ofNullable(run.parameters().get(name)).filter(value -> !value.isBlank());
  }

  /** The copies that HDFS kept: as asked for, as the client is set up, or the cluster's default. */
  static Optional<String> replication(RunRecord run) {
    return parameter(run, "replication")
        .or(() -> parameter(run, "D dfs.replication"))
        .or(() -> Optional.ofNullable(run.fingerprint().configuration().get("dfs.replication")))
        .or(() -> Optional.ofNullable(run.fingerprint().facts().get("hdfs.replication")));
  }

  /** The size of the input: of the step, as asked for, or what was counted. */
  static Optional<DataSize> size(RunRecord run) {
    return parameter(run, "step")
        .flatMap(DataSize::parse)
        .or(() -> asked(run))
        .or(() -> counted(run));
  }

  /** In {@code run SIZE DIR}. */
  private static Optional<DataSize> asked(RunRecord run) {
    return run.parameters().values().stream()
        .map(RecordFacts::words)
        .filter(words -> words.size() > 1 && words.get(0).equals(WHOLE_CASE))
        .map(words -> words.get(1))
        .filter(word -> !isRows(run, word))
        .findFirst()
        .flatMap(DataSize::parse);
  }

  /** teragen's and terasort's numbers without a unit of bytes count rows. */
  private static boolean isRows(RunRecord run, String word) {
    return run.benchmark().equals("terasort") && word.matches("\\d+[kmbt]?");
  }

  private static List<String> words(String value) {
    boolean list = value.startsWith("[") && value.endsWith("]");
    return list ? Arrays.asList(value.substring(1, value.length() - 1).split(", ")) : List.of();
  }

  private static Optional<DataSize> counted(RunRecord run) {
    return Stream.concat(run.countedTrials().stream(), run.trials().stream())
        .map(RecordFacts::bytes)
        .flatMapToLong(OptionalLong::stream)
        .mapToObj(DataSize::near)
        .findFirst();
  }

  static OptionalLong bytes(Trial trial) {
    Optional<Scalar> bytes = trial.scalar(BYTES).filter(scalar -> scalar.value() > 0);
    return bytes.isEmpty()
        ? OptionalLong.empty()
        : OptionalLong.of(Math.round(bytes.orElseThrow().value()));
  }

  /** A scalar of a trial as a figure; empty without one that is a positive number. */
  static Optional<Figure> figure(
      Trial trial, String scalar, Conditions conditions, String metric, FigureUnit unit) {
    return trial
        .scalar(scalar)
        .filter(found -> found.unit() == unit.stored())
        .filter(found -> Double.isFinite(found.value()) && found.value() > 0)
        .map(found -> value(unit, found.value()))
        .map(value -> new Figure(conditions, metric, unit, value, bytes(trial)));
  }

  private static BigDecimal value(FigureUnit unit, double stored) {
    BigDecimal value = unit.fromStored(stored).stripTrailingZeros();
    return value.scale() < 0 ? value.setScale(0) : value;
  }
}
