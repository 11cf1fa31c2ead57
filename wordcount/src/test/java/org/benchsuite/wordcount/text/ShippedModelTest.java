package org.benchsuite.wordcount.text;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashSet;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** The model of our own is what the script in the project makes. */
class ShippedModelTest {

  private static final Path SCRIPT = Path.of("../scripts/textmodel/MakeModel.java");

  @TempDir Path folder;

  @Test
  void isTheOutputOfTheScript() throws Exception {
    make();
    ShippedModel shipped = new ShippedModel();
    assertThat(folder).isDirectoryContaining(file -> true);
    for (String file : shipped.files()) {
      try (var in = shipped.open(file)) {
        assertThat(in.readAllBytes()).as(file).isEqualTo(Files.readAllBytes(folder.resolve(file)));
      }
    }
  }

  @ParameterizedTest
  @ValueSource(ints = 100_000)
  void scriptMakesVocabulariesOfOtherSizes(int terms) throws Exception {
    make("--terms", Integer.toString(terms), "--topics", "1");
    TextModel model = ModelFiles.read(folder);
    assertThat(model.vocabulary().size()).isEqualTo(terms);
    assertThat(model.topics()).isOne();
    List<String> words = Files.readAllLines(folder.resolve("bench.voca"));
    assertThat(new HashSet<>(words)).hasSize(terms);
  }

  private void make(String... options) throws Exception {
    ProcessBuilder script =
        new ProcessBuilder(
            Path.of(System.getProperty("java.home"), "bin", "java").toString(),
            "-XX:TieredStopAtLevel=1",
            SCRIPT.toString(),
            folder.toString());
    script.command().addAll(List.of(options));
    Path said = folder.resolve("said");
    Process running = script.redirectErrorStream(true).redirectOutput(said.toFile()).start();
    assertThat(running.waitFor()).as(() -> said.toString()).isZero();
  }
}
