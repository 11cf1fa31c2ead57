package org.benchsuite.hbase.load;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.ConnectException;
import java.util.concurrent.CompletionException;
import java.util.concurrent.ExecutionException;
import org.junit.jupiter.api.Test;

class FailuresTest {

  @Test
  void wrappersAreNotTheKindOfAFailure() {
    ConnectException refused = new ConnectException("connection refused");

    assertThat(Failures.kind(refused)).isEqualTo("ConnectException");
    assertThat(Failures.kind(new ExecutionException(refused))).isEqualTo("ConnectException");
    assertThat(
            Failures.kind(
                new CompletionException(
                    new UncheckedIOException(new RetriesExhaustedException(refused)))))
        .isEqualTo("ConnectException");
    assertThat(Failures.kind(new RetriesExhaustedException(null)))
        .isEqualTo("RetriesExhaustedException");
    assertThat(Failures.kind(new IOException("call failed", refused))).isEqualTo("IOException");
  }

  @Test
  void anExceptionMayNameItsKindItself() {
    assertThat(Failures.kind(new CompletionException(new IOException(new Wrong()))))
        .isEqualTo("wrong value");
  }

  @Test
  void messagesAreOneLineOf200CharactersAtMost() {
    assertThat(Failures.of(7, new CompletionException(new IOException(" a\n\tb  c "))))
        .isEqualTo(new ClientReport.Failure(7, "IOException", "a b c"));
    assertThat(Failures.of(7, new IOException("x".repeat(500))).message())
        .hasSize(200)
        .endsWith("xx...");
    assertThat(Failures.of(7, new IOException()).message()).isEqualTo("java.io.IOException");
  }

  /** As HBase's own of that name. */
  private static final class RetriesExhaustedException extends IOException {
    private static final long serialVersionUID = 1;

    RetriesExhaustedException(Throwable cause) {
      super("failed after attempts=3", cause);
    }
  }

  private static final class Wrong extends IOException implements KindOfFailure {
    private static final long serialVersionUID = 1;

    @Override
    public String kind() {
      return "wrong value";
    }
  }
}
