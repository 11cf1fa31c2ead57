package org.benchsuite.wordcount.text;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.apache.hadoop.conf.Configuration;
import org.apache.hadoop.mapred.JobConf;
import org.benchsuite.common.Protocol;
import org.benchsuite.common.RunContext;
import org.benchsuite.common.output.OutputFolder;
import org.benchsuite.common.progress.ProgressListener;
import org.benchsuite.wordcount.words.WordHash;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The command from its line to the files. */
class TextGenTest {

  private static final int BYTES = 1 << 19;
  private static final String SIZE = "512K";
  private static final int FILES = 4;
  private static final String[] SHAPE = {"--lines", "100", "--words", "200"};

  @TempDir Path folder;

  @Test
  void sameSeedGivesTheSameBytesOnAnyNumberOfTasks() throws Exception {
    byte[] one = make("one", "-D", "mapreduce.job.maps=1");
    assertThat(one)
        .hasSizeBetween(BYTES - FILES * ModelFiles.shipped().vocabulary().mostBytes(), BYTES);
    assertThat(make("two", "-D", "mapreduce.job.maps=2")).isEqualTo(one);
    assertThat(make("five", "-D", "mapreduce.job.maps=5")).isEqualTo(one);
    assertThat(make("other", "-seed", "2")).isNotEqualTo(one);
    assertThat(files("one")).hasSize(FILES);
  }

  @Test
  void recordTellsWhatIsThere() throws Exception {
    byte[] text = make("text", "-order", "shuffled");
    TextManifest manifest =
        TextManifest.read(new org.apache.hadoop.fs.Path(folder.resolve("text").toUri()), local())
            .orElseThrow();
    assertThat(manifest.bytes()).isEqualTo(text.length);
    assertThat(manifest.lines()).isEqualTo(ModelFiles.lines(text).size());
    long words = 0;
    long checksum = 0;
    for (var line : ModelFiles.lines(text)) {
      words += line.size();
      for (String word : line) {
        checksum += WordHash.of(word.getBytes(), 0, word.length());
      }
    }
    assertThat(manifest.words()).isEqualTo(words);
    assertThat(manifest.checksum()).isEqualTo(checksum);
  }

  @Test
  void textThatIsThereIsKnown() throws Exception {
    TextSettings settings = new TextSettings(Optional.empty(), TextOrder.GROUPED, 100, 200);
    TextGeneration generation = generation("text", settings);
    assertThat(generation.existing()).isEmpty();
    make("text");
    assertThat(generation.existing()).isPresent();
    assertThat(generation.verify()).isEmpty();
    TextSettings other = new TextSettings(Optional.empty(), TextOrder.SHUFFLED, 100, 200);
    assertThat(generation("text", other).existing()).isEmpty();
    Files.write(files("text").get(1), new byte[] {'x'});
    assertThat(generation.existing()).isEmpty();
    assertThat(generation.verify()).singleElement().asString().contains("should hold");
  }

  @Test
  void modelOfOthersIsFoundOnTheLocalDisk() throws Exception {
    Path model = ModelFiles.writeSmall(folder.resolve("model"));
    CommandLineRun run = run("text", SIZE, "--model", model.toString(), "--words", "50");
    assertThat(run.exitCode()).as(run.toString()).isZero();
    assertThat(run.text()).contains("model: small").contains("order: grouped");
    byte[] text = read("text");
    assertThat(text).hasSizeBetween(BYTES - 26, BYTES);
    assertThat(new String(text)).contains("extraordinarily-long-word ");
  }

  @Test
  void textOfHundredBytes() throws Exception {
    CommandLineRun run = run("text", "100");
    assertThat(run.exitCode()).as(run.toString()).isZero();
    assertThat(read("text")).hasSizeBetween(80, 100);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "1|--words 5|The size must be",
        "huge|--words 5|'huge' is not a size",
        "1K|--words 0|--words must be from 1 to 1000000, not 0.",
        "1K|--lines -1|--lines must be from 1 to 1000000000, not -1.",
        "1T|--lines 1|have more lines in each",
        "1K|--model nofs://host/model|'nofs://host/model' given by --model is no folder:",
        "1K|--order sorted|Invalid value for option '--order'",
        "1K|-D mapreduce.job.maps=0|mapreduce.job.maps must be 1 or more, not 0.",
      })
  void nonsenseIsRefusedInOneSentence(String size, String options, String sentence) {
    CommandLineRun run = run("text", size, options.split(" "));
    assertThat(run.exitCode()).as(run.toString()).isEqualTo(2);
    assertThat(run.text()).contains(sentence).doesNotContain("Exception");
    assertThat(folder.resolve("text")).doesNotExist();
  }

  @Test
  void missingModelIsRefusedInOneSentence() {
    CommandLineRun run = run("text", SIZE, "--model", "/nowhere/model");
    assertThat(run.exitCode()).as(run.toString()).isEqualTo(3);
    assertThat(run.text()).contains("There is no model folder").doesNotContain("Exception");
  }

  private TextGeneration generation(String name, TextSettings settings) throws IOException {
    Configuration configuration = local();
    RunContext context =
        new RunContext(
            configuration,
            new org.apache.hadoop.fs.Path(folder.resolve("work").toUri()),
            1,
            System::nanoTime,
            ProgressListener.silent(),
            Protocol.once());
    org.apache.hadoop.fs.Path path = new org.apache.hadoop.fs.Path(folder.resolve(name).toUri());
    return TextGeneration.prepare(
        context, BYTES, settings, new OutputFolder("wordcount", path, configuration));
  }

  private static Configuration local() {
    Configuration configuration = new JobConf();
    configuration.set("fs.defaultFS", "file:///");
    configuration.set("mapreduce.framework.name", "local");
    return configuration;
  }

  private byte[] make(String name, String... options) throws IOException {
    CommandLineRun run =
        run(name, SIZE, Stream.of(SHAPE, options).flatMap(Stream::of).toArray(String[]::new));
    assertThat(run.exitCode()).as(run.toString()).isZero();
    return read(name);
  }

  private CommandLineRun run(String name, String size, String... options) {
    Stream<String> words = Stream.of("textgen", size, folder.resolve(name).toString());
    return CommandLineRun.of(
        folder, Stream.concat(words, Stream.of(options)).toArray(String[]::new));
  }

  private byte[] read(String name) throws IOException {
    ByteArrayOutputStream all = new ByteArrayOutputStream();
    for (Path file : files(name)) {
      all.write(Files.readAllBytes(file));
    }
    return all.toByteArray();
  }

  private List<Path> files(String name) throws IOException {
    try (Stream<Path> files = Files.list(folder.resolve(name))) {
      return files
          .filter(file -> file.getFileName().toString().startsWith("part-"))
          .sorted()
          .toList();
    }
  }
}
