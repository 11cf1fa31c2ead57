package org.benchsuite.hbase.table;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.apache.hadoop.hbase.client.Result;
import org.benchsuite.hbase.PeCommand;
import org.benchsuite.hbase.value.WrittenRows;
import org.benchsuite.results.Note;
import org.junit.jupiter.api.Test;

/** Which rows are read back, and what is said of them. */
class RowSamplesTest {

  private static WrittenRows written(int rows) {
    WrittenRows written = new WrittenRows();
    for (long row = 0; row < rows; row++) {
      written.add(3 * row);
    }
    return written;
  }

  @Test
  void aSmallRunIsReadBackWhole() {
    assertThat(RowSamples.of(written(4), 10, 1)).containsExactly(0L, 3L, 6L, 9L);
  }

  @Test
  void aSampleHasItsSizeAndOnlyWrittenRows() {
    List<Long> rows = RowSamples.of(written(5000), 1000, 1);

    assertThat(rows).hasSize(1000).isSorted().doesNotHaveDuplicates();
    assertThat(rows).allMatch(row -> row % 3 == 0 && row < 15_000);
    assertThat(RowSamples.of(written(5000), 1000, 1)).isEqualTo(rows);
    assertThat(RowSamples.of(written(5000), 1000, 2)).isNotEqualTo(rows);
  }

  @Test
  void lostRowsVoidTheRunAndTheFirstAreNamed() {
    RowFindings findings =
        new RowFindings(Layouts.settings(PeCommand.SEQUENTIAL_WRITE, Layouts.layout(1, 1, 0)));
    findings.found(0, Result.EMPTY_RESULT);
    for (long row = 1; row <= 12; row++) {
      findings.missing(row);
    }

    assertThat(findings.notes(13))
        .containsExactly(
            Note.voids(
                "lost-rows",
                "12 of 13 acknowledged rows that were read back are not there, the first: 1, 2, 3,"
                    + " 4, 5, 6, 7, 8, 9, 10."));
  }

  @Test
  void rowsThatAreThereAreTold() {
    RowFindings findings =
        new RowFindings(Layouts.settings(PeCommand.SEQUENTIAL_WRITE, Layouts.layout(1, 1, 0)));
    findings.found(0, Result.EMPTY_RESULT);

    assertThat(findings.notes(2000))
        .singleElement()
        .satisfies(note -> assertThat(note.text()).startsWith("1 of 2,000 acknowledged rows"));
  }
}
