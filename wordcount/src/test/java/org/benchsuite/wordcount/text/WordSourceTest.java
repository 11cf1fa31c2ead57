package org.benchsuite.wordcount.text;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.nio.file.Path;
import java.util.Arrays;
import java.util.stream.IntStream;
import org.apache.commons.statistics.distribution.ChiSquaredDistribution;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** What is drawn has the distribution that the model says. */
class WordSourceTest {

  private static final int WORDS = 10_000;
  private static final int DRAWS = 5_000_000;
  private static final double LEAST_EXPECTED = 5;
  private static final double SIGNIFICANT = 0.001;
  private static final TextModel MODEL = ModelFiles.shipped();

  @TempDir Path folder;

  @Test
  void wordsHaveTheProbabilitiesOfTheFilesMixture() {
    assertThat(significance(draw(7, 3), mixture(7, 3))).isGreaterThan(SIGNIFICANT);
  }

  @Test
  void wordsOfAnotherFileHaveOthers() {
    assertThat(significance(draw(7, 3), mixture(7, 4))).isLessThan(SIGNIFICANT);
  }

  @Test
  void wordsThatAreFivePercentTooFrequentShow() {
    double[] wrong = mixture(7, 3);
    IntStream.range(0, 100).forEach(word -> wrong[word] *= 1.05);
    assertThat(significance(draw(7, 3), wrong)).isLessThan(SIGNIFICANT);
  }

  @Test
  void sharesOfTheTopicsHaveTheMomentsOfTheDirichletDistribution() {
    int files = 20_000;
    int topics = MODEL.topics();
    double sum = 0;
    double squares = 0;
    for (int file = 0; file < files; file++) {
      double[] shares = WordSource.shares(MODEL, new TextRandom(5, file));
      assertThat(Arrays.stream(shares).sum()).isCloseTo(1, within(1e-6));
      sum += shares[0];
      squares += shares[0] * shares[0];
    }
    double mean = sum / files;
    double expectedVariance = (topics - 1.0) / (topics * topics * (topics * MODEL.alpha() + 1));
    assertThat(mean).isCloseTo(1.0 / topics, within(4 * Math.sqrt(expectedVariance / files)));
    assertThat((squares / files - mean * mean) / expectedVariance).isCloseTo(1, within(0.05));
  }

  @Test
  void modelOfOthersIsReadWithItsOwnAlpha() throws Exception {
    TextModel small = ModelFiles.read(ModelFiles.writeSmall(folder.resolve("model")));
    assertThat(small.alpha()).isEqualTo(0.5);
    int files = 20_000;
    double squares = 0;
    for (int file = 0; file < files; file++) {
      double share = WordSource.shares(small, new TextRandom(5, file))[0];
      squares += (share - 0.5) * (share - 0.5);
    }
    // beta(1/2, 1/2)
    assertThat(squares / files).isCloseTo(0.125, within(0.004));
  }

  @Test
  void lengthsOfLinesHaveTheMeanAndVarianceOfThePoissonDistribution() {
    int lines = 200_000;
    for (int mean : new int[] {1, 20, WORDS}) {
      WordSource source = WordSource.of(MODEL, mean, 11, 0);
      double sum = 0;
      double squares = 0;
      for (int line = 0; line < lines; line++) {
        double off = source.nextLength() - mean;
        sum += off;
        squares += off * off;
      }
      assertThat(sum / lines).isCloseTo(0, within(4 * Math.sqrt((double) mean / lines)));
      assertThat(squares / lines / mean).isCloseTo(1, within(0.02));
    }
  }

  @Test
  void impossibleIndexIsNeverDrawn() {
    AliasTable table = new AliasTable(new double[] {0, 3, 0, 1, 0});
    TextRandom random = new TextRandom(1, 1);
    int[] counts = new int[5];
    for (int i = 0; i < 100_000; i++) {
      counts[table.draw(random)]++;
    }
    assertThat(counts[0] + counts[2] + counts[4]).isZero();
    assertThat(counts[1] / 100_000.0).isCloseTo(0.75, within(0.006));
    assertThat(new AliasTable(new double[] {0.1}).draw(random)).isZero();
  }

  private static long[] draw(long seed, int file) {
    WordSource source = WordSource.of(MODEL, WORDS, seed, file);
    long[] counts = new long[MODEL.vocabulary().size()];
    int[] words = new int[WORDS];
    for (int drawn = 0; drawn < DRAWS; drawn += WORDS) {
      source.draw(words, WORDS);
      for (int word : words) {
        counts[word]++;
      }
    }
    return counts;
  }

  private static double[] mixture(long seed, int file) {
    return MODEL.mixture(WordSource.shares(MODEL, new TextRandom(seed, file)));
  }

  /** The probability of a difference this large (Pearson); rare words are taken together. */
  private static double significance(long[] counts, double[] weights) {
    double sum = Arrays.stream(weights).sum();
    double statistic = 0;
    int classes = 0;
    double expected = 0;
    double observed = 0;
    for (int word = 0; word < counts.length; word++) {
      expected += weights[word] / sum * DRAWS;
      observed += counts[word];
      if (expected >= LEAST_EXPECTED) {
        statistic += (observed - expected) * (observed - expected) / expected;
        classes++;
        expected = 0;
        observed = 0;
      }
    }
    return ChiSquaredDistribution.of(classes - 1).survivalProbability(statistic);
  }
}
