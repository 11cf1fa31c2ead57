package org.benchsuite.common.job;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;

class DiagnosticsTest {

  @Test
  void deepestCauseOfAnAttemptIsQuoted() {
    assertThat(
            Diagnostics.firstCause(
                List.of(
                    "",
                    "Error: java.io.IOException: outer\n\tat a.B.c(B.java:1)\n"
                        + "Caused by: java.net.ConnectException: refused\n\tat d\n")))
        .isEqualTo("java.net.ConnectException: refused");
    assertThat(Diagnostics.firstCause(List.of())).isEmpty();
  }
}
