package org.benchsuite.wordcount.text;

import java.util.Arrays;

/** Writes the words of a line in their order. */
@FunctionalInterface
interface LineOrder {

  /**
   * Up to so many words of the vocabulary for each of a line it is faster to count than to sort.
   */
  int COUNTING = 16;

  /** Writes the first {@code count} of {@code words}; returns where the next byte goes. */
  int write(int[] words, int count, byte[] target, int at);

  /** The fastest way to an order for lines of {@code words} words. */
  static LineOrder of(TextOrder order, Vocabulary vocabulary, int words) {
    return switch (order) {
      case SHUFFLED -> asDrawn(vocabulary);
      case GROUPED ->
          vocabulary.size() / COUNTING <= words ? counted(vocabulary) : sorted(vocabulary);
    };
  }

  private static LineOrder asDrawn(Vocabulary vocabulary) {
    return (words, count, target, at) -> {
      int to = at;
      for (int i = 0; i < count; i++) {
        to = vocabulary.copy(words[i], 1, target, to);
      }
      return to;
    };
  }

  /** Descending, with a counter for every word of the vocabulary. */
  static LineOrder counted(Vocabulary vocabulary) {
    int[] counters = new int[vocabulary.size()];
    return (words, count, target, at) -> {
      for (int i = 0; i < count; i++) {
        counters[words[i]]++;
      }
      int to = at;
      for (int word = counters.length - 1; word >= 0; word--) {
        if (counters[word] > 0) {
          to = vocabulary.copy(word, counters[word], target, to);
          counters[word] = 0;
        }
      }
      return to;
    };
  }

  /** Descending, without. */
  static LineOrder sorted(Vocabulary vocabulary) {
    return (words, count, target, at) -> {
      Arrays.sort(words, 0, count);
      int to = at;
      for (int i = count - 1; i >= 0; i--) {
        to = vocabulary.copy(words[i], 1, target, to);
      }
      return to;
    };
  }
}
