package org.benchsuite.common.cli;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.time.Instant;
import java.util.List;
import org.apache.hadoop.conf.Configuration;
import org.apache.hadoop.util.ShutdownHookManager;
import org.benchsuite.common.Benchmark;
import org.benchsuite.common.Fingerprinted;
import org.benchsuite.common.Protocol;
import org.benchsuite.common.RunContext;
import org.benchsuite.common.Runner;
import org.benchsuite.common.cluster.HadoopFingerprint;
import org.benchsuite.common.cluster.Reachability;
import org.benchsuite.common.cluster.Redactor;
import org.benchsuite.common.cluster.RunningApplications;
import org.benchsuite.common.cluster.WorkFolder;
import org.benchsuite.common.progress.ProgressListener;
import org.benchsuite.common.store.ResultFolders;
import org.benchsuite.results.Fingerprint;
import org.benchsuite.results.Outcome;
import org.benchsuite.results.ResultBlock;
import org.benchsuite.results.RunRecord;
import org.benchsuite.results.Trial;
import org.benchsuite.results.store.ResultStore;
import org.benchsuite.results.store.RunIds;
import org.benchsuite.results.text.RunSummary;
import picocli.CommandLine;

/** One benchmark from the command line to the stored record. */
final class BenchmarkCommand {

  private final Benchmark benchmark;
  private final CommandLine command;
  private final Console console;

  BenchmarkCommand(Benchmark benchmark, CommandLine command, Console console) {
    this.benchmark = benchmark;
    this.command = command;
    this.console = console;
  }

  int execute() throws Exception {
    Mixins mixins = new Mixins(command);
    RunOptions options = mixins.run();
    Protocol protocol = options.protocol();
    Configuration configuration = mixins.hadoop().toConfiguration();
    ResultStore store = new ResultStore(ResultFolders.open(options.results(), configuration));
    new Reachability(configuration).checkDefaults();
    String id = mixins.sweep().id().orElseGet(() -> RunIds.next(name(), benchmark.operation()));
    RunningApplications.mark(configuration, RunningApplications.runTag(id));
    Instant started = Instant.now();
    WorkFolder work = new WorkFolder(configuration, id);
    work.make();
    try (ProgressListener progress = console.progress()) {
      RunContext context =
          new RunContext(
              configuration, work.path(), options.seed(), System::nanoTime, progress, protocol);
      List<Trial> trials = new Runner(benchmark, context, this::trialOver).run();
      if (trials.isEmpty()) {
        return ExitCode.OK;
      }
      if (ShutdownHookManager.get().isShutdownInProgress()) {
        // a trial that ended because this program is being stopped is no result
        throw new InterruptedException();
      }
      RunRecord record = record(id, started, trials, options, configuration);
      return finish(record, store);
    } finally {
      removeQuietly(work);
    }
  }

  private String name() {
    return command.getCommandName();
  }

  private void removeQuietly(WorkFolder work) {
    try {
      work.remove();
    } catch (IOException e) {
      console.err().println("Warning: " + work.path() + " could not be removed: " + e.getMessage());
    }
  }

  private void trialOver(Trial trial, Outcome outcome) throws IOException {
    if (!trial.valid() || trial.warmup() || outcome.block().isEmpty()) {
      return;
    }
    ResultBlock block = outcome.block().orElseThrow();
    console.out().print(block.text());
    console.out().flush();
    block.appendTo().ifPresent(file -> append(block.text(), file));
  }

  private void append(String text, String file) {
    try {
      Files.writeString(Path.of(file), text, StandardOpenOption.CREATE, StandardOpenOption.APPEND);
    } catch (IOException e) {
      // the number stands, and its record is still to be stored
      console.err().println("Warning: " + file + " could not be written: " + e.getMessage());
    }
  }

  private RunRecord record(
      String id,
      Instant started,
      List<Trial> trials,
      RunOptions options,
      Configuration configuration) {
    Fingerprint fingerprint = HadoopFingerprint.probe(Reachability.impatient(configuration));
    if (benchmark instanceof Fingerprinted system) {
      fingerprint = fingerprint.with(system.facts());
    }
    return new RunRecord(
        RunRecord.SCHEMA,
        id,
        name(),
        benchmark.operation(),
        options.label(),
        Version.get(),
        started,
        Instant.now(),
        options.seed(),
        Parameters.of(command.getCommandSpec(), new Redactor(configuration)),
        fingerprint,
        trials,
        List.of());
  }

  private int finish(RunRecord record, ResultStore store) throws IOException {
    console.out().print(RunSummary.render(record, console.width()));
    console.out().println("Record: " + store.location() + "/" + store.save(record));
    return record.valid() ? ExitCode.OK : ExitCode.FAILED;
  }
}
