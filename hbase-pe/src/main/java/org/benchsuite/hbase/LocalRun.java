package org.benchsuite.hbase;

import com.sun.management.OperatingSystemMXBean;
import java.io.IOException;
import java.lang.management.ManagementFactory;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.concurrent.TimeUnit;
import org.apache.hadoop.conf.Configuration;
import org.benchsuite.common.RunContext;
import org.benchsuite.common.cluster.MachineLoad;
import org.benchsuite.common.cluster.Machines;
import org.benchsuite.common.job.Limits;
import org.benchsuite.hbase.client.HBaseTargets;
import org.benchsuite.hbase.load.AcknowledgedRows;
import org.benchsuite.hbase.load.ClientReport;
import org.benchsuite.hbase.load.LocalClients;
import org.benchsuite.hbase.load.Targets;
import org.benchsuite.hbase.table.Verification;
import org.benchsuite.hbase.value.WrittenRows;
import org.benchsuite.results.Measurement;
import org.benchsuite.results.Note;
import org.benchsuite.results.Scalar;
import org.benchsuite.results.TaskResult;
import org.benchsuite.results.Unit;

/** All clients of a trial as threads of this process, as with upstream's {@code --nomapred}. */
final class LocalRun {

  /** Share of this machine's processors from which this process is what is measured. */
  private static final double CLIENT_BUSY = 0.85;

  private final RunContext context;
  private final Configuration configuration;
  private final PeSettings settings;
  private final Optional<WrittenRows> written;

  private LocalRun(RunContext context, Configuration configuration, PeSettings settings) {
    this.context = context;
    this.configuration = configuration;
    this.settings = settings;
    this.written = Ledgers.of(settings);
  }

  static ClientRun run(RunContext context, Configuration configuration, PeSettings settings)
      throws IOException, InterruptedException {
    return new LocalRun(context, configuration, settings).run();
  }

  private ClientRun run() throws IOException, InterruptedException {
    try (Targets targets = HBaseTargets.open(configuration, settings, 0, settings.clients())) {
      MachineLoad machine = MachineLoad.now();
      long processor = processorNanos();
      long start = context.ticker().getAsLong();
      long epochNanos = epochNanos();
      List<ClientReport> reports;
      try (RowProgress progress = new RowProgress(context, settings)) {
        reports =
            LocalClients.run(
                settings,
                targets,
                0,
                settings.clients(),
                context.ticker(),
                progress,
                written.map(rows -> (AcknowledgedRows) rows));
      }
      Processor used =
          new Processor(
              processorNanos() - processor,
              context.ticker().getAsLong() - start,
              reports.stream().mapToLong(ClientReport::rowsWithWarmUp).sum());
      return result(reports, epochNanos, MachineLoad.now().since(machine), used);
    }
  }

  /** The epoch time at zero of the ticker. */
  private long epochNanos() {
    Instant now = Instant.now();
    return TimeUnit.SECONDS.toNanos(now.getEpochSecond())
        + now.getNano()
        - context.ticker().getAsLong();
  }

  private static long processorNanos() {
    return ((OperatingSystemMXBean) ManagementFactory.getOperatingSystemMXBean())
        .getProcessCpuTime();
  }

  private ClientRun result(
      List<ClientReport> reports, long epochNanos, MachineLoad load, Processor used) {
    List<TaskResult> tasks = new ArrayList<>();
    for (ClientReport report : reports) {
      // the machine is one, so its load is told once
      tasks.add(task(report, epochNanos, tasks.isEmpty() ? load.toCounters() : Map.of()));
    }
    List<Note> notes = new ArrayList<>(Limits.notes(MachineLoad.of(tasks)));
    used.limit().ifPresent(notes::add);
    return new ClientRun(
        ReportCounters.reports(tasks, settings.clients()),
        tasks,
        measurements(used, load),
        List.of(),
        notes,
        () ->
            written.isPresent()
                ? Verification.rows(configuration, settings, written.get(), settings.seed())
                : Ledgers.unread(settings));
  }

  private static TaskResult task(
      ClientReport report, long epochNanos, Map<String, Long> machineLoad) {
    Map<String, Long> counters = new TreeMap<>(ReportCounters.of(report, epochNanos));
    counters.putAll(machineLoad);
    return new TaskResult(
        report.client(),
        0,
        Machines.hostName(),
        epochNanos + report.startNanos(),
        epochNanos + report.endNanos(),
        report.bytes(),
        report.operations(),
        counters,
        Machines.local());
  }

  private static List<Measurement> measurements(Processor used, MachineLoad load) {
    List<Measurement> all = new ArrayList<>(used.measurements());
    all.addAll(Limits.measurements(load));
    return all;
  }

  /**
   * What this process took of the machine while its clients ran, their warm-up included.
   *
   * @param nanos processor time
   * @param elapsedNanos from before the first client to after the last
   * @param rows that were done meanwhile
   */
  private record Processor(long nanos, long elapsedNanos, long rows) {

    List<Measurement> measurements() {
      Scalar all = new Scalar("client processor time", Unit.NANOSECONDS, nanos);
      return rows == 0
          ? List.of(all)
          : List.of(
              all,
              new Scalar("client processor time per row", Unit.NANOSECONDS, (double) nanos / rows));
    }

    Optional<Note> limit() {
      int processors = Machines.local().processors();
      double share = nanos / Math.max(1.0, (double) elapsedNanos * processors);
      return share < CLIENT_BUSY
          ? Optional.empty()
          : Optional.of(
              Note.warning(
                  "client-limited",
                  String.format(
                      Locale.ROOT,
                      "The clients' own process kept %.0f %% of this machine's %d processors busy,"
                          + " so it is what was measured; use more machines (leave out"
                          + " --nomapred).",
                      100 * share,
                      processors)));
    }
  }
}
