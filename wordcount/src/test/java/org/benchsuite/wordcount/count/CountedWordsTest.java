package org.benchsuite.wordcount.count;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.benchsuite.wordcount.count.CountedWords.Top;
import org.benchsuite.wordcount.count.CountedWords.TopWord;
import org.junit.jupiter.api.Test;

class CountedWordsTest {

  private static List<TopWord> top(int most, Object... wordsAndCounts) {
    Top top = new Top(most);
    for (int i = 0; i < wordsAndCounts.length; i += 2) {
      int count = (int) wordsAndCounts[i + 1];
      if (top.takes(count)) {
        top.add((String) wordsAndCounts[i], count);
      }
    }
    return top.inOrder();
  }

  @Test
  void theMostFrequentComeFirstAndEqualOnesInOrder() {
    assertThat(top(3, "b", 5, "z", 9, "c", 5, "a", 5, "y", 1))
        .containsExactly(new TopWord("z", 9), new TopWord("a", 5), new TopWord("b", 5));
  }

  @Test
  void fewerThanAskedForAreAll() {
    assertThat(top(9, "a", 1)).containsExactly(new TopWord("a", 1));
  }

  @Test
  void noneWhenNoneIsAskedFor() {
    assertThat(top(0, "a", 1, "b", 2)).isEmpty();
  }
}
