package org.benchsuite.local;

import java.io.IOException;
import java.io.PrintWriter;
import java.util.concurrent.TimeUnit;

/** Tells on one line how far the start of a cluster has come and how long it took. */
final class StartProgress {
  private final PrintWriter writer;
  private final String parts;

  /** Takes what the cluster consists of, in a few words. */
  StartProgress(PrintWriter writer, String parts) {
    this.writer = writer;
    this.parts = parts;
  }

  /** The start of a cluster. */
  @FunctionalInterface
  interface Start<T> {
    T run() throws IOException;
  }

  /** Frames a start with its first and its last word. */
  <T> T follow(Start<T> start) throws IOException {
    long begin = System.nanoTime();
    say("Starting an embedded " + parts + " ...");
    try {
      T started = start.run();
      long millis = TimeUnit.NANOSECONDS.toMillis(System.nanoTime() - begin);
      say(" ready in %d.%d s%n".formatted(millis / 1000, millis % 1000 / 100));
      return started;
    } catch (IOException | RuntimeException failure) {
      say(" failed%n".formatted());
      throw failure;
    }
  }

  void up(String part) {
    say(" " + part + " ...");
  }

  private void say(String text) {
    writer.print(text);
    writer.flush();
  }
}
