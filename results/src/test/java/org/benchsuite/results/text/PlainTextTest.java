package org.benchsuite.results.text;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class PlainTextTest {

  @Test
  void controlsAreNeutralisedAndLettersKept() {
    assertThat(PlainText.clean("a\u001b[0m\n\tb\u00a0c\u202e\ud800 \u00e9\u4e2d"))
        .isEqualTo("a?[0m  b c?? \u00e9\u4e2d");
  }

  @Test
  void widthIsInColumnsOfATerminal() {
    assertThat(PlainText.width("abc")).isEqualTo(3);
    assertThat(PlainText.width("e\u0301")).isEqualTo(1);
    assertThat(PlainText.width("\u4e2d\u6587")).isEqualTo(4);
    assertThat(PlainText.width("\ud83d\ude80")).isEqualTo(2);
  }

  @Test
  void cutTextSaysSo() {
    assertThat(PlainText.cut("abcdefgh", 8)).isEqualTo("abcdefgh");
    assertThat(PlainText.cut("abcdefghi", 8)).isEqualTo("abcde...");
    assertThat(PlainText.cut("\u4e2d\u6587\u4e2d\u6587\u4e2d", 8)).isEqualTo("\u4e2d\u6587...");
  }

  @Test
  void linesAreWrappedAtWordsAndHang() {
    assertThat(PlainText.wrap("NOTE  ", "one two  three\nfour", 14))
        .containsExactly("NOTE  one two", "      three", "      four");
  }

  @Test
  void wordsTooLongAreBroken() {
    assertThat(PlainText.wrap("> ", "abcdefghijklmnop qr", 10))
        .containsExactly("> abcdefgh", "  ijklmnop", "  qr");
  }

  @Test
  void nothingIsOneEmptyLine() {
    assertThat(PlainText.wrap("", "", 10)).containsExactly("");
  }
}
