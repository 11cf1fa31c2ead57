package org.benchsuite.local;

import java.io.BufferedReader;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.time.Duration;
import java.util.EnumMap;
import java.util.Map;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import org.benchsuite.local.hbase.HBaseAnswer;

/** One JVM of HBase as seen from the process that launched it, with which it ends. */
final class HBaseProcess {
  private static final Duration START_LIMIT = Duration.ofSeconds(150);

  private final String name;
  private final Path log;
  private final Process process;
  private final Map<HBaseAnswer, CompletableFuture<String>> answers =
      new EnumMap<>(HBaseAnswer.class);

  private HBaseProcess(String name, Path log, Process process) {
    this.name = name;
    this.log = log;
    this.process = process;
    for (HBaseAnswer answer : HBaseAnswer.values()) {
      answers.put(answer, new CompletableFuture<>());
    }
  }

  static HBaseProcess launch(String name, Path log, ProcessBuilder builder) throws IOException {
    HBaseProcess launched = new HBaseProcess(name, log, builder.start());
    // lives as long as the process and keeps its input open, which ends it when it is closed
    Thread reader = new Thread(launched::readAnswers, "answers-of-hbase");
    reader.setDaemon(true);
    reader.start();
    return launched;
  }

  long pid() {
    return process.pid();
  }

  /** Waits for a port that the process tells. */
  int awaitPort(HBaseAnswer answer) throws IOException {
    try {
      return Integer.parseInt(
          answers.get(answer).get(START_LIMIT.toMillis(), TimeUnit.MILLISECONDS));
    } catch (TimeoutException late) {
      throw failure("it was not ready within " + START_LIMIT.toSeconds() + " s");
    } catch (ExecutionException ended) {
      throw failure(ended.getCause().getMessage());
    } catch (InterruptedException interrupted) {
      Thread.currentThread().interrupt();
      throw failure("the wait for it was interrupted");
    }
  }

  private IOException failure(String reason) {
    process.destroyForcibly();
    return new IOException(name + " did not start: " + reason + LogEnd.of(log));
  }

  private void readAnswers() {
    try (BufferedReader reader = process.inputReader(StandardCharsets.UTF_8)) {
      for (String line = reader.readLine(); line != null; line = reader.readLine()) {
        take(line);
      }
    } catch (IOException ended) {
      // the same as the end of the output
    }
    giveUp("its JVM ended with exit code " + process.onExit().join().exitValue());
  }

  private void take(String line) {
    answers.forEach((answer, told) -> answer.detailOf(line).ifPresent(told::complete));
    HBaseAnswer.FAILED.detailOf(line).ifPresent(this::giveUp);
  }

  private void giveUp(String reason) {
    answers.values().forEach(told -> told.completeExceptionally(new IOException(reason)));
  }
}
