package org.benchsuite.results.compare;

import java.util.Comparator;
import java.util.List;
import java.util.stream.Collectors;
import org.benchsuite.results.RunRecord;

/** Makes a group of the records in a folder. */
public final class RunSelection {

  private static final int LABELS_NAMED = 20;

  private RunSelection() {}

  /**
   * The runs that {@code query} asks for; a label or id of exactly these letters goes first, so
   * that labels with commas and equals signs can be asked for too.
   *
   * @param side what the group is called, for an error
   * @param records every record of the folder
   * @param location the folder, for an error
   * @throws ComparisonException when the query has no meaning or no record fulfils it
   */
  public static RunGroup select(
      String side, String query, List<RunRecord> records, String location) {
    List<RunRecord> exact = records.stream().filter(run -> isExactly(run, query)).toList();
    List<RunRecord> chosen =
        exact.isEmpty() ? records.stream().filter(RunQuery.parse(query)::matches).toList() : exact;
    if (chosen.isEmpty()) {
      throw new ComparisonException(nothing(side, query, records, location));
    }
    return new RunGroup(
        query, chosen.stream().sorted(Comparator.comparing(RunRecord::started)).toList());
  }

  private static boolean isExactly(RunRecord run, String query) {
    return !query.isBlank() && (run.label().equals(query) || run.id().equals(query));
  }

  private static String nothing(
      String side, String query, List<RunRecord> records, String location) {
    if (records.isEmpty()) {
      return "There is no record in "
          + location
          + " for "
          + side
          + "; name its folder with --results.";
    }
    List<String> labels =
        records.stream()
            .map(RunRecord::label)
            .filter(label -> !label.isBlank())
            .distinct()
            .toList();
    String start =
        "No record in " + location + " is what " + side + " asks for with '" + query + "'; ";
    if (labels.isEmpty()) {
      return start + "none of the " + records.size() + " has a label, 'show' lists all.";
    }
    String more =
        labels.size() > LABELS_NAMED ? " and " + (labels.size() - LABELS_NAMED) + " more" : "";
    return start
        + "its labels are "
        + labels.stream()
            .sorted()
            .limit(LABELS_NAMED)
            .map(label -> "'" + label + "'")
            .collect(Collectors.joining(", "))
        + more
        + ".";
  }
}
