package org.benchsuite.results.compare;

import java.util.Comparator;
import java.util.List;
import java.util.function.Predicate;
import java.util.stream.Collectors;
import org.benchsuite.results.RunHeader;
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
    Predicate<RunHeader> wanted =
        choose(side, query, records.stream().map(RunHeader::of).toList(), location);
    return group(query, records.stream().filter(run -> wanted.test(RunHeader.of(run))).toList());
  }

  /**
   * Tells the runs that {@code query} asks for, as {@link #select} does, by their headers alone.
   *
   * @param headers of every record of the folder
   * @throws ComparisonException when the query has no meaning or no record fulfils it
   */
  public static Predicate<RunHeader> choose(
      String side, String query, List<RunHeader> headers, String location) {
    boolean exact = headers.stream().anyMatch(run -> isExactly(run, query));
    Predicate<RunHeader> wanted =
        exact ? run -> isExactly(run, query) : RunQuery.parse(query)::matches;
    if (headers.stream().noneMatch(wanted)) {
      throw new ComparisonException(nothing(side, query, headers, location));
    }
    return wanted;
  }

  /** A group of the runs that a query chose. */
  public static RunGroup group(String query, List<RunRecord> chosen) {
    return new RunGroup(
        query, chosen.stream().sorted(Comparator.comparing(RunRecord::started)).toList());
  }

  private static boolean isExactly(RunHeader run, String query) {
    return !query.isBlank() && (run.label().equals(query) || run.id().equals(query));
  }

  private static String nothing(
      String side, String query, List<RunHeader> records, String location) {
    if (records.isEmpty()) {
      return "There is no record in "
          + location
          + " for "
          + side
          + "; name its folder with --results.";
    }
    List<String> labels =
        records.stream()
            .map(RunHeader::label)
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
