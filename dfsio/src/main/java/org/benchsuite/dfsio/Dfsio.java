package org.benchsuite.dfsio;

import java.io.File;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Date;
import java.util.List;
import java.util.Optional;
import org.apache.hadoop.fs.FileSystem;
import org.apache.hadoop.fs.Path;
import org.benchsuite.common.Benchmark;
import org.benchsuite.common.RunContext;
import org.benchsuite.common.UsageException;
import org.benchsuite.common.cluster.Reachability;
import org.benchsuite.common.cluster.RunningApplications;
import org.benchsuite.common.fanout.FanOut;
import org.benchsuite.common.fanout.FanOutJob;
import org.benchsuite.common.fanout.FanOutResult;
import org.benchsuite.common.fanout.TaskBody;
import org.benchsuite.common.job.JobWatch;
import org.benchsuite.results.Note;
import org.benchsuite.results.Outcome;
import org.benchsuite.results.ResultBlock;
import org.benchsuite.results.Throughput;
import org.benchsuite.results.Unit;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;

/** TestDFSIO: N map tasks write, read, append to or truncate one file each. */
@Command(
    name = "dfsio",
    mixinStandardHelpOptions = true,
    sortOptions = false,
    customSynopsis =
        "dfsio -write|-read|-append|-truncate|-clean [-nrFiles N] [-size SIZE] [OPTIONS]",
    description = {
      "TestDFSIO: one map task per file writes, reads, appends to or truncates it.",
      "Files lie below -D test.build.data=DIR (/benchmarks/TestDFSIO) where upstream's TestDFSIO"
          + " keeps them; either program reads and cleans what the other wrote."
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
      "  dfsio -write -nrFiles 32 -size 1GB",
      "  dfsio -read -nrFiles 32 -size 1GB -verify -trials 5 -queue bench",
      "  dfsio -write -nrFiles 8 -size 4GB -sync hsync -D dfs.replication=2",
      "  dfsio -clean -D test.build.data=s3a://bucket/dfsio"
    })
public final class Dfsio implements Benchmark {

  @Mixin DfsioOptions options = new DfsioOptions();

  private Layout layout;
  private FileSystem fileSystem;
  private Plan plan;
  private Placement placement;
  private DataFiles before;
  private DataFiles after;
  private List<Note> preflight;
  private Optional<Manifest> manifest = Optional.empty();

  @Override
  public String operation() {
    return options.operation().title();
  }

  @Override
  public void prepare(RunContext context) throws IOException, InterruptedException {
    layout = Layout.of(context.configuration());
    new Reachability(context.configuration()).checkFileSystem(layout.root().toUri());
    fileSystem = layout.fileSystem(context.configuration());
    plan = options.plan(layout.root().toString(), context.seed());
    if (plan.operation() == Operation.CLEAN) {
      return;
    }
    checkResultFile();
    before = DataFiles.list(layout, fileSystem, plan.files());
    plan = withWrittenPayload(context);
    placement = new Placement(layout, fileSystem, options);
    preflight =
        new Preflight(context, plan, layout, fileSystem)
            .check(before, placement.copies(plan, before));
    if (plan.operation() == Operation.WRITE) {
      removeOldFiles(context);
      placement.apply();
    }
  }

  private void checkResultFile() {
    File file = new File(options.files.resultFile).getAbsoluteFile();
    boolean writable =
        file.exists()
            ? file.isFile() && file.canWrite()
            : file.getParentFile().isDirectory() && file.getParentFile().canWrite();
    if (!writable) {
      throw new UsageException(
          "-resFile: " + file + " cannot be written; name a file in a folder of yours.");
    }
  }

  private void removeOldFiles(RunContext context) throws IOException, InterruptedException {
    stopOrphans(context);
    fileSystem.delete(layout.manifest(), false);
    fileSystem.delete(layout.data(), true);
    fileSystem.mkdirs(layout.data());
  }

  private void stopOrphans(RunContext context) throws IOException, InterruptedException {
    int stopped = RunningApplications.stop(context.configuration(), layout.tag());
    if (stopped > 0) {
      context.progress().step("Stopped " + stopped + " job(s) that an earlier run left on YARN.");
    }
  }

  /** What is verified or continued has the payload it was written with, whatever is asked for. */
  private Plan withWrittenPayload(RunContext context) throws IOException {
    if (plan.operation() == Operation.WRITE) {
      return plan;
    }
    manifest = Manifest.read(layout, context.configuration());
    if (plan.verify() && plan.operation() != Operation.TRUNCATE) {
      requireManifest();
    }
    return manifest.map(written -> plan.withPayload(written.data(), written.seed())).orElse(plan);
  }

  private void requireManifest() {
    if (before.present() == 0) {
      return;
    }
    if (manifest.isEmpty()) {
      throw new UsageException(
          "The files in "
              + layout.data()
              + " were not written by this program, so -verify does not know what they must hold;"
              + " leave out -verify or write them with dfsio -write.");
    }
  }

  @Override
  public Outcome run(RunContext context) throws IOException, InterruptedException {
    if (plan.operation() == Operation.CLEAN) {
      return clean(context);
    }
    long start = context.ticker().getAsLong();
    FanOutResult job = FanOutJob.run(context, fanOut(plan, before));
    long elapsed = context.ticker().getAsLong() - start;
    after = DataFiles.list(layout, fileSystem, plan.files());
    List<Note> notes = new ArrayList<>(preflight);
    notes.addAll(job.notes());
    notes.addAll(DfsioRules.check(plan, after, job.tasks(), System.currentTimeMillis()));
    if (job.tasks().stream().allMatch(task -> task.bytes() == 0)) {
      notes.add(Note.voids("nothing-moved", "No task moved a byte, so there is no throughput."));
      return new Outcome(job.tasks(), List.of(), job.phases(), notes, Optional.empty());
    }
    Throughput rates = Throughput.of(job.tasks());
    double copies = placement.copies(plan, after);
    String block =
        TestDfsioBlock.text(plan.operation().title(), new Date(), plan.files(), rates, elapsed);
    return new Outcome(
        job.tasks(),
        DfsioMeasurements.of(plan, job.tasks(), rates, copies, elapsed),
        job.phases(),
        notes,
        Optional.of(new ResultBlock(block, Optional.of(options.files.resultFile))));
  }

  private Outcome clean(RunContext context) throws IOException, InterruptedException {
    stopOrphans(context);
    context.progress().step(new Cleaning(layout, fileSystem).run());
    return Outcome.nothing();
  }

  private FanOut fanOut(Plan work, DataFiles files) {
    Class<? extends TaskBody> body =
        switch (work.operation()) {
          case WRITE, APPEND -> WriteTask.class;
          case TRUNCATE -> TruncateTask.class;
          default -> ReadTask.class;
        };
    return new FanOut(
        "dfsio " + work.operation().title() + " " + work.files() + " files",
        layout.tag(),
        body,
        work.files(),
        work.toSettings(),
        work.operation() == Operation.WRITE ? List.of() : List.of(files.hosts()),
        List.of(layout.root()),
        new JobWatch.Work(work.operation().title(), totalBytes(work, files), Unit.BYTES));
  }

  private static long totalBytes(Plan work, DataFiles files) {
    long moved =
        work.operation() == Operation.TRUNCATE ? files.longest() - work.bytes() : work.bytes();
    return work.files() * Math.max(0, moved);
  }

  @Override
  public List<Note> verify(RunContext context, Outcome outcome)
      throws IOException, InterruptedException {
    if (plan.operation() == Operation.CLEAN) {
      return List.of();
    }
    Verification verification = new Verification(plan, layout);
    List<Note> notes =
        new ArrayList<>(verification.check(before, after, outcome.tasks(), manifest));
    boolean valid = !Note.anyVoids(outcome.notes()) && !Note.anyVoids(notes);
    if (valid && !plan.operation().reads()) {
      new Manifest(plan.files(), plan.data(), plan.seed(), plan.codec(), after.newestMillis())
          .write(layout, context.configuration());
      if (plan.verify() && plan.operation() == Operation.WRITE) {
        FanOutResult readBack = FanOutJob.run(context, fanOut(plan.readBack(), after));
        notes.addAll(new Verification(plan.readBack(), layout).content(readBack.tasks()));
      }
    }
    if (valid && !Note.anyVoids(notes)) {
      writeResultFile(outcome);
    }
    return notes;
  }

  private void writeResultFile(Outcome outcome) throws IOException {
    Throughput rates = Throughput.of(outcome.tasks());
    long nanos = outcome.tasks().stream().mapToLong(task -> task.elapsedNanos()).sum();
    Path file = layout.resultFile(plan.operation());
    try (var out = fileSystem.create(file, true)) {
      out.write(TestDfsioBlock.resultFile(rates, nanos).getBytes(StandardCharsets.UTF_8));
    }
  }

  @Override
  public void cleanup(RunContext context) {
    // the files stay for the next read, as upstream leaves them; -clean removes them
  }
}
