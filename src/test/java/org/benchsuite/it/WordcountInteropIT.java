package org.benchsuite.it;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.OutputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import org.apache.hadoop.conf.Configuration;
import org.apache.hadoop.io.compress.CompressionCodec;
import org.apache.hadoop.io.compress.CompressionCodecFactory;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Upstream's unmodified wordcount and ours on the same texts: the same bytes in every file. */
class WordcountInteropIT {

  private static final String MOST_OF_A_SPLIT = "mapreduce.input.fileinputformat.split.maxsize";

  @TempDir Path folder;

  private LocalWordcount local;

  @BeforeEach
  void begin() {
    local = new LocalWordcount(folder);
  }

  static List<TextSamples.Sample> samples() {
    return TextSamples.all();
  }

  @ParameterizedTest(name = "{0}")
  @MethodSource("samples")
  void oddTextIsCountedAlike(TextSamples.Sample sample) throws Exception {
    local.write("in", sample);
    countedAlikeAndAsByReference(sample.files(), "in");
    local.set(MOST_OF_A_SPLIT, Integer.toString(sample.longestFile() / 3 + 1));
    local.ours("tuned", "pieces", "in");
    local.assertSame("pieces", "upstream");
  }

  @ParameterizedTest(name = "splits of {0} bytes")
  @ValueSource(ints = {1, 4, 16})
  void wordsThatSplitsCutAreCountedOnce(int splitBytes) throws Exception {
    TextSamples.Sample sample = TextSamples.shifted(splitBytes);
    local.set(MOST_OF_A_SPLIT, Integer.toString(splitBytes));
    local.write("in", sample);
    local.ours("tuned", "tuned", "in");
    assertAsByReference("tuned", sample.files());
  }

  @Test
  void upstreamAgreesOnWordsThatSplitsCut() throws Exception {
    TextSamples.Sample sample = TextSamples.shifted(16);
    local.set(MOST_OF_A_SPLIT, "16");
    local.write("in", sample);
    countedAlikeAndAsByReference(sample.files(), "in");
  }

  @ParameterizedTest
  @CsvSource({"gz, 1000000000", "deflate, 1000000000", "bz2, 300000", "bz2, 100000"})
  void compressedTextIsReadAsItsCodecSays(String suffix, int splitBytes) throws Exception {
    byte[] text = TextSamples.lines(60_000, 40_000);
    byte[] other = TextSamples.text("without a newline at its end \ufeffand");
    Path in = Files.createDirectory(folder.resolve("in"));
    compress(in.resolve("text." + suffix), text);
    compress(in.resolve("other." + suffix), other);
    compress(in.resolve("empty." + suffix), new byte[0]);
    Files.write(in.resolve("plain"), other);
    if (splitBytes < 1_000_000) {
      assertThat(Files.size(in.resolve("text." + suffix))).isGreaterThan(2L * splitBytes);
    }
    local.set(MOST_OF_A_SPLIT, Integer.toString(splitBytes));
    countedAlikeAndAsByReference(Map.of("text", text, "other", other, "plain", other), "in");
  }

  @Test
  void severalGzipMembersAreOneText() throws Exception {
    byte[] text = TextSamples.lines(1_000, 500);
    Path in = Files.createDirectory(folder.resolve("in"));
    compress(folder.resolve("member.gz"), text);
    byte[] member = Files.readAllBytes(folder.resolve("member.gz"));
    try (OutputStream out = Files.newOutputStream(in.resolve("text.gz"))) {
      out.write(member);
      out.write(member);
    }
    countedAlikeAndAsByReference(Map.of("first", text, "second", text), "in");
  }

  private static void compress(Path file, byte[] text) throws IOException {
    org.apache.hadoop.fs.Path path = new org.apache.hadoop.fs.Path(file.toString());
    CompressionCodec codec = new CompressionCodecFactory(new Configuration()).getCodec(path);
    try (OutputStream out = codec.createOutputStream(Files.newOutputStream(file))) {
      out.write(text);
    }
  }

  @Test
  void manySmallFilesAndHiddenOnes() throws Exception {
    Path in = Files.createDirectory(folder.resolve("in"));
    for (int i = 0; i < 40; i++) {
      Files.write(in.resolve("file-" + i), TextSamples.text("\ufeffall w" + i + "\n\ufefflast"));
    }
    Files.writeString(in.resolve("_hidden"), "not counted");
    Files.writeString(in.resolve(".hidden"), "not counted");
    countedAlike("in");
    assertThat(new String(local.merged("tuned"), UTF_8))
        .contains("all\t40\n", "last\t40\n", "w7\t1\n")
        .doesNotContain("counted");
  }

  @Test
  void severalInputsAndGlobs() throws Exception {
    for (String name : List.of("a", "b1", "b2", "b3", "with, comma and blank", "c")) {
      local.write(name, new TextSamples.Sample(name, Map.of("file", TextSamples.text(name))));
    }
    Files.writeString(folder.resolve("alone.txt"), "alone in a file");
    countedAlike("a", "b[12]", "with, comma and blank", "alone.txt", "{c,b3}/fi?e", "a");
    assertThat(new String(local.merged("tuned"), UTF_8))
        .contains("a\t3\n", "b1\t1\n", "b3\t1\n", "with,\t1\n", "alone\t1\n");
  }

  @Test
  void foldersBelowFoldersWhenAskedFor() throws Exception {
    for (String name : List.of("in", "in/below", "in/below/deeper")) {
      local.write(name, new TextSamples.Sample(name, Map.of("file", TextSamples.text(name))));
    }
    local.set("mapreduce.input.fileinputformat.input.dir.recursive", "true");
    countedAlike("in");
    assertThat(new String(local.merged("tuned"), UTF_8))
        .isEqualTo("in\t1\nin/below\t1\nin/below/deeper\t1\n");
  }

  @ParameterizedTest
  @ValueSource(strings = {"grouped", "shuffled"})
  void textOfTextgenIsCountedAlike(String order) throws Exception {
    local.textgen("8MB", "in", "--order", order, "-seed", "5");
    countedAlike("in");
    assertThat(local.merged("tuned")).isNotEmpty();
  }

  @Test
  void numberOfReducesChangesFilesOnly() throws Exception {
    local.write("in", new TextSamples.Sample("", Map.of("f", TextSamples.lines(2_000, 900))));
    local.upstream("two", "in");
    for (String reduces : List.of("1", "7")) {
      local.set("mapreduce.job.reduces", reduces);
      local.ours("tuned", "tuned-" + reduces, "in");
      local.ours("classic", "classic-" + reduces, "in");
      assertThat(local.parts("tuned-" + reduces)).hasSize(Integer.parseInt(reduces));
      local.assertSame("tuned-" + reduces, "classic-" + reduces);
      assertThat(local.merged("tuned-" + reduces)).isEqualTo(local.merged("two"));
    }
  }

  private void countedAlikeAndAsByReference(Map<String, byte[]> files, String in) throws Exception {
    local.upstream("upstream", in);
    assertAsByReference("upstream", files);
    bothProfilesAreAsUpstream(in);
  }

  private void assertAsByReference(String out, Map<String, byte[]> files) throws IOException {
    assertThat(
            WordLines.firstDifference(
                WordLines.of(local.merged(out)),
                WordLines.of(ReferenceWordcount.of(files.values()))))
        .as(out + " and the reference")
        .isEmpty();
  }

  private void countedAlike(String... in) throws Exception {
    local.upstream("upstream", in);
    bothProfilesAreAsUpstream(in);
  }

  private void bothProfilesAreAsUpstream(String... in) throws Exception {
    for (String profile : List.of("tuned", "classic")) {
      local.ours(profile, profile, in);
      local.assertSame(profile, "upstream");
    }
  }
}
