package org.benchsuite.common.cli;

import java.util.ArrayList;
import java.util.List;

/** Brings the spellings people use into the one that the parser knows. */
final class Arguments {

  private Arguments() {}

  /** Splits {@code -Dkey=value}, as people type it for Hadoop and Java, into two words. */
  static String[] normalise(String[] arguments) {
    List<String> words = new ArrayList<>();
    for (String word : arguments) {
      if (word.startsWith("-D") && word.indexOf('=') > 2) {
        words.add("-D");
        words.add(word.substring(2));
      } else {
        words.add(word);
      }
    }
    return words.toArray(String[]::new);
  }
}
