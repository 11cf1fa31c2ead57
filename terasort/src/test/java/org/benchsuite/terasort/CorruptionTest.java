package org.benchsuite.terasort;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.apache.hadoop.conf.Configuration;
import org.apache.hadoop.mapred.JobConf;
import org.benchsuite.common.Protocol;
import org.benchsuite.common.RunContext;
import org.benchsuite.common.progress.ProgressListener;
import org.benchsuite.results.Note;
import org.benchsuite.terasort.data.RowFiles;
import org.benchsuite.terasort.scan.Scan;
import org.benchsuite.terasort.scan.Verdict;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Whatever happens to sorted rows, validation finds it and says what it is. */
class CorruptionTest {

  private static final int CASES_A_DAMAGE = 10;
  private static final int WHOLE_COMMANDS = 2;
  private static final int MOST_PARTS = 5;

  @TempDir Path folder;

  static Stream<Arguments> cases() {
    return Stream.of(Damage.values())
        .flatMap(
            damage ->
                IntStream.range(0, CASES_A_DAMAGE)
                    .mapToObj(
                        i ->
                            Arguments.of(damage, 1000 * damage.ordinal() + i, i < WHOLE_COMMANDS)));
  }

  @ParameterizedTest(name = "{0}, seed {1}")
  @MethodSource("cases")
  void everyDamageIsFoundAndNamed(Damage damage, int seed, boolean wholeCommand) throws Exception {
    Random random = new Random(seed);
    int count = damage.leastParts() + random.nextInt(MOST_PARTS + 1 - damage.leastParts());
    SortedParts parts = SortedParts.write(folder.resolve("sorted"), count, random);
    List<String> words = damage.inflict(parts, random);
    String said;
    if (wholeCommand) {
      CommandLineRun run = validate(parts.folder());
      assertThat(run.exitCode()).as("%s, seed %d: %s", damage, seed, run).isEqualTo(1);
      said = run.text();
    } else {
      List<Note> notes = scan(parts.folder());
      assertThat(notes).as("%s, seed %d", damage, seed).isNotEmpty();
      assertThat(notes).allMatch(note -> note.severity() == Note.Severity.VOID);
      said = notes.stream().map(Note::text).collect(Collectors.joining(" "));
    }
    assertThat(said).as("%s, seed %d", damage, seed).contains(words);
  }

  @ParameterizedTest
  @ValueSource(ints = {1, 2, 3})
  void undamagedRowsPass(int seed) throws IOException {
    Random random = new Random(seed);
    SortedParts parts =
        SortedParts.write(folder.resolve("sorted"), 1 + random.nextInt(MOST_PARTS), random);
    CommandLineRun run = validate(parts.folder());
    assertThat(run.exitCode()).as("seed %d: %s", seed, run).isZero();
    assertThat(run.text()).doesNotContain("misorder").doesNotContain("Not sorted");
    assertThat(report().lines()).singleElement().asString().matches("checksum\t[0-9a-f]+");
  }

  @ParameterizedTest
  @ValueSource(ints = {10, 11, 12, 13, 14, 15, 16, 17, 18, 19})
  void undamagedRowsHaveNoNotes(int seed) throws Exception {
    Random random = new Random(seed);
    SortedParts parts =
        SortedParts.write(folder.resolve("sorted"), 1 + random.nextInt(MOST_PARTS), random);
    assertThat(scan(parts.folder())).as("seed %d", seed).isEmpty();
  }

  @Test
  void fileThatIsCutInsideARowIsNoFileOfRows() throws IOException {
    SortedParts parts = SortedParts.write(folder.resolve("sorted"), 2, new Random(1));
    byte[] bytes = Files.readAllBytes(parts.file(1));
    Files.write(parts.file(1), Arrays.copyOf(bytes, bytes.length - 42));
    CommandLineRun run = validate(parts.folder());
    assertThat(run.exitCode()).as(run.toString()).isEqualTo(3);
    assertThat(run.text())
        .contains("part-r-00001 has " + (bytes.length - 42) + " bytes")
        .contains("not whole rows of 100 bytes")
        .doesNotContain("Exception");
    assertThat(folder.resolve("report")).doesNotExist();
  }

  @Test
  void checksumCommandFindsAChangedRowButIgnoresOrder() throws IOException {
    SortedParts parts = SortedParts.write(folder.resolve("sorted"), 2, new Random(2));
    Damage.NEIGHBOURS_SWAPPED.inflict(parts, new Random(2));
    CommandLineRun swapped = checksum(parts.folder(), "sum-1");
    assertThat(swapped.exitCode()).as(swapped.toString()).isZero();
    Damage.BIT_OF_VALUE_FLIPPED.inflict(parts, new Random(2));
    CommandLineRun flipped = checksum(parts.folder(), "sum-2");
    assertThat(flipped.exitCode()).as(flipped.toString()).isEqualTo(1);
    assertThat(flipped.text()).contains("rows were changed, lost or repeated");
  }

  @Test
  void filesWithoutARowAreSorted() throws IOException {
    Path sorted = Files.createDirectories(folder.resolve("sorted"));
    Files.write(sorted.resolve("part-r-00000"), new byte[0]);
    Files.write(sorted.resolve("part-r-00001"), new byte[0]);
    CommandLineRun run = validate(sorted);
    assertThat(run.exitCode()).as(run.toString()).isZero();
    assertThat(report()).isEqualTo("checksum\t0\n");
  }

  @Test
  void filesWithoutARowBetweenOthersHideNoDisorder() throws Exception {
    SortedParts parts = SortedParts.write(folder.resolve("sorted"), 3, new Random(4));
    byte[][] first = parts.rows(0);
    byte[][] last = parts.rows(2);
    parts.replace(0, last);
    parts.replace(1, new byte[0][]);
    parts.replace(2, first);
    assertThat(scan(parts.folder()))
        .extracting(Note::text)
        .anyMatch(
            text ->
                text.contains("file part-r-00000:end key")
                    && text.contains("file part-r-00002:begin key"));
  }

  @Test
  void singleFileIsValidatedAlone() throws IOException {
    SortedParts parts = SortedParts.write(folder.resolve("sorted"), 2, new Random(5));
    CommandLineRun good = validate(parts.file(0));
    assertThat(good.exitCode()).as(good.toString()).isZero();
    assertThat(good.text()).contains("Nothing is recorded of the rows");
    Damage.NEIGHBOURS_SWAPPED.inflict(parts, new Random(5));
    int damaged = damagedPart(parts);
    CommandLineRun bad = validate(parts.file(damaged), "-overwrite");
    assertThat(bad.exitCode()).as(bad.toString()).isEqualTo(1);
    assertThat(bad.text()).contains("misorder in " + SortedParts.name(damaged));
  }

  private static int damagedPart(SortedParts parts) {
    byte[][] rows = parts.rows(0);
    for (int i = 1; i < rows.length; i++) {
      if (Arrays.compareUnsigned(rows[i - 1], 0, 10, rows[i], 0, 10) > 0) {
        return 0;
      }
    }
    return 1;
  }

  @Test
  void withoutARecordAnotherFolderTellsWhatMustBeThere() throws IOException {
    SortedParts parts = SortedParts.write(folder.resolve("sorted"), 2, new Random(6));
    Path elsewhere = Files.createDirectories(folder.resolve("elsewhere"));
    Files.copy(parts.file(0), elsewhere.resolve("part-r-00000"));
    CommandLineRun alone = validate(elsewhere);
    assertThat(alone.exitCode()).as(alone.toString()).isZero();
    CommandLineRun compared =
        validate(elsewhere, "-overwrite", "-source", parts.folder().toString());
    assertThat(compared.exitCode()).as(compared.toString()).isEqualTo(1);
    assertThat(compared.text()).contains(parts.rows(1).length + " less than");
  }

  private CommandLineRun validate(Path sorted, String... options) {
    return run("teravalidate", sorted, "report", options);
  }

  private CommandLineRun checksum(Path rows, String report) {
    return run("terachecksum", rows, report);
  }

  private CommandLineRun run(String command, Path rows, String report, String... options) {
    Stream<String> words = Stream.of(command, rows.toString(), folder.resolve(report).toString());
    return CommandLineRun.of(
        folder, Stream.concat(words, Stream.of(options)).toArray(String[]::new));
  }

  private String report() throws IOException {
    return Files.readString(folder.resolve("report/part-r-00000"));
  }

  /** What the command says of the rows, without the rest of the command. */
  private List<Note> scan(Path sorted) throws IOException, InterruptedException {
    Configuration configuration = new JobConf();
    configuration.set("fs.defaultFS", "file:///");
    configuration.set("mapreduce.framework.name", "local");
    configuration.set("hadoop.tmp.dir", folder.resolve("tmp").toString());
    RunContext context =
        new RunContext(
            configuration,
            new org.apache.hadoop.fs.Path(folder.resolve("work").toUri()),
            1,
            System::nanoTime,
            ProgressListener.silent(),
            Protocol.once());
    org.apache.hadoop.fs.Path path = new org.apache.hadoop.fs.Path(sorted.toUri());
    Verdict verdict =
        Scan.equalShares(context, RowFiles.list(path, configuration)).run("test").verdict();
    return Stream.concat(
            Disorder.notes(verdict).stream(),
            Expectation.of(path, Optional.empty(), configuration).compare(verdict).stream())
        .toList();
  }
}
