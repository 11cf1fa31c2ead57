package org.benchsuite.results.report;

import java.util.Collection;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.benchsuite.results.Unit;

/** Finds the number by which the cases of a section are best ordered: lines need points. */
final class AxisFinder {

  /** Parameters that decide how much data there is; the measured amount stands for them. */
  private static final List<String> AMOUNTS = List.of("step", "size", "file-size", "arguments");

  private static final List<String> FIRST_CHOICES =
      Stream.concat(AMOUNTS.stream(), Stream.of("nr-files")).toList();

  private static final Pattern NUMBER = Pattern.compile("\\d{1,15}([.]\\d{1,9})?");
  private static final int FEWEST_POINTS = 2;

  /**
   * One case under one label.
   *
   * @param label the label
   * @param parameters those that decide what is done
   * @param bytes the measured amount of data
   */
  record Candidate(String label, Map<String, String> parameters, OptionalDouble bytes) {

    /** Label and the parameters besides the axis. */
    Map<String, String> line(String axis) {
      Map<String, String> line = new TreeMap<>(parameters);
      line.remove(axis);
      line.put("", label);
      return line;
    }

    OptionalDouble at(ReportAxis axis) {
      if (axis.unit() == Unit.BYTES) {
        return bytes;
      }
      String value = parameters.getOrDefault(axis.parameter(), "");
      return NUMBER.matcher(value).matches()
          ? OptionalDouble.of(Double.parseDouble(value))
          : OptionalDouble.empty();
    }
  }

  private AxisFinder() {}

  /** The axis; empty when no number tells the cases apart or most lines would have one point. */
  static Optional<ReportAxis> find(Collection<Candidate> cases, Set<String> varying) {
    Set<String> others = new TreeSet<>(varying);
    FIRST_CHOICES.forEach(others::remove);
    return Stream.concat(FIRST_CHOICES.stream().filter(varying::contains), others.stream())
        .map(AxisFinder::axis)
        .filter(axis -> orders(axis, cases))
        .findFirst();
  }

  private static ReportAxis axis(String parameter) {
    return AMOUNTS.contains(parameter)
        ? ReportAxis.size(parameter)
        : new ReportAxis(parameter, Unit.COUNT, parameter);
  }

  private static boolean orders(ReportAxis axis, Collection<Candidate> cases) {
    Set<Map<String, String>> lines = new HashSet<>();
    Set<Double> places = new HashSet<>();
    Set<Map.Entry<Map<String, String>, Double>> points = new HashSet<>();
    for (Candidate each : cases) {
      OptionalDouble at = each.at(axis);
      if (at.isEmpty()) {
        return false;
      }
      Map<String, String> line = each.line(axis.parameter());
      lines.add(line);
      places.add(at.getAsDouble());
      if (!points.add(Map.entry(line, at.getAsDouble()))) {
        return false;
      }
    }
    return places.size() >= FEWEST_POINTS && cases.size() >= FEWEST_POINTS * lines.size();
  }
}
