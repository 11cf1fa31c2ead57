package org.benchsuite.wordcount.text;

/**
 * A topic model (latent Dirichlet allocation, Blei et al. 2003): a file of text has its own mixture
 * of topics, and a topic its own probability of every word.
 */
final class TextModel {

  private final String name;
  private final long digest;
  private final double alpha;
  private final float[][] topics;
  private final Vocabulary vocabulary;

  /**
   * Takes the parts.
   *
   * @param name of the vocabulary's file
   * @param digest of the bytes of all files
   * @param alpha parameter of the symmetric Dirichlet distribution of the mixtures
   * @param topics for each the probability of every word
   */
  TextModel(String name, long digest, double alpha, float[][] topics, Vocabulary vocabulary) {
    this.name = name;
    this.digest = digest;
    this.alpha = alpha;
    this.topics = topics;
    this.vocabulary = vocabulary;
  }

  String name() {
    return name;
  }

  /** Tells models of the same name apart. */
  String identity() {
    return name + "-" + Long.toHexString(digest);
  }

  double alpha() {
    return alpha;
  }

  int topics() {
    return topics.length;
  }

  Vocabulary vocabulary() {
    return vocabulary;
  }

  /** The probability of every word when the topics have these shares. */
  double[] mixture(double[] shares) {
    double[] mixture = new double[vocabulary.size()];
    for (int topic = 0; topic < topics.length; topic++) {
      float[] words = topics[topic];
      double share = shares[topic];
      for (int word = 0; word < mixture.length; word++) {
        mixture[word] += share * words[word];
      }
    }
    return mixture;
  }

  /** Bytes of a word with its space, on average over all files. */
  double meanWordBytes() {
    double bytes = 0;
    for (float[] words : topics) {
      for (int word = 0; word < words.length; word++) {
        bytes += (double) words[word] * vocabulary.bytes(word);
      }
    }
    return bytes / topics.length;
  }
}
