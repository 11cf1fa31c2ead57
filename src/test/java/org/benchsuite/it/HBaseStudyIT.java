package org.benchsuite.it;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.List;
import org.assertj.core.data.Percentage;
import org.benchsuite.results.RunRecord;
import org.benchsuite.results.published.PublishedStudies;
import org.benchsuite.results.published.PublishedStudy;
import org.benchsuite.results.study.StudyCell;
import org.benchsuite.results.study.StudyTable;
import org.benchsuite.results.study.UserStudy;
import org.benchsuite.results.text.StudyText;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The published study of HBase repeated small, and its table from the records. */
class HBaseStudyIT {

  private static final List<String> COMMANDS =
      List.of("sequentialWrite", "randomWrite", "sequentialRead", "randomRead");

  @TempDir Path folder;

  @Test
  void tableOfTheStudyHasTheMeansOfTheTrials() throws Exception {
    PeLine pe = new PeLine(folder);
    for (String command : COMMANDS) {
      RunRecord record =
          pe.record("--rows=1000 --table=studied " + command + " 1 --trials 3 -label laptop");
      assertThat(record.countedTrials()).hasSize(3);
    }
    List<RunRecord> runs = Records.all(pe.results());
    PublishedStudy published = PublishedStudies.find("uhadoop/hbase").get(0);
    UserStudy study = UserStudy.of(published, runs);
    assertThat(study.notes()).isEmpty();
    assertThat(study.tables()).hasSize(1);
    StudyTable table = study.tables().get(0);
    assertThat(table.title()).isEqualTo("HBase, one client");
    assertThat(table.columns()).singleElement().matches(column -> column.name().equals("laptop"));
    assertThat(table.rows())
        .extracting(row -> row.headings().get(0))
        .containsExactlyInAnyOrderElementsOf(COMMANDS);
    for (RunRecord run : runs) {
      assertThat(mean(table, run.operation()))
          .isCloseTo(rowsPerSecond(run), Percentage.withPercentage(0.001));
    }
    assertThat(StudyText.lines(study.withPublished(published).tables().get(0), 100))
        .anyMatch(line -> line.contains("laptop") && line.contains("published"))
        .anyMatch(line -> line.matches("sequentialRead +\\d.*"));
  }

  private static double mean(StudyTable table, String operation) {
    StudyCell cell =
        table.rows().stream()
            .filter(row -> row.headings().get(0).equals(operation))
            .findFirst()
            .orElseThrow()
            .cells()
            .get(0);
    return ((StudyCell.Derived) cell).value().doubleValue();
  }

  private static double rowsPerSecond(RunRecord run) {
    return run.countedTrials().stream()
        .mapToDouble(trial -> PeLine.scalar(trial, "rows per second"))
        .average()
        .orElseThrow();
  }
}
