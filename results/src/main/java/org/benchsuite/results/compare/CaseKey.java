package org.benchsuite.results.compare;

import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.benchsuite.results.RunRecord;
import org.benchsuite.results.Scalar;

/**
 * What was done: runs of the same case may be compared, and their trials belong together.
 *
 * <p>Of the arguments without an option, folders do not count and sizes do; where there are only
 * folders, the measured amount of data stands for them.
 *
 * @param benchmark the benchmark's name
 * @param operation what it did
 * @param parameters those that decide what is done, by name
 */
public record CaseKey(String benchmark, String operation, Map<String, String> parameters) {

  /** Where arguments without an option are kept. */
  static final String ARGUMENTS = "arguments";

  /** How a run is repeated, recorded and reached; none of it changes what a trial does. */
  private static final Set<String> HOUSEKEEPING =
      Set.of(
          "again",
          "case",
          "conf",
          "dry-run",
          "force",
          "fs",
          "jt",
          "label",
          "on-failure",
          "overwrite",
          "queue",
          "repeat",
          "res-file",
          "results",
          "round",
          "run-id",
          "source",
          "sweep",
          "top",
          "trials",
          "verbose");

  private static final Pattern OPTION = Pattern.compile("[a-z][a-z0-9-]*");
  private static final Pattern KEPT_ARGUMENT =
      Pattern.compile("run|check|\\d+([.]\\d+)?[A-Za-z]{0,3}");

  /** The parameter that tells the amount of a step. */
  private static final String STEP = "step";

  private static final List<String> AMOUNTS = List.of("bytes", "words");

  public CaseKey {
    Objects.requireNonNull(benchmark, "benchmark");
    Objects.requireNonNull(operation, "operation");
    parameters = Collections.unmodifiableSortedMap(new TreeMap<>(parameters));
  }

  /** The case of a run when the parameters named in {@code axes} are meant to differ. */
  public static CaseKey of(RunRecord run, Set<String> axes) {
    Map<String, String> deciding = new TreeMap<>();
    run.parameters()
        .forEach(
            (name, value) -> {
              if (decides(name) && !isEmpty(value)) {
                deciding.put(settingName(name), value);
              }
            });
    arguments(run).ifPresent(words -> deciding.put(ARGUMENTS, words));
    deciding.keySet().removeAll(axes);
    return new CaseKey(run.benchmark(), run.operation(), deciding);
  }

  /** The benchmark and its operation. */
  public String title() {
    return (benchmark + " " + operation).strip();
  }

  private static boolean decides(String name) {
    if (isSetting(name)) {
      return !RunFacts.isVolatile(settingName(name));
    }
    return OPTION.matcher(name).matches()
        && !HOUSEKEEPING.contains(name)
        && !RunFacts.PROTOCOL.contains(name);
  }

  private static boolean isSetting(String name) {
    return name.startsWith("D ");
  }

  /** Hadoop's own name of what {@code -D} set, the name the fingerprint has for it too. */
  private static String settingName(String name) {
    return isSetting(name) ? name.substring(2) : name;
  }

  /** A switch that is off is one that an older version did not have. */
  private static boolean isEmpty(String value) {
    return value.isEmpty() || value.equals("[]") || value.equals("false");
  }

  private static Optional<String> arguments(RunRecord run) {
    List<String> words =
        run.parameters().entrySet().stream()
            .filter(entry -> isArgument(entry.getKey()))
            .flatMap(entry -> words(entry.getValue()))
            .toList();
    String kept =
        words.stream()
            .filter(word -> KEPT_ARGUMENT.matcher(word).matches())
            .collect(Collectors.joining(" "));
    boolean sized = run.parameters().containsKey(STEP) || kept.matches(".*\\d.*");
    if (words.isEmpty() || sized) {
      return kept.isEmpty() ? Optional.empty() : Optional.of(kept);
    }
    String amount = amount(run).orElse("");
    return Optional.of((kept + " " + amount).strip()).filter(text -> !text.isEmpty());
  }

  private static boolean isArgument(String name) {
    return !isSetting(name) && !OPTION.matcher(name).matches();
  }

  private static Stream<String> words(String value) {
    boolean list = value.startsWith("[") && value.endsWith("]");
    return Arrays.stream((list ? value.substring(1, value.length() - 1) : value).split(", "));
  }

  private static Optional<String> amount(RunRecord run) {
    return AMOUNTS.stream()
        .flatMap(name -> run.trials().stream().flatMap(trial -> trial.scalar(name).stream()))
        .map(CaseKey::amount)
        .findFirst();
  }

  private static String amount(Scalar scalar) {
    return Math.round(scalar.value()) + " " + scalar.name();
  }
}
