package org.benchsuite.wordcount;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import org.benchsuite.results.Measurement;
import org.benchsuite.results.Scalar;
import org.benchsuite.results.Unit;
import org.benchsuite.results.text.ClosingLines;
import org.benchsuite.results.text.PlainText;
import org.benchsuite.wordcount.count.CountedWords;
import org.benchsuite.wordcount.count.CountedWords.TopWord;

/** The named numbers and closing lines that every count has. */
final class CountMeasurements {

  private static final int LONGEST_SHOWN = 60;

  private CountMeasurements() {}

  /** Bytes, words and rates of a count, over its elapsed time from submission to end. */
  static List<Measurement> of(long bytes, long words, long elapsedNanos) {
    List<Measurement> all = new ArrayList<>();
    double seconds = Math.max(1, elapsedNanos) / 1e9;
    all.add(new Scalar("elapsed", Unit.NANOSECONDS, elapsedNanos));
    if (bytes > 0) {
      all.add(new Scalar("throughput", Unit.BYTES_PER_SECOND, bytes / seconds));
      all.add(new Scalar("words per second", Unit.OPERATIONS_PER_SECOND, words / seconds));
    }
    all.add(new Scalar("bytes", Unit.BYTES, bytes));
    all.add(new Scalar("words", Unit.COUNT, words));
    return all;
  }

  /** The closing lines, for people and for scripts that grep them. */
  static String block(long bytes, long words, long elapsedNanos) {
    return new ClosingLines("WordCount")
        .bytes(bytes)
        .line("words", words)
        .rate(bytes, elapsedNanos)
        .toString();
  }

  /** The most frequent words, if any were asked for. */
  static String top(CountedWords counted) {
    StringBuilder text = new StringBuilder();
    for (TopWord word : counted.top()) {
      text.append(String.format(Locale.ROOT, "%19d: %s%n", word.count(), shown(word.word())));
    }
    return text.toString();
  }

  private static String shown(String word) {
    return PlainText.cut(PlainText.clean(word), LONGEST_SHOWN);
  }
}
