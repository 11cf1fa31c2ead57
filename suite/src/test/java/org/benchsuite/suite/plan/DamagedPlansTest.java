package org.benchsuite.suite.plan;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.util.Random;
import org.benchsuite.common.UsageException;
import org.junit.jupiter.api.Test;

/** A good plan with a few characters removed, added or moved. */
class DamagedPlansTest {

  private static final String MARKS =
      " :-[]{}'\"#&*!|>%@`,?\n\t\\0123aZ~<.$\u00e9\uD83D\uDE00\u0000";

  private final Random random = new Random(42);

  @Test
  void eitherIsReadAsTheSchemaAllowsOrIsRefusedInOneSentenceWithAPlace() throws IOException {
    String good = Files.readString(PlanSamples.good("everything.yaml"));
    int read = 0;
    int refused = 0;
    for (int i = 0; i < 1_500; i++) {
      String plan = damage(good);
      try {
        PlanReader.read("plan.yaml", plan);
        read++;
        assertThat(SchemaCheck.errors(plan)).as(plan).isEmpty();
      } catch (UsageException e) {
        refused++;
        assertThat(e.getMessage())
            .as(plan)
            .matches("plan\\.yaml:\\d+:\\d+: \\S[^\\p{Cntrl}]*\\S[.?]")
            .doesNotContain("..", "null");
        assertThat(e.getMessage().length()).isLessThan(400);
      }
    }
    assertThat(read).isGreaterThan(200);
    assertThat(refused).isGreaterThan(200);
  }

  private String damage(String plan) {
    StringBuilder text = new StringBuilder(plan);
    for (int i = 0; i <= random.nextInt(3); i++) {
      int at = random.nextInt(text.length());
      switch (random.nextInt(3)) {
        case 0 -> text.deleteCharAt(at);
        case 1 -> text.insert(at, MARKS.charAt(random.nextInt(MARKS.length())));
        default -> {
          int end = Math.min(text.length(), at + random.nextInt(30));
          String piece = text.substring(at, end);
          text.delete(at, end).insert(random.nextInt(text.length()), piece);
        }
      }
    }
    return text.toString();
  }
}
