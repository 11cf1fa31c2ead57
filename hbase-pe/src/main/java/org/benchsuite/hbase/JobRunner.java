package org.benchsuite.hbase;

import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.apache.hadoop.conf.Configuration;
import org.benchsuite.common.RunContext;
import org.benchsuite.common.cluster.MachineLoad;
import org.benchsuite.common.fanout.FanOut;
import org.benchsuite.common.fanout.FanOutJob;
import org.benchsuite.common.fanout.FanOutResult;
import org.benchsuite.common.job.JobWatch;
import org.benchsuite.common.job.Limits;
import org.benchsuite.hbase.load.ClientReport;
import org.benchsuite.hbase.table.HBaseTokens;
import org.benchsuite.results.TaskResult;
import org.benchsuite.results.Unit;

/** All clients of a trial as threads of map tasks. */
final class JobRunner {

  private JobRunner() {}

  static ClientRun run(RunContext context, Configuration configuration, PeSettings settings)
      throws IOException, InterruptedException {
    int maps = (settings.clients() + settings.clientsPerMap() - 1) / settings.clientsPerMap();
    FanOut work =
        new FanOut(
            "hbase-pe " + settings.command().title() + " " + settings.clients() + " clients",
            "hbase-pe " + settings.table().name(),
            PeTask.class,
            maps,
            Map.of(PeTask.SETTINGS, SettingsJson.write(settings)),
            List.of(),
            List.of(),
            new JobWatch.Work(
                settings.command().title(), PeDemand.of(settings).bytes(), Unit.BYTES));
    FanOutResult job =
        FanOutJob.run(context, work, submitted -> HBaseTokens.ship(submitted, configuration));
    List<ClientReport> reports = ReportCounters.reports(job.tasks(), settings.clients());
    return new ClientRun(
        reports,
        job.tasks().stream().map(task -> measured(task, settings)).toList(),
        new ArrayList<>(Limits.measurements(MachineLoad.of(job.tasks()))),
        job.phases(),
        job.notesWithLimits(),
        () -> Ledgers.notes(job.tasks()));
  }

  /** From the start of a task's first client to the end of its last, without their connecting. */
  private static TaskResult measured(TaskResult task, PeSettings settings) {
    List<ClientReport> clients = ReportCounters.reports(List.of(task), settings.clients());
    return new TaskResult(
        task.index(),
        task.attempt(),
        task.host(),
        clients.stream().mapToLong(ClientReport::startNanos).min().orElse(task.startNanos()),
        clients.stream().mapToLong(ClientReport::endNanos).max().orElse(task.endNanos()),
        clients.stream().mapToLong(ClientReport::bytes).sum(),
        task.operations(),
        task.counters(),
        task.machine());
  }
}
