package org.benchsuite.suite.plan;

import static java.nio.charset.StandardCharsets.ISO_8859_1;
import static java.nio.charset.StandardCharsets.UTF_16;
import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.charset.Charset;
import java.nio.file.Files;
import java.nio.file.Path;
import org.benchsuite.common.UsageException;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class PlanFileTest {

  @TempDir Path folder;

  private Path write(String name, String text, Charset charset) throws IOException {
    return Files.write(folder.resolve(name), text.getBytes(charset));
  }

  private static void assertRefused(Path file, String sentence) {
    assertThatThrownBy(() -> PlanFile.read(file))
        .isInstanceOf(UsageException.class)
        .hasMessage(file + sentence);
  }

  @Test
  void theNameOfTheFileIsTheNameOfThePlan() throws IOException {
    Path file = write("replication.yaml", "command: dfsio -write # \u6f22", UTF_8);
    assertThat(PlanFile.read(file).name()).isEqualTo("replication");
    assertRefused(
        write("my plan.yaml", "\n command: dfsio -write", UTF_8),
        ":2:2: the name of the file, 'my plan', cannot name the plan; add 'name:'.");
  }

  @Test
  void whatCannotBeReadIsOneSentence() throws IOException {
    assertRefused(folder.resolve("absent.yaml"), ": the plan does not exist; check its path.");
    assertRefused(folder, ": the plan is a folder; name a file of YAML.");
    assertRefused(
        write("plan.yaml", "", UTF_8).resolve("plan.yaml"),
        ": the plan cannot be read ("
            + folder.resolve("plan.yaml/plan.yaml")
            + ": Not a directory); check the disk.");
  }

  @Test
  void otherEncodingsAreRefusedAtTheirFirstByte() throws IOException {
    assertRefused(
        write("latin.yaml", "command: dfsio\r\nname: caf\u00e9", ISO_8859_1),
        ":2:10: what begins here is not UTF-8; save the plan as UTF-8.");
    assertRefused(
        write("wide.yaml", "command: dfsio", UTF_16),
        ":1:1: what begins here is not UTF-8; save the plan as UTF-8.");
    byte[] cut = "command: \u6f22".getBytes(UTF_8);
    Path file = folder.resolve("cut.yaml");
    Files.write(file, java.util.Arrays.copyOf(cut, cut.length - 1));
    assertRefused(file, ":1:10: what begins here is not UTF-8; save the plan as UTF-8.");
  }

  @Test
  void aPlanIsAtMostOneMebibyte() throws IOException {
    String plan = "command: dfsio\n#";
    String padding = "x".repeat((1 << 20) - plan.length());
    assertThat(PlanFile.read(write("just.yaml", plan + padding, UTF_8)).commands()).hasSize(1);
    assertRefused(
        write("more.yaml", plan + padding + "x", UTF_8),
        ": a plan is at most 1 MiB of text; this is more. Split it.");
  }
}
