package org.benchsuite.results.study;

import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.benchsuite.results.Note;
import org.benchsuite.results.RunRecord;

/**
 * The figures of a study from the user's own runs: on the same axes, of the same metrics and in the
 * same units as the published ones. Only trials that count are figures.
 *
 * @param figures ascending by replication and size, otherwise oldest first
 * @param notes which trials and cases are missing and why
 */
public record RecordFigures(Figures figures, List<Note> notes) {

  private static final Comparator<RecordCase> ORDER =
      Comparator.comparing((RecordCase each) -> number(each, Axis.VOLUME_REPLICATION))
          .thenComparing(each -> number(each, Axis.HDFS_REPLICATION))
          .thenComparing(each -> number(each, Axis.SIZE));

  /** Behind every number that there is. */
  private static final BigDecimal LAST = BigDecimal.valueOf(Long.MAX_VALUE);

  public RecordFigures {
    notes = List.copyOf(notes);
  }

  /** Whether the runs of some benchmark are figures of this study. */
  public static boolean canFill(String study) {
    return mapping(study).isPresent();
  }

  /**
   * The figures of those runs that measured something of the study; others are left aside.
   *
   * @throws NoRecordMappingException when no run can
   */
  public static RecordFigures of(String study, Collection<RunRecord> runs) {
    RecordMapping mapping = mapping(study).orElseThrow(() -> new NoRecordMappingException(study));
    Map<Conditions, List<RunRecord>> grouped = new LinkedHashMap<>();
    runs.stream()
        .filter(mapping::takes)
        .sorted(Comparator.comparing(RunRecord::started))
        .forEach(
            run ->
                grouped
                    .computeIfAbsent(mapping.conditions(run), none -> new ArrayList<>())
                    .add(run));
    List<RecordCase> cases =
        grouped.entrySet().stream()
            .map(entry -> new RecordCase(entry.getKey(), entry.getValue(), mapping))
            .sorted(ORDER)
            .toList();
    return new RecordFigures(
        new Figures(cases.stream().flatMap(each -> each.figures().stream()).toList()),
        cases.stream().flatMap(each -> each.notes().stream()).toList());
  }

  private static Optional<RecordMapping> mapping(String study) {
    return switch (study) {
      case StudyTables.WORDCOUNT -> Optional.of(new StepMapping(JobTimes.WORDCOUNT));
      case StudyTables.TERASORT -> Optional.of(new StepMapping(JobTimes.TERASORT));
      case StudyTables.PORTWORX -> Optional.of(new PortworxMapping());
      case StudyTables.TRANSPORT -> Optional.of(new TransportMapping());
      case StudyTables.HBASE -> Optional.of(new RowsMapping());
      default -> Optional.empty();
    };
  }

  private static BigDecimal number(RecordCase each, String axis) {
    return each.conditions()
        .find(axis)
        .filter(value -> value.matches("\\d+([.]\\d+)?"))
        .map(BigDecimal::new)
        .orElse(LAST);
  }
}
