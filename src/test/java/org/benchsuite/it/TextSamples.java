package org.benchsuite.it;

import java.io.ByteArrayOutputStream;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HexFormat;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;

/** Small texts that wordcounts may disagree on, each of one or several files. */
final class TextSamples {

  /** A sample's words follow from it. */
  private static final long SEED = 11;

  /** Where UTF-8's rules change from one byte to the next. */
  private static final String CRITICAL = "00417F808F909FA0BFC0C1C2DFE0E1ECEDEEEFF0F1F3F4F5FBFDFF";

  private static final String[] BLANKS = {" ", "\t", "\n", "\r", "\f", "\r\n", "  ", " \n"};

  private TextSamples() {}

  /**
   * A text.
   *
   * @param name what is odd about it
   * @param files the bytes of each file by its name
   */
  record Sample(String name, Map<String, byte[]> files) {

    @Override
    public String toString() {
      return name;
    }

    int longestFile() {
      return files.values().stream().mapToInt(file -> file.length).max().orElse(0);
    }
  }

  static List<Sample> all() {
    return List.of(
        sample("lines of made-up words", lines(4_000, 3_000)),
        sample("nothing but blanks", blanks()),
        sample("empty files", text(""), text(""), text("")),
        sample("no newline at the end", text("to be or not to be"), text("\nbe"), text("not\n ")),
        sample("CRLF and lone CR", text("a b\r\nb\rc\r\r\nd\n\ra\r\n\r\n\rb\r"), text("\r\nx\r")),
        sample("byte order marks", byteOrderMarks()),
        sample("VT, NUL, NBSP and other blanks of Unicode", otherBlanks()),
        sample("keys around the tab and beyond U+FFFF", keysInOddOrder()),
        sample("random bytes", randomBytes(100_000, 0.0)),
        sample("random bytes between blanks", randomBytes(200_000, 0.3)),
        sample("sequences cut off by blanks and ends", cutOffSequences()),
        sample("overlong forms, surrogates and 0xFF", neverValid()),
        sample("every triple of critical bytes", combinations(3, 0)),
        sample("four critical bytes from E0 on", combinations(4, 0xE0)),
        sample("very long words", longWords()));
  }

  private static Sample sample(String name, byte[]... files) {
    Map<String, byte[]> named = new LinkedHashMap<>();
    for (byte[] file : files) {
      named.put("file-" + named.size(), file);
    }
    return new Sample(name, named);
  }

  /**
   * A text in which every border of splits cuts something else: in the file of number k everything
   * lies k bytes further on.
   */
  static Sample shifted(int files) {
    byte[] text =
        text(
            "a bc  def\r\nghij \u00e9\u00e9 \u20ac\r\u20ac\ud83d\ude00\n\n\tde\u00a0f a\u000bbc\f");
    byte[][] shifted = new byte[files][];
    for (int i = 0; i < files; i++) {
      shifted[i] = concatenated(text(" ".repeat(i)), text, text);
    }
    return sample("everything shifted", shifted);
  }

  /** Lines of six words each; one word in three is of a handful. */
  static byte[] lines(int lines, int vocabulary) {
    Random random = new Random(SEED);
    StringBuilder text = new StringBuilder();
    for (int line = 0; line < lines; line++) {
      for (int word = 0; word < 6; word++) {
        int number = random.nextInt(random.nextInt(3) == 0 ? 7 : vocabulary);
        text.append(word(number)).append(word < 5 ? ' ' : '\n');
      }
    }
    return text(text.toString());
  }

  /** A made-up word; no two numbers from 0 on have the same. */
  static String word(int number) {
    StringBuilder word = new StringBuilder();
    int rest = number;
    do {
      word.append("bdfgklmnprstvz".charAt(rest % 14)).append("aeiou".charAt(rest / 14 % 5));
      rest = rest / 70 - 1;
    } while (rest >= 0);
    return word.toString();
  }

  private static byte[] blanks() {
    Random random = new Random(SEED);
    StringBuilder text = new StringBuilder();
    for (int i = 0; i < 50_000; i++) {
      text.append(BLANKS[random.nextInt(BLANKS.length)]);
    }
    return text(text.toString());
  }

  private static byte[][] byteOrderMarks() {
    byte[] mark = text("\ufeff");
    byte[] two = {mark[0], mark[1]};
    return new byte[][] {
      concatenated(mark, text("marked marked\nmarked\n")),
      concatenated(mark, mark, text("twice\nmarked\n")),
      concatenated(text("marked\n"), mark, text("later marked"), mark, text(" marked\n")),
      concatenated(text(" "), mark, text("marked")),
      concatenated(mark, text("\n"), mark, text("marked")),
      concatenated(mark, text(" marked")),
      concatenated(two, text(" marked")),
      concatenated(two, text("\u00bf marked")),
      mark,
      concatenated(mark, text("\r\n")),
      concatenated(mark, mark),
      two,
      {mark[0]}
    };
  }

  private static byte[] otherBlanks() {
    String others =
        "\u000b\u0000\u00a0\u0085\u001c\u001d\u001e\u001f\u1680\u2003\u2028\u2029\u3000";
    StringBuilder text = new StringBuilder();
    for (char other : others.toCharArray()) {
      text.append("a").append(other).append("b ").append(other).append(' ').append("a b\f");
      text.append(other).append("b\n").append("a").append(other).append("\n");
    }
    return text(text.toString());
  }

  private static byte[] keysInOddOrder() {
    List<String> endings = new ArrayList<>();
    for (int character = 0; character < 0x30; character++) {
      endings.add(Character.toString(character));
    }
    endings.addAll(List.of("", "\u007f", "\u0080", "\u07ff", "\u0800", "\ud7ff", "\ue000"));
    endings.addAll(List.of("\uffff", "\ufffd", "\ud800\udc00", "\udbff\udfff", "aa", "b"));
    StringBuilder text = new StringBuilder();
    for (String ending : endings) {
      text.append("a").append(ending).append(' ').append(ending).append("a\n");
      text.append(ending).append(" a").append(ending).append(ending).append('\n');
    }
    return text(text.toString());
  }

  private static byte[] randomBytes(int length, double blanks) {
    Random random = new Random(SEED);
    byte[] bytes = new byte[length];
    random.nextBytes(bytes);
    for (int i = 0; i < length; i++) {
      if (random.nextDouble() < blanks) {
        bytes[i] = (byte) BLANKS[random.nextInt(5)].charAt(0);
      }
    }
    return bytes;
  }

  /** Each beginning of a character before each blank, and at the end of a file. */
  private static byte[][] cutOffSequences() {
    List<byte[]> files = new ArrayList<>();
    ByteArrayOutputStream together = new ByteArrayOutputStream();
    for (String whole : List.of("\u00e9", "\u20ac", "\ud83d\ude00", "\udbff\udfff")) {
      byte[] bytes = text(whole);
      for (int length = 1; length < bytes.length; length++) {
        byte[] beginning = Arrays.copyOf(bytes, length);
        for (String blank : BLANKS) {
          together.writeBytes(concatenated(beginning, text(blank)));
          together.writeBytes(concatenated(text("w"), beginning, text(blank)));
          together.writeBytes(concatenated(beginning, beginning, text("w" + blank)));
        }
        files.add(concatenated(text("w "), beginning));
      }
    }
    files.add(together.toByteArray());
    return files.toArray(byte[][]::new);
  }

  private static byte[] neverValid() {
    ByteArrayOutputStream all = new ByteArrayOutputStream();
    for (String bytes :
        new String[] {
          "C080",
          "C1BF",
          "E08080",
          "E09FBF",
          "F0808080",
          "F08FBFBF",
          "F8888080",
          "F888808080",
          "FC8480808080",
          "EDA080",
          "EDBFBF",
          "EDA080EDB080",
          "EDAFBFEDBFBF",
          "F4908080",
          "F7BFBFBF",
          "FF",
          "FFFF",
          "FE",
          "FEFF",
          "80",
          "BF",
          "8080",
          "EFBFBE",
          "EFBFBF",
          "EFBFBD",
          "F5808080",
          "E28228A1",
          "C328",
          "F09F98",
          "F09F9841",
          "E2E282AC",
          "C2C2A0",
          "EFBB41",
          "41EFBBBF"
        }) {
      byte[] odd = HexFormat.of().parseHex(bytes);
      all.writeBytes(
          concatenated(odd, text(" a"), odd, text(" "), odd, text("b a"), odd, text("b")));
      all.writeBytes(concatenated(odd, odd, text("\n"), odd, text("\r"), odd, text("\f")));
    }
    return all.toByteArray();
  }

  private static byte[] combinations(int length, int leastFirst) {
    byte[] critical = HexFormat.of().parseHex(CRITICAL);
    ByteArrayOutputStream all = new ByteArrayOutputStream();
    int total = (int) Math.pow(critical.length, length);
    for (int number = 0; number < total; number++) {
      int rest = number;
      byte[] word = new byte[length + 1];
      for (int i = 0; i < length; i++) {
        word[i] = critical[rest % critical.length];
        rest /= critical.length;
      }
      word[length] = (byte) (number % 3 == 0 ? '\n' : ' ');
      if ((word[0] & 0xFF) >= leastFirst) {
        all.writeBytes(word);
      }
    }
    return all.toByteArray();
  }

  private static byte[][] longWords() {
    String longWord = word(123_456_789).repeat(600_000);
    return new byte[][] {
      text("before " + longWord + " after " + longWord + "s\n" + longWord),
      text("\u20ac".repeat(500_000) + " " + "\u20ac".repeat(499_999) + "\n" + longWord + " before"),
    };
  }

  static byte[] text(String text) {
    return text.getBytes(StandardCharsets.UTF_8);
  }

  private static byte[] concatenated(byte[]... pieces) {
    ByteArrayOutputStream whole = new ByteArrayOutputStream();
    for (byte[] piece : pieces) {
      whole.writeBytes(piece);
    }
    return whole.toByteArray();
  }
}
