package org.benchsuite.common.sweep;

import java.util.ArrayList;
import java.util.List;
import org.apache.hadoop.conf.Configuration;
import org.benchsuite.common.cluster.Redactor;

/** A command line as it may be shown and stored: secrets hidden. */
final class RedactedWords {

  private RedactedWords() {}

  static String join(SweepCase one) {
    return join(one.words(), one);
  }

  /** Words of a case. */
  static String join(List<String> some, SweepCase one) {
    return join(some, one.checked().configuration());
  }

  /** Words as a cluster of this configuration hides them. */
  static String join(List<String> some, Configuration configuration) {
    Redactor redactor = new Redactor(configuration);
    List<String> words = new ArrayList<>();
    for (String word : some) {
      int equals = word.indexOf('=');
      words.add(
          equals > 0 && !word.startsWith("-")
              ? word.substring(0, equals + 1)
                  + redactor.redact(word.substring(0, equals), word.substring(equals + 1))
              : Redactor.redactText(word));
    }
    return Words.join(words);
  }
}
