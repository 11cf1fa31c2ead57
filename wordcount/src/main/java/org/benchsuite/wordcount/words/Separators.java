package org.benchsuite.wordcount.words;

/** The bytes between words: those of {@link java.util.StringTokenizer}. */
public final class Separators {

  private static final long MASK = 1L << ' ' | 1L << '\t' | 1L << '\n' | 1L << '\r' | 1L << '\f';

  private Separators() {}

  public static boolean is(byte value) {
    return value >= 0 && value <= ' ' && (MASK >>> value & 1) != 0;
  }

  /** The first separator in a range; {@code to} when there is none. */
  public static int first(byte[] bytes, int from, int to) {
    int at = from;
    while (at < to && !is(bytes[at])) {
      at++;
    }
    return at;
  }

  /** The place after the last separator in a range; {@code from} when there is none. */
  public static int afterLast(byte[] bytes, int from, int to) {
    int at = to;
    while (at > from && !is(bytes[at - 1])) {
      at--;
    }
    return at;
  }
}
