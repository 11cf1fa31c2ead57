package org.benchsuite.it;

import java.io.ByteArrayOutputStream;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;

/** Lines of a word, a tab and a count, in bytes. */
final class WordLines {

  private static final int LONGEST_SHOWN = 60;

  private WordLines() {}

  static List<byte[]> of(byte[] part) {
    List<byte[]> lines = new ArrayList<>();
    int start = 0;
    for (int at = 0; at < part.length; at++) {
      if (part[at] == '\n') {
        lines.add(Arrays.copyOfRange(part, start, at + 1));
        start = at + 1;
      }
    }
    if (start < part.length) {
      lines.add(Arrays.copyOfRange(part, start, part.length));
    }
    return lines;
  }

  /** Sorted by their words as bytes. */
  static byte[] merged(List<byte[]> lines) {
    List<byte[]> sorted = new ArrayList<>(lines);
    sorted.sort((one, two) -> Arrays.compareUnsigned(one, 0, wordEnd(one), two, 0, wordEnd(two)));
    ByteArrayOutputStream merged = new ByteArrayOutputStream();
    sorted.forEach(merged::writeBytes);
    return merged.toByteArray();
  }

  /** A word has no tab. */
  private static int wordEnd(byte[] line) {
    int at = 0;
    while (line[at] != '\t') {
      at++;
    }
    return at;
  }

  /** The first two lines that differ, made readable. */
  static Optional<String> firstDifference(List<byte[]> lines, List<byte[]> expected) {
    for (int i = 0; i < Math.max(lines.size(), expected.size()); i++) {
      byte[] line = i < lines.size() ? lines.get(i) : new byte[0];
      byte[] right = i < expected.size() ? expected.get(i) : new byte[0];
      if (!Arrays.equals(line, right)) {
        return Optional.of("line " + i + " is " + shown(line) + ", not " + shown(right));
      }
    }
    return Optional.empty();
  }

  private static String shown(byte[] line) {
    StringBuilder shown = new StringBuilder();
    for (char one : new String(line, StandardCharsets.ISO_8859_1).toCharArray()) {
      shown.append(
          one >= ' ' && one <= '~' ? Character.toString(one) : "\\x%02x".formatted((int) one));
    }
    return shown.length() <= LONGEST_SHOWN
        ? shown.toString()
        : shown.substring(0, LONGEST_SHOWN / 2)
            + "..."
            + shown.substring(shown.length() - LONGEST_SHOWN / 2)
            + " ("
            + line.length
            + " bytes)";
  }
}
