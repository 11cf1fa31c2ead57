package org.benchsuite.hbase;

import java.io.IOException;
import java.time.Instant;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.TimeUnit;
import org.apache.hadoop.conf.Configuration;
import org.benchsuite.common.fanout.TaskBody;
import org.benchsuite.common.fanout.TaskContext;
import org.benchsuite.hbase.client.HBaseTargets;
import org.benchsuite.hbase.load.AcknowledgedRows;
import org.benchsuite.hbase.load.ClientReport;
import org.benchsuite.hbase.load.LocalClients;
import org.benchsuite.hbase.load.Targets;
import org.benchsuite.hbase.table.HBaseReach;
import org.benchsuite.hbase.table.Verification;
import org.benchsuite.hbase.value.WrittenRows;

/** The clients of one map task, a thread each. */
public final class PeTask implements TaskBody {

  static final String SETTINGS = "bench.hbase-pe.settings";

  private PeSettings settings;
  private Configuration configuration;
  private int first;
  private int clients;
  private Optional<WrittenRows> written;
  private Targets targets;

  @Override
  public void prepare(TaskContext context) throws IOException, InterruptedException {
    settings = SettingsJson.read(context.configuration().get(SETTINGS));
    configuration = HBaseReach.configuration(context.configuration());
    first = context.index() * settings.clientsPerMap();
    clients = Math.min(settings.clientsPerMap(), settings.clients() - first);
    written = Ledgers.of(settings);
    targets = HBaseTargets.open(configuration, settings, first, clients);
  }

  @Override
  public void run(TaskContext context) throws IOException, InterruptedException {
    Instant now = Instant.now();
    long epochNanos =
        TimeUnit.SECONDS.toNanos(now.getEpochSecond())
            + now.getNano()
            - context.ticker().getAsLong();
    List<ClientReport> reports =
        LocalClients.run(
            settings,
            targets,
            first,
            clients,
            context.ticker(),
            (rows, bytes) -> moved(context, bytes),
            written.map(rows -> (AcknowledgedRows) rows));
    for (ClientReport report : reports) {
      context.add(report.operations());
      ReportCounters.of(report, epochNanos).forEach(context::count);
    }
  }

  private synchronized void moved(TaskContext context, long bytes) {
    context.moved(bytes);
  }

  @Override
  public void finish(TaskContext context) throws IOException, InterruptedException {
    targets.close();
    if (written.isPresent()) {
      Ledgers.counters(Verification.rows(configuration, settings, written.get(), settings.seed()))
          .forEach(context::count);
    }
  }
}
