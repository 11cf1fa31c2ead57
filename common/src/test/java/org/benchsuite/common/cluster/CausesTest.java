package org.benchsuite.common.cluster;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.net.ConnectException;
import java.net.UnknownHostException;
import org.junit.jupiter.api.Test;

class CausesTest {

  @Test
  void findsTheCauseThatMatters() {
    assertThat(Causes.sentence(new IOException("outer", new UnknownHostException("nn7"))))
        .isEqualTo("unknown host nn7");
    assertThat(Causes.sentence(new IOException("outer", new ConnectException("refused"))))
        .isEqualTo("connection refused");
    assertThat(Causes.sentence(new IOException("outer", new IllegalStateException("why.\nmore"))))
        .isEqualTo("why");
    assertThat(Causes.sentence(new NullPointerException())).isEqualTo("NullPointerException");
  }

  @Test
  void staysShort() {
    assertThat(Causes.sentence(new IOException("x".repeat(5000)))).hasSizeLessThan(320);
  }
}
