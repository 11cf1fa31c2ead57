package org.benchsuite.results.report;

import java.util.stream.Collectors;
import org.benchsuite.results.compare.Sample;
import org.benchsuite.results.text.Scale;

/** Several values in one cell. */
final class TrialValues {

  private static final int MOST = 30;
  private static final String SEPARATOR = "; ";

  private TrialValues() {}

  /** The values of a sample, which may be null where no trial counts. */
  static String words(Sample sample, Scale scale) {
    if (sample == null || sample.count() == 0) {
      return "-";
    }
    String first =
        sample.values().stream()
            .limit(MOST)
            .map(scale::number)
            .collect(Collectors.joining(SEPARATOR));
    return sample.count() > MOST ? first + more(sample.count() - MOST) : first;
  }

  static String list(ParameterValues parameter) {
    String first = String.join(SEPARATOR, parameter.values());
    return parameter.more() > 0 ? first + more(parameter.more()) : first;
  }

  private static String more(int count) {
    return SEPARATOR + "and " + count + " more";
  }
}
