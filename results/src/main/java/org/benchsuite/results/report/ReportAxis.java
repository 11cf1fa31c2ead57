package org.benchsuite.results.report;

import java.util.Objects;
import org.benchsuite.results.Unit;

/**
 * The number by which the cases of a section are ordered: the measured amount of data, or a
 * parameter.
 *
 * @param name what it is, such as {@code size} or {@code nr-files}
 * @param unit its stored unit
 * @param parameter the parameter that it stands for
 */
public record ReportAxis(String name, Unit unit, String parameter) {

  public ReportAxis {
    Objects.requireNonNull(name, "name");
    Objects.requireNonNull(unit, "unit");
    Objects.requireNonNull(parameter, "parameter");
  }

  /** The measured amount of data, which {@code parameter} decides. */
  static ReportAxis size(String parameter) {
    return new ReportAxis("size", Unit.BYTES, parameter);
  }
}
