package org.benchsuite.terasort;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.params.provider.Arguments.arguments;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

/** What steps cannot mean, and what they must not touch. */
class StepRefusalTest {

  private static final int USAGE = 2;
  private static final int NOT_FIT = 3;
  private static final String STEPS = " -steps 1000:4000:1000 -step ";
  private static final String FIRST_SLICE = "input/slice-0000000000000000-0000000000001000";
  private static final String SECOND_SLICE = "input/slice-0000000000001000-0000000000002000";

  @TempDir Path folder;

  private StepFolder steps;

  @BeforeEach
  void inFolder() {
    steps = new StepFolder(folder);
  }

  static Stream<Arguments> mistakes() {
    return Stream.of(
        arguments("terasort run 10G DIR" + STEPS + "1000", "write terasort run DIR, without '10G'"),
        arguments("terasort DIR/a DIR/b" + STEPS + "1000", "-steps goes with terasort run DIR"),
        arguments(
            "terasort run DIR -protocol tpcx-hs" + STEPS + "1000", "does not go with -protocol"),
        arguments("terasort run DIR -protocol minute" + STEPS + "1000", "'minute' is not known"),
        arguments("terasort run DIR -steps SF1:3:1 -step 1", "rows have no scale factor"),
        arguments("terasort run DIR" + STEPS + "1500", "is no step of"),
        arguments("terasort run DIR" + STEPS + "much", "'much' is not a size"),
        arguments("terasort run DIR -steps 10G:1G:1G -step 1G", "smaller than the first"),
        arguments("terasort run 10G DIR -step 1000", "-step goes with -steps"),
        arguments("terasort DIR/a DIR/b -step 1000", "-step goes with -steps"),
        arguments("terasort a b DIR" + STEPS + "1000", "terasort takes IN and OUT, or run"),
        arguments("teragen 10G DIR" + STEPS + "1000", "write teragen OUT, without '10G'"),
        arguments("teragen 10G DIR -step 1000", "-step goes with -steps"),
        arguments("teragen DIR" + STEPS + "1000 -step 2000", "-step is given more than once"),
        arguments(
            "terasort run 10G DIR -seed 5 -trials 2 -seed 6", "-seed is given more than once"),
        arguments("teragen -steps SF1:3:1 -step 1 DIR", "rows have no scale factor"),
        arguments("teragen" + STEPS + "1000", "Missing required parameter: 'OUT'. See"),
        arguments("teragen 10G", "Missing required parameter: 'OUT'. See"),
        arguments("teragen", "Missing required parameters: 'ROWS|SIZE', 'OUT'. See"),
        arguments("teragen DIR -D mapreduce.job.maps=0" + STEPS + "1000", "must be 1 or more"));
  }

  @ParameterizedTest(name = "{0}")
  @MethodSource("mistakes")
  void isToldInOneSentenceAndLeavesNothing(String line, String words) {
    CommandLineRun run = steps.run(line);
    assertThat(run.exitCode()).as(run.toString()).isEqualTo(USAGE);
    assertThat(run.text()).contains(words).doesNotContain("Exception");
    assertThat(steps.data()).doesNotExist();
  }

  @Test
  void sliceOfOtherRowsIsRefusedAndKeptUnlessOverwritten() throws Exception {
    ok("teragen 7 DIR/" + FIRST_SLICE);
    Map<String, Object> before = steps.identities("input");
    refused("terasort run DIR" + STEPS + "2000", "holds 7 rows, not the 10 that are asked for");
    refused("teragen DIR/input" + STEPS + "2000", "holds 7 rows, not the 10 that are asked for");
    assertThat(steps.identities("input")).isEqualTo(before);
    ok("terasort run DIR" + STEPS + "2000 -overwrite");
    assertThat(steps.latest("rows")).isEqualTo(20);
  }

  @Test
  void asManyRowsFromElsewhereAreOtherRows() throws Exception {
    ok("teragen 10 DIR/" + SECOND_SLICE);
    refused(
        "terasort run DIR" + STEPS + "2000",
        "holds 10 rows from row 0 on, not the 10 from row 10 on that are asked for");
    assertThat(steps.data(FIRST_SLICE)).doesNotExist();
  }

  @Test
  void recordWithoutAFirstRowIsThatOfRowsFromTheStart() throws Exception {
    ok("teragen 10 DIR/" + FIRST_SLICE);
    Path record = steps.data(FIRST_SLICE).resolve("_bench_suite_rows");
    Files.deleteIfExists(record.resolveSibling("._bench_suite_rows.crc"));
    String text = Files.readString(record);
    assertThat(text).contains("first=0\n");
    Files.writeString(record, text.replace("first=0\n", ""));
    ok("terasort run DIR" + STEPS + "2000");
    assertThat(steps.latest("generated")).isEqualTo(1000);
  }

  @Test
  void whatNobodyElseMadeIsNeverRemoved() throws Exception {
    Path thesis = Files.createDirectories(steps.data(SECOND_SLICE)).resolve("thesis.txt");
    Files.writeString(thesis, "years of work");
    String words = "holds other things than the output of a job";
    refused("terasort run DIR" + STEPS + "2000", words);
    refused("terasort run DIR" + STEPS + "2000 -overwrite", words);
    assertThat(thesis).hasContent("years of work");
    Files.delete(thesis);
    Path output = Files.createDirectories(steps.data("output")).resolve("thesis.txt");
    Files.writeString(output, "years of work");
    refused("terasort run DIR" + STEPS + "2000", words);
    assertThat(output).hasContent("years of work");
  }

  @Test
  void slicesAndRowsDoNotShareAFolder() throws Exception {
    ok("terasort run 10 DIR");
    refused("terasort run DIR" + STEPS + "2000", "which is no slice of rows");
    refused("teragen DIR/input -overwrite" + STEPS + "2000", "which is no slice of rows");
    ok("teragen DIR/other/input" + STEPS + "2000");
    refused("terasort run 20 DIR/other", "already exists");
    refused("terasort run 20 DIR/other -overwrite", "holds other things than the output of a job");
    refused("terasort DIR/other/input DIR/sorted", "holds slices of rows, not rows");
    refused("teravalidate DIR/other/input DIR/verdict", "holds slices of rows, not rows");
    assertThat(steps.rowsOfSlices("other/input")).hasSize(2000);
  }

  @Test
  void teragenOfAStepThatIsThereMakesItsOwnSliceAnew() throws Exception {
    ok("teragen DIR/input" + STEPS + "2000");
    assertThat(steps.latest("bytes")).isEqualTo(2000);
    ok("teragen DIR/input" + STEPS + "2000");
    assertThat(steps.latest("bytes")).isEqualTo(1000);
  }

  private void refused(String line, String words) {
    CommandLineRun run = steps.run(line);
    assertThat(run.exitCode()).as(run.toString()).isEqualTo(NOT_FIT);
    assertThat(run.text()).contains(words).doesNotContain("Exception");
  }

  private void ok(String line) throws IOException {
    CommandLineRun run = steps.run(line);
    assertThat(run.exitCode()).as(run.toString()).isZero();
  }
}
