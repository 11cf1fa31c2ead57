package org.benchsuite.hbase;

import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.apache.hadoop.conf.Configuration;
import org.benchsuite.common.Benchmark;
import org.benchsuite.common.Demand;
import org.benchsuite.common.Fingerprinted;
import org.benchsuite.common.NotFitException;
import org.benchsuite.common.Planned;
import org.benchsuite.common.RunContext;
import org.benchsuite.common.TrialFailedException;
import org.benchsuite.hbase.load.ClientReport;
import org.benchsuite.hbase.load.OpKind;
import org.benchsuite.hbase.table.ClusterDelta;
import org.benchsuite.hbase.table.ClusterView;
import org.benchsuite.hbase.table.HBaseFacts;
import org.benchsuite.hbase.table.HBaseReach;
import org.benchsuite.hbase.table.TableSetup;
import org.benchsuite.results.Measurement;
import org.benchsuite.results.Note;
import org.benchsuite.results.Outcome;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;

/** HBase PerformanceEvaluation: clients read, write and scan the rows of one table. */
@Command(
    name = "hbase-pe",
    aliases = "pe",
    mixinStandardHelpOptions = true,
    sortOptions = false,
    customSynopsis = "hbase-pe|pe [OPTIONS] COMMAND NCLIENTS",
    description = {
      "HBase PerformanceEvaluation: clients read, write and scan the rows of one table, each a map"
          + " task, or a thread of this process with --nomapred.",
      "A write makes the table if there is none; nothing is ever dropped without --recreate."
    },
    exitCodeListHeading = "%nExit codes:%n",
    exitCodeList = {
      "0:done, every number valid",
      "1:a trial or its verification failed",
      "2:usage",
      "3:the cluster is not fit (preflight)"
    },
    footerHeading = "%nExamples:%n",
    footer = {
      "  pe --nomapred --rows=1000000 sequentialWrite 1",
      "  pe --nomapred --rows=1000000 --inFlight=64 randomRead 4",
      "  pe --nomapred --rows=1000000 --rate=5000 --duration=10m randomRead 8",
      "  pe --nomapred --verify --mix=A --duration=5m mixed 8",
      "  pe --rows=1000000 --presplit=32 sequentialWrite 32 -queue bench --trials 5"
    })
public final class HBasePe implements Benchmark, Planned, Fingerprinted {

  @Mixin private PeOptions options = new PeOptions();

  private PeSettings settings;
  private Configuration configuration;
  private List<Note> preflight = List.of();
  private ClientRun run;
  private Map<String, String> facts = Map.of();

  @Override
  public String operation() {
    return options.command().title();
  }

  @Override
  public Demand demand(Configuration ignored) {
    return PeDemand.of(options.toSettings(1));
  }

  @Override
  public void prepare(RunContext context) throws IOException, InterruptedException {
    settings = options.toSettings(context.seed());
    requireLeaveForMeta(context);
    if (configuration == null) {
      configuration = HBaseReach.configuration(context.configuration());
      HBaseReach.check(configuration);
    }
    preflight = new TableSetup(settings).prepare(configuration);
  }

  /** Made-up regions in hbase:meta confuse every other user of the cluster. */
  private void requireLeaveForMeta(RunContext context) {
    if (settings.command() == PeCommand.META_WRITE && !context.protocol().force()) {
      throw new NotFitException(
          "metaWrite writes regions that do not exist into hbase:meta; on a cluster that is yours"
              + " alone give --force, and run cleanMeta with the same --rows afterwards.");
    }
  }

  @Override
  public Outcome run(RunContext context) throws IOException, InterruptedException {
    ClusterView before = ClusterView.of(configuration, settings.table().name());
    run =
        settings.noMapReduce()
            ? LocalRun.run(context, configuration, settings)
            : JobRunner.run(context, configuration, settings);
    if (run.reports().isEmpty()) {
      throw new TrialFailedException("No client reported what it did; see the log of the job.");
    }
    List<Measurement> measurements = new ArrayList<>(PeMeasurements.of(settings, run.reports()));
    measurements.addAll(run.measurements());
    List<Note> notes = new ArrayList<>(preflight);
    notes.addAll(run.notes());
    notes.addAll(PeNotes.of(settings, run.reports()));
    cluster(before, measurements, notes);
    return new Outcome(
        run.tasks(),
        measurements,
        run.phases(),
        notes,
        Optional.of(PeBlock.of(settings, run.reports())));
  }

  /** What the servers say of it; that they cannot be asked any more voids no number. */
  private void cluster(ClusterView before, List<Measurement> measurements, List<Note> notes) {
    try {
      ClusterView after = ClusterView.of(configuration, settings.table().name());
      ClusterDelta delta = new ClusterDelta(before, after);
      measurements.addAll(delta.measurements());
      notes.addAll(
          delta.notes(run.reports().stream().mapToLong(ClientReport::rowsWithWarmUp).sum()));
      facts = HBaseFacts.of(configuration, settings.table().name());
    } catch (IOException e) {
      notes.add(
          Note.warning(
              "server-metrics",
              "HBase did not answer after the run, so its own counts are not known: "
                  + e.getMessage()));
    }
  }

  @Override
  public List<Note> verify(RunContext context, Outcome outcome) throws IOException {
    return deletes() ? List.of() : run.verification().notes();
  }

  private boolean deletes() {
    return settings.command().operation() == OpKind.DELETE;
  }

  @Override
  public Map<String, String> facts() {
    return facts;
  }

  @Override
  public void cleanup(RunContext context) {
    // the table stays for the next read, as upstream leaves it
  }
}
