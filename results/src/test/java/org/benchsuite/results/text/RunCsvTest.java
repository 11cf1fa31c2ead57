package org.benchsuite.results.text;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import org.benchsuite.results.Golden;
import org.benchsuite.results.Note;
import org.benchsuite.results.OpRecorder;
import org.benchsuite.results.RunRecord;
import org.benchsuite.results.Samples;
import org.benchsuite.results.Scalar;
import org.benchsuite.results.Trial;
import org.benchsuite.results.Unit;
import org.junit.jupiter.api.Test;

class RunCsvTest {

  /** The columns are published: scripts of users name them. */
  @Test
  void columnsArePinned() {
    assertThat(RunCsv.MEASUREMENTS.header())
        .isEqualTo(
            "run,benchmark,benchmark_operation,label,trial_started,trial,warmup,valid,"
                + "measurement,unit,value\r\n");
    assertThat(RunCsv.OPERATIONS.header())
        .isEqualTo(
            "run,benchmark,benchmark_operation,label,trial_started,trial,warmup,valid,"
                + "operation,count,bytes,errors,busy_ns,"
                + "service_p50_ns,service_p95_ns,service_p99_ns,service_p99.9_ns,service_max_ns,"
                + "response_p50_ns,response_p95_ns,response_p99_ns,response_p99.9_ns,"
                + "response_max_ns\r\n");
  }

  @Test
  void measurements() throws Exception {
    assertTable("run-measurements.csv", RunCsv.MEASUREMENTS);
  }

  @Test
  void operations() throws Exception {
    assertTable("run-operations.csv", RunCsv.OPERATIONS);
  }

  private static void assertTable(String golden, RunCsv table) throws Exception {
    String csv = table.header() + table.rows(Samples.write());

    assertThat(csv.replace("\r\n", "")).doesNotContain("\n");
    Golden.assertMatches(golden, csv.replace("\r\n", "\n"));
  }

  @Test
  void everyUnitHasAName() {
    for (Unit unit : Unit.values()) {
      assertThat(cells(unit, 1).get(9)).isNotEmpty();
    }
  }

  @Test
  void numbersArePlainAndNeverNeutralised() {
    assertThat(cells(Unit.COUNT, -1.5).get(10)).isEqualTo("-1.5");
    assertThat(cells(Unit.COUNT, 1.2345678901234567e15).get(10)).isEqualTo("1234567890123456.8");
    assertThat(cells(Unit.COUNT, 100).get(10)).isEqualTo("100");
    assertThat(cells(Unit.COUNT, 1e-7).get(10)).isEqualTo("0.0000001");
    assertThat(cells(Unit.COUNT, 0).get(10)).isEqualTo("0");
  }

  @Test
  void numbersOfAVoidRunAreLeftOut() {
    RunRecord run = Samples.withNotes(Samples.write(), List.of(Note.voids("rule", "text")));

    assertThat(RunCsv.MEASUREMENTS.rows(run).lines())
        .allSatisfy(line -> assertThat(line).contains(",false,").endsWith(","));
    assertThat(RunCsv.OPERATIONS.rows(run).lines())
        .allSatisfy(line -> assertThat(line).endsWith(",".repeat(14)));
  }

  @Test
  void textThatASpreadsheetWouldRunIsNeutralised() {
    for (String formula : List.of("=1+1", "+1", "-1", "@SUM(A1)", "\t=1")) {
      String row = RunCsv.MEASUREMENTS.rows(run(formula, formula));
      assertThat(row).contains(",'" + formula + ",");
      assertThat(row).doesNotContain("," + formula);
    }
  }

  @Test
  void textIsQuotedByRfc4180() {
    String row = RunCsv.MEASUREMENTS.rows(run("a \"b\", c", "two\r\nlines"));

    assertThat(row)
        .contains(",\"a \"\"b\"\", c\",")
        .contains(",\"two\r\nlines\",")
        .endsWith("\r\n");
    assertThat(Csv.text("")).isEmpty();
  }

  @Test
  void errorsAndResponseTimesHaveTheirColumns() {
    OpRecorder recorder = new OpRecorder();
    recorder.operation("get").record(10, 0, 100, 150);
    recorder.operation("get").error("404");
    Trial trial =
        new Trial(
            1,
            false,
            Samples.STARTED,
            1,
            List.of(),
            List.of(),
            recorder.stats(),
            List.of(),
            List.of());

    assertThat(RunCsv.OPERATIONS.rows(Samples.run("", List.of(trial))))
        .endsWith(",get,1,10,1,50,50,50,50,50,50,150,150,150,150,150\r\n");
    assertThat(trial.tasks()).isEmpty();
    assertThat(recorder.stats().get(0).errors()).isEqualTo(Map.of("404", 1L));
  }

  private static List<String> cells(Unit unit, double value) {
    String row = RunCsv.MEASUREMENTS.rows(run("label", new Scalar("name", unit, value)));
    return List.of(row.strip().split(",", -1));
  }

  private static RunRecord run(String label, String scalar) {
    return run(label, new Scalar(scalar, Unit.COUNT, 1));
  }

  private static RunRecord run(String label, Scalar scalar) {
    Trial trial =
        new Trial(
            1,
            false,
            Samples.STARTED,
            1,
            List.of(),
            List.of(),
            List.of(),
            List.of(scalar),
            List.of());
    return Samples.run(label, List.of(trial));
  }
}
