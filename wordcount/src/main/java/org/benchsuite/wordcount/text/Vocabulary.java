package org.benchsuite.wordcount.text;

import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;
import java.nio.ByteOrder;
import org.benchsuite.common.NotFitException;
import org.benchsuite.wordcount.words.WordHash;

/** The words of a model by number, each with the space that follows it, in one array of bytes. */
final class Vocabulary {

  /** How far beyond its end {@link #copy} may write. */
  static final int SLACK = 2 * Long.BYTES;

  /** No more numbers of words are kept: the processor's caches hold them no longer. */
  private static final int MOST_HASHES = 1 << 20;

  private static final VarHandle LONGS =
      MethodHandles.byteArrayViewVarHandle(long[].class, ByteOrder.LITTLE_ENDIAN);

  private final byte[] text;
  private final int[] offsets;
  private final long[] hashes;
  private final int mostBytes;

  private Vocabulary(byte[] text, int[] offsets, long[] hashes) {
    this.text = text;
    this.offsets = offsets;
    this.hashes = hashes;
    this.mostBytes = mostBytes(offsets);
  }

  /**
   * Reads a word a line.
   *
   * @param file its name, for the sentence of an error
   * @throws NotFitException when a word is empty or has a blank in it, or there are more or fewer
   */
  static Vocabulary parse(byte[] lines, int terms, String file) {
    int end = withoutTrailingBreaks(lines);
    int words = end == 0 ? 0 : 1;
    for (int i = 0; i < end; i++) {
      words += lines[i] == '\n' ? 1 : 0;
    }
    if (words != terms) {
      throw new NotFitException(
          file + " has " + words + " words, but final.other says num_terms " + terms + ".");
    }
    byte[] text = new byte[end + 1 + SLACK];
    int[] offsets = new int[terms + 1];
    int at = 0;
    int from = 0;
    for (int word = 0; word < terms; word++) {
      int to = lineEnd(lines, from, end);
      int length = to > from && lines[to - 1] == '\r' ? to - from - 1 : to - from;
      checkWord(lines, from, length, file, word + 1);
      System.arraycopy(lines, from, text, at, length);
      at += length;
      text[at++] = ' ';
      offsets[word + 1] = at;
      from = to + 1;
    }
    return new Vocabulary(text, offsets, hashes(text, offsets));
  }

  private static long[] hashes(byte[] text, int[] offsets) {
    int terms = offsets.length - 1;
    long[] hashes = new long[terms > MOST_HASHES ? 0 : terms];
    for (int word = 0; word < hashes.length; word++) {
      hashes[word] = hash(text, offsets, word);
    }
    return hashes;
  }

  private static int withoutTrailingBreaks(byte[] lines) {
    int end = lines.length;
    while (end > 0 && (lines[end - 1] == '\n' || lines[end - 1] == '\r')) {
      end--;
    }
    return end;
  }

  private static int lineEnd(byte[] lines, int from, int end) {
    int to = from;
    while (to < end && lines[to] != '\n') {
      to++;
    }
    return to;
  }

  private static void checkWord(byte[] lines, int from, int length, String file, int line) {
    if (length == 0) {
      throw new NotFitException("Line " + line + " of " + file + " has no word.");
    }
    for (int i = from; i < from + length; i++) {
      // all below are control characters, at some of which a line or a word ends
      if (lines[i] >= 0 && lines[i] <= ' ') {
        throw new NotFitException(
            "Line " + line + " of " + file + " has a blank in it; it must be one word.");
      }
    }
  }

  int size() {
    return offsets.length - 1;
  }

  /** Bytes of a word with its space. */
  int bytes(int word) {
    return offsets[word + 1] - offsets[word];
  }

  /** Bytes of the longest word with its space. */
  int mostBytes() {
    return mostBytes;
  }

  private static int mostBytes(int[] offsets) {
    int most = 0;
    for (int word = 1; word < offsets.length; word++) {
      most = Math.max(most, offsets[word] - offsets[word - 1]);
    }
    return most;
  }

  /** The number of a word without its space. */
  long hash(int word) {
    return hashes.length > 0 ? hashes[word] : hash(text, offsets, word);
  }

  private static long hash(byte[] text, int[] offsets, int word) {
    return WordHash.of(text, offsets[word], offsets[word + 1] - offsets[word] - 1);
  }

  /**
   * Copies a word with its space so many times; returns where the next one goes. Most words are
   * copied by the same two stores, whatever their length.
   */
  int copy(int word, int times, byte[] target, int at) {
    int from = offsets[word];
    int length = offsets[word + 1] - from;
    long first = (long) LONGS.get(text, from);
    long second = (long) LONGS.get(text, from + Long.BYTES);
    int to = at;
    for (int i = 0; i < times; i++) {
      LONGS.set(target, to, first);
      LONGS.set(target, to + Long.BYTES, second);
      if (length > SLACK) {
        System.arraycopy(text, from + SLACK, target, to + SLACK, length - SLACK);
      }
      to += length;
    }
    return to;
  }
}
