package org.benchsuite.dfsio;

import java.io.IOException;
import java.util.ArrayList;
import java.util.Date;
import java.util.List;
import java.util.Optional;
import org.apache.hadoop.conf.Configuration;
import org.apache.hadoop.fs.FileSystem;
import org.benchsuite.common.Benchmark;
import org.benchsuite.common.Demand;
import org.benchsuite.common.Planned;
import org.benchsuite.common.RunContext;
import org.benchsuite.common.UsageException;
import org.benchsuite.common.cli.StepOptions;
import org.benchsuite.common.cluster.Reachability;
import org.benchsuite.common.fanout.FanOut;
import org.benchsuite.common.fanout.FanOutJob;
import org.benchsuite.common.fanout.FanOutResult;
import org.benchsuite.common.fanout.TaskBody;
import org.benchsuite.common.job.JobWatch;
import org.benchsuite.results.Measurement;
import org.benchsuite.results.Note;
import org.benchsuite.results.Outcome;
import org.benchsuite.results.ResultBlock;
import org.benchsuite.results.TaskResult;
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
          + " keeps them; either program reads and cleans what the other wrote.",
      "With --steps, each STEP is -nrFiles files of STEP / -nrFiles bytes. -write writes those of"
          + " the step that are missing or, if none is, the step's own slice anew; -read reads all"
          + " slices so far."
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
      "  dfsio -write -nrFiles 32 --steps 10G:200G:10G",
      "  dfsio -clean -D test.build.data=s3a://bucket/dfsio"
    })
public final class Dfsio implements Benchmark, Planned {

  @Mixin DfsioOptions options = new DfsioOptions();

  @Mixin StepOptions steps = new StepOptions();

  private Layout layout;
  private FileSystem fileSystem;
  private Optional<Step> step = Optional.empty();
  private Optional<StepWrite> stepWrite = Optional.empty();
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
  public Demand demand(Configuration configuration) throws IOException {
    return DfsioDemand.of(options, steps, configuration);
  }

  @Override
  public void prepare(RunContext context) throws IOException, InterruptedException {
    layout = Layout.of(context.configuration());
    new Reachability(context.configuration()).checkFileSystem(layout.root().toUri());
    fileSystem = layout.fileSystem(context.configuration());
    step = Step.of(steps, options);
    plan = options.plan(layout.root().toString(), context.seed(), step);
    if (plan.operation() == Operation.CLEAN) {
      return;
    }
    options.checkResultFile();
    placement = new Placement(layout, fileSystem, options);
    if (plan.operation() != Operation.WRITE) {
      prepareWork(context);
    } else if (step.isEmpty()) {
      prepareWrite(context);
    } else {
      prepareStepWrite(context, step.orElseThrow());
    }
  }

  private void prepareWork(RunContext context) throws IOException {
    before = DataFiles.list(layout, fileSystem, plan.files());
    plan = withWrittenPayload(context);
    if (step.isPresent()) {
      StepFolder.requireComplete(step.orElseThrow(), layout, before);
    }
    preflight(context, 0);
  }

  private void prepareWrite(RunContext context) throws IOException, InterruptedException {
    before = DataFiles.list(layout, fileSystem, plan.files());
    preflight(context, before.physicalBytes());
    DataFolder folder = new DataFolder(context, layout, fileSystem);
    folder.stopOrphans();
    folder.empty(placement);
  }

  private void prepareStepWrite(RunContext context, Step asked)
      throws IOException, InterruptedException {
    DataFolder folder = new DataFolder(context, layout, fileSystem);
    // first of all: what they still write would be taken for missing
    folder.stopOrphans();
    before = DataFiles.list(layout, fileSystem, asked.files());
    StepFolder stepFolder =
        StepFolder.of(layout, context.configuration(), asked, plan, options.files);
    stepFolder.check(before);
    StepWrite write = StepWrite.of(asked, before);
    plan = plan.withNumbers(write.numbers());
    preflight(context, write.reclaimedBytes() * placement.copies(plan, before));
    folder.makeReadyFor(write, stepFolder, placement);
    stepWrite = Optional.of(write);
  }

  private void preflight(RunContext context, double reclaimed) throws IOException {
    preflight =
        new Preflight(context, plan, layout, fileSystem)
            .check(before, placement.copies(plan, before), reclaimed);
  }

  /** What is verified or continued has the payload it was written with, whatever is asked for. */
  private Plan withWrittenPayload(RunContext context) throws IOException {
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
    after = DataFiles.list(layout, fileSystem, plan.numbers().end());
    List<Note> notes = new ArrayList<>(preflight);
    notes.addAll(job.notes());
    stepWrite.ifPresent(write -> notes.addAll(write.notes()));
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
        measurements(job.tasks(), rates, copies, elapsed),
        job.phases(),
        notes,
        Optional.of(new ResultBlock(block, Optional.of(options.files.resultFile))));
  }

  private List<Measurement> measurements(
      List<TaskResult> tasks, Throughput rates, double copies, long elapsed) {
    List<Measurement> all =
        new ArrayList<>(DfsioMeasurements.of(plan, tasks, rates, copies, elapsed));
    step.ifPresent(some -> all.addAll(DfsioMeasurements.ofStep(some, stepWrite)));
    return all;
  }

  private Outcome clean(RunContext context) throws IOException, InterruptedException {
    new DataFolder(context, layout, fileSystem).stopOrphans();
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
        work.operation() == Operation.WRITE ? List.of() : files.hostsOf(work.numbers()),
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
    Remains remains = new Remains(layout, context.configuration());
    Verification verification = new Verification(plan, layout);
    List<Note> notes =
        new ArrayList<>(verification.check(before, after, outcome.tasks(), manifest));
    boolean valid = !Note.anyVoids(outcome.notes()) && !Note.anyVoids(notes);
    if (valid && !plan.operation().reads()) {
      remains.writeManifest(plan, step, after);
      if (plan.verify() && plan.operation() == Operation.WRITE) {
        FanOutResult readBack = FanOutJob.run(context, fanOut(plan.readBack(), after));
        notes.addAll(new Verification(plan.readBack(), layout).content(readBack.tasks()));
      }
    }
    if (valid && !Note.anyVoids(notes)) {
      remains.writeResultFile(plan.operation(), outcome.tasks());
    }
    return notes;
  }

  @Override
  public void cleanup(RunContext context) {
    // the files stay for the next read, as upstream leaves them; -clean removes them
  }
}
