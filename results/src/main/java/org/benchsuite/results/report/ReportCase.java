package org.benchsuite.results.report;

import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.stream.Collectors;
import org.benchsuite.results.OpStats;
import org.benchsuite.results.Summary;
import org.benchsuite.results.compare.Sample;

/**
 * All runs of one case under one label.
 *
 * @param label the label of the runs, may be empty
 * @param parameters those that tell this case from the others of its section
 * @param at where it stands on the section's axis; empty without an axis
 * @param line what a line through its points is called: the label, and the parameters that are not
 *     the axis
 * @param runs number of runs
 * @param trials trials that count
 * @param voids trials that would count but are void
 * @param limits what limited its runs, in sentences
 * @param metrics the values of the trials that count, by the name of the number
 * @param operations what the operations of those trials did, merged
 */
public record ReportCase(
    String label,
    Map<String, String> parameters,
    OptionalDouble at,
    String line,
    int runs,
    int trials,
    int voids,
    List<String> limits,
    Map<String, Sample> metrics,
    List<OpStats> operations) {

  private static final String UNLABELLED = "no label";

  public ReportCase {
    parameters = Collections.unmodifiableMap(new LinkedHashMap<>(parameters));
    limits = List.copyOf(limits);
    metrics = Collections.unmodifiableMap(new LinkedHashMap<>(metrics));
    operations = List.copyOf(operations);
  }

  /** The statistics of one number; empty when no trial that counts has it. */
  public Optional<Summary> summary(String metric) {
    return Optional.ofNullable(metrics.get(metric)).flatMap(Sample::summary);
  }

  /** The parameters in words, such as {@code nr-files=4 size=1GB}; empty for an only case. */
  public String parametersInWords() {
    return words(parameters);
  }

  /** The label, or words that say that there is none. */
  public String labelInWords() {
    return inWords(label);
  }

  static String inWords(String label) {
    return label.isBlank() ? UNLABELLED : label;
  }

  static String words(Map<String, String> parameters) {
    return parameters.entrySet().stream().map(Map.Entry::toString).collect(Collectors.joining(" "));
  }

  /** Label and parameters, the name of a line when there is no axis. */
  static String line(String label, Map<String, String> others) {
    List<String> parts = new ArrayList<>(List.of(inWords(label)));
    if (!others.isEmpty()) {
      parts.add(words(others));
    }
    return String.join(", ", parts);
  }
}
