package org.benchsuite.common.sweep;

import java.util.ArrayList;
import java.util.List;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/**
 * The words of a command line, quoted as in a POSIX shell; nothing is expanded, and what a shell
 * would take for an operator is text.
 */
public final class Words {

  /** What no shell gives a meaning to, wherever it stands; an equals sign may not come first. */
  private static final Pattern PLAIN = Pattern.compile("[\\w@%+:,./-][\\w@%+:,./=-]*");

  /** Of the first word a shell would make a variable. */
  private static final char ASSIGNS = '=';

  private Words() {}

  /**
   * The words of a line: between single quotes every character is meant, between double quotes a
   * backslash quotes {@code $}, {@code `}, {@code "}, {@code \} and removes a line break, outside
   * of quotes it quotes any character.
   *
   * @throws IllegalArgumentException with one clear sentence when a quote is not closed
   */
  public static List<String> split(String line) {
    return new Splitter(line).words();
  }

  /** A line that can be pasted into a shell; only words that need quotes get them. */
  public static String join(List<String> words) {
    return IntStream.range(0, words.size())
        .mapToObj(index -> quote(words.get(index), index == 0))
        .collect(Collectors.joining(" "));
  }

  private static String quote(String word, boolean first) {
    boolean plain = PLAIN.matcher(word).matches() && !(first && word.indexOf(ASSIGNS) >= 0);
    return plain ? word : "'" + word.replace("'", "'\\''") + "'";
  }

  /** Goes through a line once. */
  private static final class Splitter {

    private static final String QUOTED_BETWEEN_DOUBLE_QUOTES = "$`\"\\";

    private final String line;
    private final List<String> words = new ArrayList<>();
    private final StringBuilder word = new StringBuilder();
    private boolean inWord;
    private int next;

    Splitter(String line) {
      this.line = line;
    }

    List<String> words() {
      while (next < line.length()) {
        char character = line.charAt(next++);
        switch (character) {
          case ' ', '\t', '\n' -> end();
          case '\'' -> singleQuotes();
          case '"' -> doubleQuotes();
          case '\\' -> backslash();
          default -> add(character);
        }
      }
      end();
      return List.copyOf(words);
    }

    private void add(char character) {
      word.append(character);
      inWord = true;
    }

    private void end() {
      if (inWord) {
        words.add(word.toString());
        word.setLength(0);
        inWord = false;
      }
    }

    private void backslash() {
      if (next == line.length()) {
        throw new IllegalArgumentException(
            "the backslash at the end quotes nothing; write \\\\ for the character itself.");
      }
      char quoted = line.charAt(next++);
      if (quoted != '\n') {
        add(quoted);
      }
    }

    private void singleQuotes() {
      int opened = next;
      int closed = line.indexOf('\'', opened);
      if (closed < 0) {
        throw unclosed('\'', opened);
      }
      inWord = true;
      word.append(line, opened, closed);
      next = closed + 1;
    }

    private void doubleQuotes() {
      int opened = next;
      inWord = true;
      while (next < line.length()) {
        char character = line.charAt(next++);
        if (character == '"') {
          return;
        }
        if (character == '\\' && next < line.length()) {
          backslashBetweenDoubleQuotes();
        } else {
          add(character);
        }
      }
      throw unclosed('"', opened);
    }

    private void backslashBetweenDoubleQuotes() {
      char quoted = line.charAt(next++);
      if (quoted == '\n') {
        return;
      }
      if (QUOTED_BETWEEN_DOUBLE_QUOTES.indexOf(quoted) < 0) {
        add('\\');
      }
      add(quoted);
    }

    private static IllegalArgumentException unclosed(char quote, int position) {
      return new IllegalArgumentException(
          ("the quote %s at character %d is never closed; close it, or write \\%s for the character"
                  + " itself.")
              .formatted(quote, position, quote));
    }
  }
}
