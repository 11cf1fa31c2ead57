package org.benchsuite.results.text;

import java.lang.Character.UnicodeScript;
import java.util.ArrayList;
import java.util.List;

/** Text from users and clusters made safe for a terminal, measured in columns and wrapped. */
public final class PlainText {

  private static final String CUT = "...";

  private PlainText() {}

  /**
   * Without anything that could move the cursor, colour, hide or reorder text: white space becomes
   * a space, every other control, format or unassigned character a question mark.
   */
  public static String clean(String text) {
    StringBuilder clean = new StringBuilder(text.length());
    text.codePoints().forEach(point -> clean.appendCodePoint(cleanPoint(point)));
    return clean.toString();
  }

  private static int cleanPoint(int point) {
    if (Character.isWhitespace(point) || Character.isSpaceChar(point)) {
      return ' ';
    }
    return switch (Character.getType(point)) {
      case Character.CONTROL,
          Character.FORMAT,
          Character.SURROGATE,
          Character.PRIVATE_USE,
          Character.UNASSIGNED ->
          '?';
      default -> point;
    };
  }

  /** Columns that clean text takes on a terminal. */
  static int width(String text) {
    return text.codePoints().map(PlainText::width).sum();
  }

  private static int width(int point) {
    int type = Character.getType(point);
    if (type == Character.NON_SPACING_MARK || type == Character.ENCLOSING_MARK) {
      return 0;
    }
    if (point < 0x1100) {
      return 1;
    }
    return wide(point) ? 2 : 1;
  }

  private static boolean wide(int point) {
    boolean wideForm = point >= 0xff01 && point <= 0xff60 || point >= 0xffe0 && point <= 0xffe6;
    boolean punctuation = point >= 0x3000 && point <= 0x303f;
    boolean pictograph = point >= 0x1f300 && point <= 0x1faff;
    return wideForm
        || punctuation
        || pictograph
        || switch (UnicodeScript.of(point)) {
          case HAN, HIRAGANA, KATAKANA, HANGUL, BOPOMOFO, YI -> true;
          default -> false;
        };
  }

  /** Clean text cut to {@code columns}, with dots where something is missing. */
  public static String cut(String text, int columns) {
    return width(text) <= columns ? text : head(text, columns - CUT.length()) + CUT;
  }

  private static String head(String text, int columns) {
    StringBuilder head = new StringBuilder();
    int used = 0;
    for (int point : text.codePoints().toArray()) {
      used += width(point);
      if (used > columns) {
        break;
      }
      head.appendCodePoint(point);
    }
    return head.toString();
  }

  /** Lines of at most {@code columns}; the first starts with {@code first}, the rest indented. */
  static List<String> wrap(String first, String text, int columns) {
    String indent = " ".repeat(Math.min(width(first), columns / 2));
    List<String> lines = new ArrayList<>();
    String line = first;
    boolean fresh = true;
    for (String word : clean(text).trim().split(" +")) {
      if (!fresh && width(line) + 1 + width(word) > columns) {
        lines.add(line);
        line = indent;
        fresh = true;
      }
      line = fresh ? line + word : line + " " + word;
      fresh = false;
      while (width(line) > columns) {
        String head = head(line, columns);
        lines.add(head);
        line = indent + line.substring(head.length());
      }
    }
    lines.add(line.stripTrailing());
    return lines;
  }
}
