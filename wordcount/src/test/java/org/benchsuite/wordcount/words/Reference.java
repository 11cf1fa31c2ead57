package org.benchsuite.wordcount.words;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.util.Map;
import java.util.StringTokenizer;
import java.util.TreeMap;
import org.apache.hadoop.io.Text;
import org.apache.hadoop.util.LineReader;

/** Hadoop's wordcount in a few lines: what it makes of a text, word by word. */
public final class Reference {

  private Reference() {}

  /** Counts of all words, in order of their bytes. */
  public static Map<Text, Long> count(byte[] text) throws IOException {
    Map<Text, Long> counts = new TreeMap<>();
    try (LineReader lines = new LineReader(new ByteArrayInputStream(text))) {
      Text line = new Text();
      while (lines.readLine(line) > 0) {
        StringTokenizer words = new StringTokenizer(line.toString());
        while (words.hasMoreTokens()) {
          counts.merge(new Text(words.nextToken()), 1L, Long::sum);
        }
      }
    }
    return counts;
  }
}
