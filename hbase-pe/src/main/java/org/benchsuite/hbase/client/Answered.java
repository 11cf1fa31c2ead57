package org.benchsuite.hbase.client;

import java.io.IOException;
import java.util.concurrent.CompletableFuture;

/** Takes the answer of a future, and fails with the plain cause where the future fails. */
final class Answered {

  private Answered() {}

  /** What is done with an answer. */
  @FunctionalInterface
  interface Taker<T> {
    void take(T answer) throws IOException;
  }

  static <T> CompletableFuture<Void> by(CompletableFuture<T> future, Taker<? super T> taker) {
    CompletableFuture<Void> done = new CompletableFuture<>();
    future.whenComplete(
        (answer, failure) -> {
          if (failure != null) {
            done.completeExceptionally(Failures.cause(failure));
            return;
          }
          try {
            taker.take(answer);
            done.complete(null);
          } catch (IOException | RuntimeException e) {
            done.completeExceptionally(e);
          }
        });
    return done;
  }
}
