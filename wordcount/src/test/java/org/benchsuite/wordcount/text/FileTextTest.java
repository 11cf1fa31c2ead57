package org.benchsuite.wordcount.text;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Comparator;
import java.util.List;
import java.util.function.Function;
import org.benchsuite.wordcount.words.WordHash;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Lines of text: their order, their ends and what is counted of them. */
class FileTextTest {

  private static final TextModel MODEL = ModelFiles.shipped();

  @TempDir Path folder;

  @Test
  void groupedWordsDescendSoThatRepeatsAreNeighbours() throws Exception {
    List<String> vocabulary = vocabulary();
    byte[] text = ModelFiles.text(MODEL, TextOrder.GROUPED, 2000, 1, 0, 100_000);
    for (List<String> line : ModelFiles.lines(text)) {
      assertThat(line.stream().map(vocabulary::indexOf).toList())
          .isSortedAccordingTo(Comparator.reverseOrder());
    }
  }

  private static List<String> vocabulary() throws Exception {
    try (var in = new ShippedModel().open("bench.voca")) {
      return new String(in.readAllBytes()).lines().toList();
    }
  }

  @Test
  void bothOrdersHaveTheSameWordsInEveryLine() {
    assertThat(sortedLines(TextOrder.SHUFFLED)).isEqualTo(sortedLines(TextOrder.GROUPED));
    assertThat(ModelFiles.text(MODEL, TextOrder.SHUFFLED, 2000, 1, 0, 100_000))
        .isNotEqualTo(ModelFiles.text(MODEL, TextOrder.GROUPED, 2000, 1, 0, 100_000));
  }

  private static List<List<String>> sortedLines(TextOrder order) {
    return ModelFiles.lines(ModelFiles.text(MODEL, order, 2000, 1, 0, 100_000)).stream()
        .map(line -> line.stream().sorted().toList())
        .toList();
  }

  @ParameterizedTest
  @ValueSource(ints = {1, 7, 300, 10_000})
  void sortingAndCountingGiveTheSameBytes(int words) {
    assertThat(text(LineOrder::sorted, words)).isEqualTo(text(LineOrder::counted, words));
  }

  private static byte[] text(Function<Vocabulary, LineOrder> order, int words) {
    return ModelFiles.text(
        new FileText(
            WordSource.of(MODEL, words, 1, 0),
            order.apply(MODEL.vocabulary()),
            MODEL.vocabulary(),
            300_000));
  }

  @ParameterizedTest
  @ValueSource(ints = {1, 2, 5, 19, 20, 100, 65_000, 131_072, 1_000_000})
  void budgetIsUsedUpToAWordAndNeverPassed(int budget) {
    int longest = MODEL.vocabulary().mostBytes();
    for (int words : new int[] {1, 50, 10_000}) {
      for (int file = 0; file < 3; file++) {
        byte[] text = ModelFiles.text(MODEL, TextOrder.GROUPED, words, 1, file, budget);
        assertThat(text).hasSizeBetween(Math.max(0, budget - longest), budget);
        assertThat(text.length == 0 || text[text.length - 1] == '\n').isTrue();
      }
    }
  }

  @Test
  void wordsAreFollowedByASpaceAndLinesByABreak() {
    String text = new String(ModelFiles.text(MODEL, TextOrder.SHUFFLED, 10, 1, 0, 10_000));
    assertThat(text).matches("(([a-z]+ )*\n)+");
  }

  @ParameterizedTest
  @ValueSource(strings = {"GROUPED", "SHUFFLED"})
  void countsAreThoseOfTheText(TextOrder order) {
    FileText text =
        new FileText(
            WordSource.of(MODEL, 100, 1, 0),
            LineOrder.of(order, MODEL.vocabulary(), 100),
            MODEL.vocabulary(),
            50_000);
    List<List<String>> lines = ModelFiles.lines(ModelFiles.text(text));
    assertThat(text.lines()).isEqualTo(lines.size());
    assertThat(text.words()).isEqualTo(lines.stream().mapToLong(List::size).sum());
    assertThat(text.checksum())
        .isEqualTo(
            lines.stream()
                .flatMap(List::stream)
                .mapToLong(word -> WordHash.of(word.getBytes(), 0, word.length()))
                .sum());
  }

  @Test
  void wordsLongerThanTheCopyStepAreWhole() throws Exception {
    Path model = ModelFiles.writeSmall(folder.resolve("model"));
    List<String> vocabulary = Files.readAllLines(model.resolve(ModelFiles.VOCABULARY));
    for (TextOrder order : TextOrder.values()) {
      byte[] text = ModelFiles.text(ModelFiles.read(model), order, 20, 1, 0, 20_000);
      assertThat(ModelFiles.lines(text).stream().flatMap(List::stream).distinct())
          .containsExactlyInAnyOrderElementsOf(vocabulary);
    }
  }
}
