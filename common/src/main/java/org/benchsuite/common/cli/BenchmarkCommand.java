package org.benchsuite.common.cli;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.time.Instant;
import java.util.List;
import org.apache.hadoop.conf.Configuration;
import org.apache.hadoop.fs.FileSystem;
import org.apache.hadoop.security.UserGroupInformation;
import org.benchsuite.common.Benchmark;
import org.benchsuite.common.Protocol;
import org.benchsuite.common.RunContext;
import org.benchsuite.common.Runner;
import org.benchsuite.common.cluster.HadoopFingerprint;
import org.benchsuite.common.cluster.Reachability;
import org.benchsuite.common.cluster.Redactor;
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

  /** Where runs keep what they need for themselves, below it a folder a run. */
  static final String WORK_FOLDER = "bench.work.dir";

  private final Benchmark benchmark;
  private final CommandLine command;
  private final Console console;

  BenchmarkCommand(Benchmark benchmark, CommandLine command, Console console) {
    this.benchmark = benchmark;
    this.command = command;
    this.console = console;
  }

  int execute() throws Exception {
    HadoopOptions hadoop = mixin(HadoopOptions.class);
    RunOptions options = mixin(RunOptions.class);
    Protocol protocol = options.protocol();
    Configuration configuration = hadoop.toConfiguration();
    ResultStore store = new ResultStore(ResultFolders.open(options.results(), configuration));
    new Reachability(configuration).checkDefaults();
    String id = RunIds.next(name(), benchmark.operation());
    Instant started = Instant.now();
    org.apache.hadoop.fs.Path work = workFolder(configuration, id);
    FileSystem workFileSystem = work.getFileSystem(configuration);
    workFileSystem.mkdirs(work);
    // also when the client is interrupted
    workFileSystem.deleteOnExit(work);
    try (ProgressListener progress = console.progress()) {
      RunContext context =
          new RunContext(configuration, work, options.seed(), System::nanoTime, progress, protocol);
      List<Trial> trials = new Runner(benchmark, context, this::trialOver).run();
      if (trials.isEmpty()) {
        return ExitCode.OK;
      }
      RunRecord record = record(id, started, trials, options, configuration);
      return finish(record, store);
    } finally {
      removeQuietly(work, workFileSystem);
    }
  }

  private <T> T mixin(Class<T> type) {
    return type.cast(command.getMixins().get(type.getSimpleName()));
  }

  private String name() {
    return command.getCommandName();
  }

  private static org.apache.hadoop.fs.Path workFolder(Configuration configuration, String id)
      throws IOException {
    String user = UserGroupInformation.getCurrentUser().getShortUserName();
    String parent = configuration.get(WORK_FOLDER, "/tmp/bench-suite-" + user);
    return FileSystem.get(configuration).makeQualified(new org.apache.hadoop.fs.Path(parent, id));
  }

  private void removeQuietly(org.apache.hadoop.fs.Path work, FileSystem fileSystem) {
    try {
      fileSystem.delete(work, true);
    } catch (IOException e) {
      console.err().println("Warning: " + work + " could not be removed: " + e.getMessage());
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
