package org.benchsuite.hbase.load;

import java.io.IOException;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CompletionService;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorCompletionService;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.TimeUnit;
import java.util.function.LongSupplier;
import org.benchsuite.hbase.PeSettings;

/** The clients of one process, a thread each. */
public final class LocalClients {

  private static final long STOP_SECONDS = 10;

  private LocalClients() {}

  /**
   * Runs clients until the last one is done. They start together once all have their targets open;
   * opening and closing is outside what is measured. Interrupting the caller stops them.
   *
   * @param targets closed by the caller
   * @param firstClient number of the first of them over all processes
   * @param clients how many
   * @param ticker the clock of all times, nanoseconds
   * @param written is told of acknowledged writes
   * @return one report each, in order
   * @throws IOException when a target cannot be opened; all clients are stopped then
   */
  public static List<ClientReport> run(
      PeSettings settings,
      Targets targets,
      int firstClient,
      int clients,
      LongSupplier ticker,
      ClientListener progress,
      Optional<AcknowledgedRows> written)
      throws IOException, InterruptedException {
    InsertedRows inserted =
        new InsertedRows(settings.rows().total(), settings.clients(), firstClient, clients);
    AcknowledgedRows acknowledged = written.orElse(row -> {});
    CountDownLatch open = new CountDownLatch(clients);
    ExecutorService threads = Executors.newFixedThreadPool(clients, LocalClients::daemon);
    try {
      CompletionService<ClientReport> running = new ExecutorCompletionService<>(threads);
      for (int i = 0; i < clients; i++) {
        running.submit(
            new LocalClient(
                settings,
                targets,
                i,
                firstClient + i,
                inserted,
                ticker,
                progress,
                acknowledged,
                open));
      }
      return reports(running, clients);
    } finally {
      threads.shutdownNow();
      stop(threads);
    }
  }

  private static List<ClientReport> reports(CompletionService<ClientReport> running, int clients)
      throws IOException, InterruptedException {
    List<ClientReport> reports = new ArrayList<>();
    for (int i = 0; i < clients; i++) {
      try {
        reports.add(running.take().get());
      } catch (ExecutionException e) {
        throw rethrown(e.getCause());
      }
    }
    reports.sort(Comparator.comparingInt(ClientReport::client));
    return List.copyOf(reports);
  }

  private static IOException rethrown(Throwable cause) throws InterruptedException {
    if (cause instanceof Error error) {
      throw error;
    }
    if (cause instanceof RuntimeException unchecked) {
      throw unchecked;
    }
    if (cause instanceof InterruptedException interrupted) {
      throw interrupted;
    }
    return cause instanceof IOException failure ? failure : new IOException(cause);
  }

  /** Lets interrupted clients close their targets, though not for ever: they are daemons. */
  private static void stop(ExecutorService threads) throws InterruptedException {
    boolean interrupted = Thread.interrupted();
    try {
      threads.awaitTermination(STOP_SECONDS, TimeUnit.SECONDS);
    } finally {
      if (interrupted) {
        Thread.currentThread().interrupt();
      }
    }
  }

  private static Thread daemon(Runnable body) {
    Thread thread = new Thread(body, "pe-client");
    thread.setDaemon(true);
    return thread;
  }
}
