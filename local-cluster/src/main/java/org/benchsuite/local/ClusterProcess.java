package org.benchsuite.local;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import java.util.function.Consumer;

/** The cluster's JVM as seen from the process that started it. */
final class ClusterProcess {
  private final ClusterLayout layout;
  private final Process process;
  private final Consumer<String> progress;
  private final CompletableFuture<String> answer = new CompletableFuture<>();

  private ClusterProcess(ClusterLayout layout, Process process, Consumer<String> progress) {
    this.layout = layout;
    this.process = process;
    this.progress = progress;
  }

  static ClusterProcess launch(
      ClusterOptions options, ProcessBuilder builder, Consumer<String> progress)
      throws IOException {
    options.write();
    ClusterProcess launched = new ClusterProcess(options.layout(), builder.start(), progress);
    Thread reader = new Thread(launched::readAnswer, "cluster-answer");
    reader.setDaemon(true);
    reader.start();
    return launched;
  }

  long pid() {
    return process.pid();
  }

  /** Returns when the cluster is ready; when it is not in time, takes it away and says why. */
  void awaitReady(Duration limit) throws IOException {
    String failure = failureWithin(limit);
    if (failure != null) {
      String log = LogEnd.of(layout.log());
      end();
      throw new IOException("The local cluster did not start: " + failure + log);
    }
  }

  /** Lets the cluster live on after this process. */
  void detach() throws IOException {
    try (OutputStream input = process.getOutputStream()) {
      input.write((ClusterDaemon.DETACH + "\n").getBytes(StandardCharsets.UTF_8));
    }
  }

  /** Ends the cluster and leaves neither a process nor a file of it. */
  void end() {
    try {
      process.getOutputStream().close();
    } catch (IOException alreadyGone) {
      // the process has ended and closed its side
    }
    ClusterRemains.end(process.toHandle(), layout);
  }

  private String failureWithin(Duration limit) throws IOException {
    try {
      String line = answer.get(limit.toMillis(), TimeUnit.MILLISECONDS);
      return line.equals(ClusterDaemon.READY)
          ? null
          : line.substring(ClusterDaemon.FAILED.length());
    } catch (TimeoutException late) {
      return "it was not ready within " + limit.toSeconds() + " s";
    } catch (ExecutionException ended) {
      return "its JVM ended with exit code " + process.onExit().join().exitValue();
    } catch (InterruptedException interrupted) {
      Thread.currentThread().interrupt();
      return "the wait for it was interrupted";
    }
  }

  private void readAnswer() {
    try (BufferedReader reader = process.inputReader(StandardCharsets.UTF_8)) {
      String line = reader.readLine();
      while (line != null && line.startsWith(ClusterDaemon.UP)) {
        progress.accept(line.substring(ClusterDaemon.UP.length()));
        line = reader.readLine();
      }
      if (line != null) {
        answer.complete(line);
      }
    } catch (IOException ended) {
      answer.completeExceptionally(ended);
    }
    answer.completeExceptionally(new IOException("no answer"));
  }
}
