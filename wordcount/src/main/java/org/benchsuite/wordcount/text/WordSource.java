package org.benchsuite.wordcount.text;

import org.apache.commons.rng.sampling.distribution.DirichletSampler;
import org.apache.commons.rng.sampling.distribution.PoissonSampler;
import org.apache.commons.rng.sampling.distribution.SharedStateDiscreteSampler;

/**
 * The words of one file as they are drawn from a {@link TextModel}.
 *
 * <p>The model has theta ~ Dirichlet(alpha) for the file, and for every line L ~ Poisson(words),
 * topic counts ~ Multinomial(L, theta) and for each topic k word counts ~ Multinomial(count,
 * beta_k). As theta stays the same throughout the file, these are exactly L independent draws from
 * the one mixture p = sum of theta_k beta_k over k, for which one table is made.
 */
final class WordSource {

  /**
   * The sampler takes logarithms and powers, the last bits of which are the machine's choice;
   * rounded to this unit the shares are the same everywhere.
   */
  private static final double SHARE_UNIT = 0x1p-32;

  private final TextRandom random;
  private final SharedStateDiscreteSampler lengths;
  private final AliasTable table;

  private WordSource(TextRandom random, SharedStateDiscreteSampler lengths, AliasTable table) {
    this.random = random;
    this.lengths = lengths;
    this.table = table;
  }

  /**
   * That of one file.
   *
   * @param words of a line, the mean
   */
  static WordSource of(TextModel model, int words, long seed, int file) {
    TextRandom random = new TextRandom(seed, file);
    double[] shares = shares(model, random);
    return new WordSource(
        random, PoissonSampler.of(random, words), new AliasTable(model.mixture(shares)));
  }

  /** A file's shares of the topics; they are its first random numbers. */
  static double[] shares(TextModel model, TextRandom random) {
    if (model.topics() == 1) {
      return new double[] {1};
    }
    double[] shares = DirichletSampler.symmetric(random, model.topics(), model.alpha()).sample();
    for (int topic = 0; topic < shares.length; topic++) {
      shares[topic] = Math.rint(shares[topic] / SHARE_UNIT) * SHARE_UNIT;
    }
    return shares;
  }

  /** How many words the next line has. */
  int nextLength() {
    return lengths.sample();
  }

  /** Draws the first {@code count} words. */
  void draw(int[] words, int count) {
    for (int i = 0; i < count; i++) {
      words[i] = table.draw(random);
    }
  }
}
