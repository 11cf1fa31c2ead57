package org.benchsuite.wordcount.text;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.benchsuite.common.NotFitException;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Whatever is wrong with a model is one sentence. */
class ModelErrorsTest {

  @TempDir Path folder;
  private Path model;

  @BeforeEach
  void writeModel() throws IOException {
    model = ModelFiles.writeSmall(folder.resolve("model"));
  }

  @Test
  void missingFolder() {
    assertThatThrownBy(() -> ModelFiles.read(folder.resolve("nowhere")))
        .isInstanceOf(NotFitException.class)
        .hasMessageMatching("There is no model folder file:.*/nowhere/?; check .*\\.");
  }

  @ParameterizedTest
  @ValueSource(strings = {ModelFiles.OTHER, ModelFiles.BETA, ModelFiles.VOCABULARY})
  void missingFile(String file) throws IOException {
    Files.delete(model.resolve(file));
    String said = file.equals(ModelFiles.VOCABULARY) ? "*.voca" : file;
    assertRefused("There is no " + said + " in ");
  }

  @Test
  void twoVocabularies() throws IOException {
    Files.writeString(model.resolve("other.voca"), "a\n");
    assertRefused("2 files *.voca; leave one there.");
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "num_terms 7|num_terms 8|small.voca has 7 words, but final.other says num_terms 8.",
        "num_terms 7|num_terms 6|small.voca has 7 words, but final.other says num_terms 6.",
        "num_terms 7|num_terms x|final.other says num_terms 'x', which is no number",
        "num_terms 7|num_terms 0|final.other says num_terms '0', which is no number",
        "num_terms 7|num_terms 7.5|final.other says num_terms '7.5', which is no number",
        "num_terms 7|terms 7|final.other does not say num_terms.",
        "num_topics 2|num_topics 3|Line 3 of final.beta has 0 numbers",
        "num_topics 2|num_topics 1|final.beta has more lines than final.other says: num_topics 1.",
        "alpha 0.5000000000|alpha -1|final.other says alpha '-1', which is no number",
      })
  void wrongFacts(String from, String to, String sentence) throws IOException {
    replace(ModelFiles.OTHER, from, to);
    assertRefused(sentence);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "-0.9162907319|ten|'ten' in line 1 of final.beta is not the logarithm of a probability.",
        "-0.9162907319|nan|'nan' in line 1 of final.beta is not the logarithm of a probability.",
        "-0.9162907319|1e9|'1e9' in line 1 of final.beta is not the logarithm of a probability.",
        "-0.9162907319|-1 -2|Line 1 of final.beta has 8 numbers, but final.other says num_terms 7.",
        "-0.9162907319|''|Line 1 of final.beta has 6 numbers, but final.other says num_terms 7.",
      })
  void wrongLogarithms(String from, String to, String sentence) throws IOException {
    replace(ModelFiles.BETA, from, to);
    assertRefused(sentence);
  }

  @Test
  void impossibleTopic() throws IOException {
    replace(ModelFiles.BETA, "-[0-9.]+", "-1000");
    assertRefused("No word of line 1 of final.beta is possible.");
  }

  @Test
  void emptyWord() throws IOException {
    replace(ModelFiles.VOCABULARY, "sea", "");
    assertRefused("Line 3 of small.voca has no word.");
  }

  @ParameterizedTest
  @ValueSource(strings = {"s ea", "s\tea", " sea"})
  void wordWithABlank(String word) throws IOException {
    replace(ModelFiles.VOCABULARY, "sea", word);
    assertRefused("Line 3 of small.voca has a blank in it; it must be one word.");
  }

  @Test
  void linesMayEndAsInWindows() throws IOException {
    String before = ModelFiles.read(model).vocabulary().mostBytes() + "";
    replace(ModelFiles.VOCABULARY, "\n", "\r\n");
    replace(ModelFiles.OTHER, "\n", "\r\n");
    replace(ModelFiles.BETA, "\n", "\r\n");
    assertThat(ModelFiles.read(model).vocabulary().mostBytes() + "").isEqualTo(before);
  }

  private void replace(String file, String from, String to) throws IOException {
    Path path = model.resolve(file);
    Files.writeString(path, Files.readString(path).replaceAll(from, to));
  }

  private void assertRefused(String sentence) {
    assertThatThrownBy(() -> ModelFiles.read(model))
        .isInstanceOf(NotFitException.class)
        .hasMessageContaining(sentence)
        .hasMessageMatching(".*\\.")
        .message()
        .doesNotContain("Exception")
        .hasLineCount(1);
  }
}
