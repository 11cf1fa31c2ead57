package org.benchsuite.hbase;

import static org.assertj.core.api.Assertions.assertThat;
import static org.benchsuite.hbase.CommandLines.settings;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.benchsuite.hbase.load.ClientReport;
import org.benchsuite.results.Note;
import org.benchsuite.results.Note.Severity;
import org.benchsuite.results.OpStats;
import org.junit.jupiter.api.Test;

class PeNotesTest {

  private static final ClientReport READS = Reports.client(0, 0, 10, "read", 1, 1, 1, 1);

  private static Optional<Note> note(String rule, String line, ClientReport... clients) {
    return PeNotes.of(settings(line), List.of(clients)).stream()
        .filter(note -> note.rule().equals(rule))
        .findFirst();
  }

  @Test
  void aCleanClosedLoopOnlyTellsThatItIsOne() {
    assertThat(PeNotes.of(settings("--nomapred randomRead 1"), List.of(READS)))
        .singleElement()
        .satisfies(
            note -> {
              assertThat(note.rule()).isEqualTo("closed-loop");
              assertThat(note.severity()).isEqualTo(Severity.INFO);
            });
  }

  @Test
  void warnsOfMissingRowsAndRefusesToHaveReadNothing() {
    assertThat(note("missing-rows", "--nomapred randomRead 1", Reports.with(READS, 1, 0, 0)))
        .hasValueSatisfying(
            note -> {
              assertThat(note.severity()).isEqualTo(Severity.WARNING);
              assertThat(note.text()).startsWith("1 of 4 reads (25.0 %) found no row in table");
            });
    ClientReport nothing = Reports.with(READS, 4, 0, 0);
    assertThat(note("no-rows-found", "--nomapred randomRead 1", nothing))
        .hasValueSatisfying(note -> assertThat(note.severity()).isEqualTo(Severity.VOID));
    assertThat(note("no-rows-found", "--nomapred --filterAll randomRead 1", nothing)).isEmpty();
    ClientReport empty = Reports.client(0, 0, 10, 0, List.of());
    assertThat(note("no-rows-found", "--nomapred scan 1", empty)).isPresent();
    assertThat(note("nothing-done", "--nomapred sequentialWrite 1", empty))
        .hasValueSatisfying(note -> assertThat(note.severity()).isEqualTo(Severity.VOID));
    assertThat(note("nothing-done", "--nomapred increment 1", empty)).isPresent();
    ClientReport wrong = counting(Map.of("warm-up errors", 1000L));
    assertThat(note("nothing-done", "--nomapred randomRead 1", wrong)).isPresent();
    assertThat(note("no-rows-found", "--nomapred randomRead 1", wrong)).isEmpty();
  }

  @Test
  void rowsThatWereAllWrittenAreLostUnderVerification() {
    ClientReport missing = Reports.with(READS, 1, 0, 0);
    assertThat(note("missing-rows", "--nomapred --verify sequentialRead 1", missing))
        .hasValueSatisfying(note -> assertThat(note.severity()).isEqualTo(Severity.VOID));
    assertThat(note("missing-rows", "--nomapred --verify randomRead 1", missing))
        .hasValueSatisfying(note -> assertThat(note.severity()).isEqualTo(Severity.WARNING));
  }

  /** A client that measured nothing. */
  private static ClientReport counting(Map<String, Long> counters) {
    return new ClientReport(0, 0, 10, 0, 0, 0, 0, 0, List.of(), List.of(), counters);
  }

  @Test
  void aScanThatEndsEarlySaysSo() {
    assertThat(note("scan-ended", "--nomapred --rows=5 scan 1", READS))
        .hasValueSatisfying(note -> assertThat(note.text()).startsWith("4 of 5 rows came"));
    assertThat(note("scan-ended", "--nomapred --rows=4 scan 1", READS)).isEmpty();
    assertThat(note("scan-ended", "--nomapred --rows=4 randomRead 1", READS)).isEmpty();
  }

  @Test
  void aClientThatGaveUpVoidsWhateverElseWasMeasured() {
    ClientReport gaveUp = counting(Map.of("gave up", 1L));
    assertThat(note("gave-up", "--nomapred randomRead 1", gaveUp))
        .hasValueSatisfying(
            note -> {
              assertThat(note.severity()).isEqualTo(Severity.VOID);
              assertThat(note.text()).startsWith("1 of 1 clients gave up");
            });
  }

  @Test
  void countsTheReadsOfAMixAlone() {
    List<OpStats> operations = new ArrayList<>(READS.operations());
    operations.addAll(Reports.client(0, 0, 1, "update", 5, 5).operations());
    ClientReport client = Reports.client(0, 0, 10, 6, operations);
    assertThat(note("missing-rows", "--nomapred --mix=A mixed 1", Reports.with(client, 1, 0, 0)))
        .hasValueSatisfying(note -> assertThat(note.text()).startsWith("1 of 4 reads"));
    assertThat(note("no-rows-found", "--nomapred --mix=A mixed 1", Reports.with(client, 4, 0, 0)))
        .isPresent();
    ClientReport updates = Reports.client(0, 0, 10, "update", 5, 5);
    assertThat(note("no-rows-found", "--nomapred --mix=A mixed 1", updates)).isEmpty();
  }

  @Test
  void failuresVoidAndAreListed() {
    ClientReport failing =
        Reports.failing(
            READS,
            List.of(
                new ClientReport.Failure(17, "TimeoutException", "no answer in 60 s"),
                new ClientReport.Failure(-1, "wrong value", "Row 18 holds byte 3."),
                new ClientReport.Failure(19, "TimeoutException", "no answer"),
                new ClientReport.Failure(20, "TimeoutException", "no answer")),
            Map.of("gave up", 1L, "warm-up errors", 2L));
    assertThat(note("failed-operations", "--nomapred randomRead 1", failing))
        .hasValueSatisfying(
            note -> {
              assertThat(note.severity()).isEqualTo(Severity.VOID);
              assertThat(note.text())
                  .isEqualTo(
                      "4 of 8 operations failed: TimeoutException 3, wrong value 1. The first: row"
                          + " 17, TimeoutException: no answer in 60 s; wrong value: Row 18 holds"
                          + " byte 3; row 19, TimeoutException: no answer.");
            });
    assertThat(note("warm-up-errors", "--nomapred randomRead 1", failing)).isPresent();
  }

  @Test
  void failuresOfBufferedWritesAreRows() {
    ClientReport flushes =
        Reports.client(0, 0, 10, 1000, Reports.client(0, 0, 1, "flush", 4).operations());
    ClientReport failing =
        Reports.failing(
            flushes, List.of(new ClientReport.Failure(1, "RegionTooBusy", "later")), Map.of());
    assertThat(note("failed-operations", "--nomapred sequentialWrite 1", failing))
        .hasValueSatisfying(
            note -> assertThat(note.text()).startsWith("1 of 1,001 rows failed: RegionTooBusy 1."));
    assertThat(note("buffered-writes", "--nomapred sequentialWrite 1", flushes))
        .hasValueSatisfying(note -> assertThat(note.text()).contains("2097152 bytes"));
    assertThat(note("buffered-writes", "--nomapred --autoFlush sequentialWrite 1", flushes))
        .isEmpty();
  }

  @Test
  void warnsOfARateThatWasNotKept() {
    ClientReport client = Reports.client(0, 0, 10, 2, Reports.open("read", 1, 1, 1, 1));
    assertThat(note("rate-not-kept", "--nomapred --rate=210 randomRead 1", client)).isEmpty();
    assertThat(note("closed-loop", "--nomapred --rate=210 randomRead 1", client)).isEmpty();
    assertThat(note("rate-not-kept", "--nomapred --rate=400 randomRead 1", client))
        .hasValueSatisfying(
            note ->
                assertThat(note.text())
                    .startsWith(
                        "400.0 operations per second were asked for and 200.0 achieved"
                            + " (50 %)"));
  }

  /**
   * 2 rows each in 10 ms at 200 a second, the other 10 ms later: 200 over all, as asked of both.
   */
  @Test
  void clientsThatKeptTheirSharesButNotTogetherAreToldApart() {
    ClientReport early = Reports.client(0, 0, 10, 2, Reports.open("read", 1, 1, 1, 1));
    ClientReport late = Reports.client(1, 10, 20, 2, Reports.open("read", 1, 1, 1, 1));
    assertThat(note("rate-not-kept", "--rate=400 randomRead 2", early, late))
        .hasValueSatisfying(
            note ->
                assertThat(note.text())
                    .contains("200.0 achieved (50 %): the clients did not all run at the same time")
                    .contains("-barrier"));
  }
}
