package org.benchsuite.common.sweep;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.concurrent.TimeUnit;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

class WordsTest {

  private static final String ODD =
      "aZ09 \t\n'\"\\$`*?[]{}()<>|&;#!~^=%@+:,./-_\u00e9\u00a0\u6f22\uD83D\uDE00";

  @Test
  void wordsAreQuotedAsInAShell() {
    assertThat(Words.split("dfsio  -write\t-nrFiles 8\n"))
        .containsExactly(words("dfsio -write -nrFiles 8"));
    assertThat(Words.split("'a b' \"c d\" e\\ f g'h i'\"j k\"l"))
        .containsExactly("a b", "c d", "e f", "gh ij kl");
    assertThat(Words.split("'' \"\" a''")).containsExactly("", "", "a");
    assertThat(Words.split("'\\' \"\\a\\$\\`\\\"\\\\\" \\'"))
        .containsExactly("\\", "\\a$`\"\\", "'");
    assertThat(Words.split("a\\\nb \"c\\\nd\" 'e\\\nf'")).containsExactly("ab", "cd", "e\\\nf");
    assertThat(Words.split(" \n\t\\\n ")).isEmpty();
  }

  private static String[] words(String line) {
    return line.split(" ");
  }

  @Test
  void nothingIsExpandedAndNothingIsAnOperator() {
    assertThat(Words.split("$HOME `id` * ~ # {a,b} ${size} a|b; >c &&"))
        .containsExactly("$HOME", "`id`", "*", "~", "#", "{a,b}", "${size}", "a|b;", ">c", "&&");
  }

  @Test
  void whatIsNotClosedIsSaidWithItsPlace() {
    assertThatThrownBy(() -> Words.split("dfsio 'a b"))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessage(
            "the quote ' at character 7 is never closed; close it, or write \\' for the character"
                + " itself.");
    assertThatThrownBy(() -> Words.split("a \"b\\\""))
        .hasMessageStartingWith("the quote \" at character 3 is never closed");
    assertThatThrownBy(() -> Words.split("a \"b\\"))
        .hasMessageStartingWith("the quote \" at character 3 is never closed");
    assertThatThrownBy(() -> Words.split("a\\"))
        .hasMessage(
            "the backslash at the end quotes nothing; write \\\\ for the character itself.");
  }

  @Test
  void onlyWhatNeedsQuotesGetsThem() {
    assertThat(
            Words.join(
                List.of("dfsio", "-write", "-D", "a.b=c", "hdfs://h:9000/x_y,z@1%+", "1 GB", "")))
        .isEqualTo("dfsio -write -D a.b=c hdfs://h:9000/x_y,z@1%+ '1 GB' ''");
    assertThat(Words.join(List.of("a=b", "=c", "it's", "$x", "*", "#", "~")))
        .isEqualTo("'a=b' '=c' 'it'\\''s' '$x' '*' '#' '~'");
    assertThat(Words.join(List.of())).isEmpty();
  }

  @Test
  void whatIsJoinedIsSplitIntoTheSameWords() {
    Random random = new Random(20261121);
    for (int i = 0; i < 20_000; i++) {
      List<String> words = randomWords(random, ODD);
      assertThat(Words.split(Words.join(words))).as("%s", words).isEqualTo(words);
    }
  }

  @Test
  void aShellReadsWhatIsJoinedAsTheSameWords() throws Exception {
    Random random = new Random(7);
    List<List<String>> all =
        IntStream.range(0, 2_000).mapToObj(i -> randomWords(random, ODD)).toList();

    assertThat(readByShell(all.stream().map(Words::join).toList())).isEqualTo(all);
  }

  @Test
  void linesAreSplitAsAShellSplitsThem() throws Exception {
    Random random = new Random(11);
    List<String> lines = new ArrayList<>();
    List<List<String>> expected = new ArrayList<>();
    while (lines.size() < 2_000) {
      String line = randomWord(random, "ab  ''\"\"\\\\\t", 14);
      try {
        expected.add(Words.split(line));
        lines.add(line);
      } catch (IllegalArgumentException e) {
        // a shell would wait for the other quote
      }
    }

    assertThat(readByShell(lines)).isEqualTo(expected);
  }

  private static List<String> randomWords(Random random, String characters) {
    return IntStream.range(0, random.nextInt(6))
        .mapToObj(i -> randomWord(random, characters, 9))
        .toList();
  }

  private static String randomWord(Random random, String characters, int longest) {
    int[] points = characters.codePoints().toArray();
    StringBuilder word = new StringBuilder();
    int length = random.nextInt(longest);
    for (int i = 0; i < length; i++) {
      word.appendCodePoint(points[random.nextInt(points.length)]);
    }
    return word.toString();
  }

  /** The words of each line as sh has them; they end with NUL, and the words of a line with SOH. */
  private static List<List<String>> readByShell(List<String> lines)
      throws IOException, InterruptedException {
    StringBuilder script =
        new StringBuilder(
            "show() { for word; do printf '%s\\000' \"$word\"; done; printf '\\001'; }\n");
    lines.forEach(line -> script.append("show ").append(line).append('\n'));
    Process shell =
        new ProcessBuilder("sh", "-s")
            .redirectErrorStream(true)
            .redirectOutput(ProcessBuilder.Redirect.PIPE)
            .start();
    Thread writer =
        new Thread(
            () -> {
              try (var in = shell.getOutputStream()) {
                in.write(script.toString().getBytes(UTF_8));
              } catch (IOException e) {
                // the comparison of what came out fails
              }
            });
    writer.start();
    String out = new String(shell.getInputStream().readAllBytes(), UTF_8);
    writer.join();
    assertThat(shell.waitFor(10, TimeUnit.SECONDS)).isTrue();
    List<List<String>> all = new ArrayList<>();
    for (String line : out.substring(0, out.length() - 1).split("\u0001", -1)) {
      all.add(
          line.isEmpty()
              ? List.of()
              : List.of(line.substring(0, line.length() - 1).split("\u0000", -1)));
    }
    return all;
  }
}
