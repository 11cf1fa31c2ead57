package org.benchsuite.hbase.load;

import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.concurrent.Callable;
import java.util.concurrent.CountDownLatch;
import java.util.function.LongSupplier;
import org.benchsuite.common.pace.Pacer;
import org.benchsuite.hbase.PeSettings;

/**
 * The life of one client on its thread: open the target, wait for the others, run, close.
 *
 * @param local number of the client in this process
 * @param client number of the client over all processes
 * @param open counts down to the common start
 */
record LocalClient(
    PeSettings settings,
    Targets targets,
    int local,
    int client,
    InsertedRows inserted,
    LongSupplier ticker,
    ClientListener progress,
    AcknowledgedRows written,
    CountDownLatch open)
    implements Callable<ClientReport> {

  /** A part of the life that goes on with the target open. */
  @FunctionalInterface
  private interface Body {
    ClientReport run() throws InterruptedException;
  }

  @Override
  public ClientReport call() throws IOException, InterruptedException {
    Thread.currentThread().setName("pe-client-" + client);
    Pacer pacer = Pacer.parking(ticker);
    ClientSetup setup = ClientSetup.of(settings, client, inserted, pacer, progress, written);
    if (settings.async()) {
      AsyncTarget target = targets.async(local);
      return whileOpen(target, () -> new AsyncClient(setup, target).run());
    }
    SyncTarget target = targets.sync(local, setup.ledger());
    return whileOpen(target, () -> new SyncClient(setup, target).run());
  }

  private ClientReport whileOpen(AutoCloseable target, Body body)
      throws IOException, InterruptedException {
    ClientReport report = null;
    try (target) {
      open.countDown();
      open.await();
      report = body.run();
      return report;
    } catch (InterruptedException | RuntimeException e) {
      throw e;
    } catch (Exception e) {
      return closeFailed(report, e);
    }
  }

  /** What was measured before the target could not be closed is not lost for that. */
  private static ClientReport closeFailed(ClientReport report, Exception failure) {
    List<ClientReport.Failure> errors = new ArrayList<>(report.errors());
    errors.add(Failures.of(RowSource.NONE, failure));
    Map<String, Long> counters = new TreeMap<>(report.counters());
    counters.put("close failed", 1L);
    return report.with(errors, counters);
  }
}
