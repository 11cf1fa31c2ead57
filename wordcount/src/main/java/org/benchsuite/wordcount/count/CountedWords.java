package org.benchsuite.wordcount.count;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.PriorityQueue;

/**
 * What an output says: how many words there were, how many different ones, which were the most
 * frequent.
 *
 * @param words sum of all counts
 * @param different lines
 * @param checksum the numbers of all words, each as often as it is counted, added up
 * @param top the most frequent words, most frequent first, then in order of their bytes
 * @param errors what is wrong with the files themselves, the first of each file
 */
public record CountedWords(
    long words, long different, long checksum, List<TopWord> top, List<String> errors) {
  public CountedWords {
    top = List.copyOf(top);
    errors = List.copyOf(errors);
  }

  /** A word and how often it occurred. */
  public record TopWord(String word, long count) {

    static final Comparator<TopWord> MOST_FREQUENT_FIRST =
        Comparator.comparingLong(TopWord::count).reversed().thenComparing(TopWord::word);
  }

  /** The most frequent among many. */
  static final class Top {

    private final int most;
    private final PriorityQueue<TopWord> words =
        new PriorityQueue<>(TopWord.MOST_FREQUENT_FIRST.reversed());

    Top(int most) {
      this.most = most;
    }

    /** Whether a word that occurred so often can be among them. */
    boolean takes(long count) {
      return words.size() < most || most > 0 && count >= words.peek().count();
    }

    void add(String word, long count) {
      words.add(new TopWord(word, count));
      if (words.size() > most) {
        words.remove();
      }
    }

    List<TopWord> inOrder() {
      List<TopWord> all = new ArrayList<>(words);
      all.sort(TopWord.MOST_FREQUENT_FIRST);
      return all;
    }
  }
}
