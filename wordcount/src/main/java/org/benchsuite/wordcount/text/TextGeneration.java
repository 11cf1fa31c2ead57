package org.benchsuite.wordcount.text;

import java.io.IOException;
import java.util.List;
import java.util.Optional;
import org.apache.hadoop.fs.FileStatus;
import org.apache.hadoop.fs.FileSystem;
import org.apache.hadoop.fs.Path;
import org.benchsuite.common.NotFitException;
import org.benchsuite.common.RunContext;
import org.benchsuite.common.UsageException;
import org.benchsuite.common.cluster.FreeSpace;
import org.benchsuite.common.fanout.FanOut;
import org.benchsuite.common.fanout.FanOutJob;
import org.benchsuite.common.fanout.FanOutResult;
import org.benchsuite.common.job.JobWatch;
import org.benchsuite.common.output.OutputFolder;
import org.benchsuite.results.Note;
import org.benchsuite.results.Unit;
import org.benchsuite.results.text.Quantities;

/** Makes an amount of text in a folder and records what it is. */
public final class TextGeneration {

  /** Changes with every change of the text that the same settings give. */
  private static final int VERSION = 1;

  private final RunContext context;
  private final OutputFolder output;
  private final TextPlan plan;
  private final TextJob job;
  private final String modelName;
  private final String origin;

  TextGeneration(RunContext context, OutputFolder output, TextJob job, TextModel model) {
    this.context = context;
    this.output = output;
    this.plan = job.plan();
    this.job = job;
    this.modelName = model.name();
    this.origin = origin(model, job);
  }

  /**
   * Reads the model, and takes it where the tasks can read it.
   *
   * @param bytes of all files together, at most
   * @throws UsageException when the amount and the settings cannot be meant
   * @throws NotFitException when the model is not there or damaged
   */
  public static TextGeneration prepare(
      RunContext context, long bytes, TextSettings settings, OutputFolder output)
      throws IOException {
    return TextGenerator.prepare(context, settings).generation(bytes, context.seed(), output);
  }

  /** All that the text depends on; how many lines a file is to have shows in the files. */
  private static String origin(TextModel model, TextJob job) {
    return String.format(
        "textgen %d, model %s, order %s, seed %d, words %d, bytes %d, files %d",
        VERSION,
        model.identity(),
        job.order(),
        job.seed(),
        job.words(),
        job.plan().bytes(),
        job.plan().files());
  }

  /** What lies in the folder, if it is just the text that would be made. */
  public Optional<TextManifest> existing() throws IOException {
    Optional<TextManifest> manifest =
        TextManifest.read(output.path(), context.configuration())
            .filter(found -> found.origin().equals(origin));
    return manifest.isPresent() && Files.in(output, context).hold(plan.files(), manifest.get())
        ? manifest
        : Optional.empty();
  }

  /**
   * Refuses text of somebody else's making.
   *
   * @throws NotFitException when something is recorded of text that is there
   */
  void requireNoOther() throws IOException {
    if (TextManifest.read(output.path(), context.configuration()).isPresent()) {
      throw new NotFitException(
          output.path()
              + " holds other text than is asked for (size, seed, model, order or files differ); name another"
              + " folder or give -overwrite.");
    }
  }

  /**
   * Refuses what cannot fit.
   *
   * @throws NotFitException when the file system has not the space, unless it is insisted on
   */
  public void checkSpace() throws IOException {
    String what = Quantities.bytes(plan.bytes()) + " of text";
    FreeSpace.require(context, output.path(), plan.bytes(), what);
  }

  /** Makes it; when that fails, nothing is left. */
  public MadeText run() throws IOException, InterruptedException {
    context
        .progress()
        .step(
            String.format(
                "Generating %s of text, %s, in %d files using %d tasks",
                Quantities.bytes(plan.bytes()), job.order(), plan.files(), job.tasks()));
    return output.fill(this::make);
  }

  private MadeText make() throws IOException, InterruptedException {
    FanOutResult done = FanOutJob.run(context, fanOut());
    TextManifest manifest =
        new TextManifest(
            sum(done, TextTask.WORDS),
            sum(done, TextTask.BYTES),
            sum(done, TextTask.LINES),
            sum(done, TextTask.CHECKSUM),
            origin);
    manifest.write(output.path(), context.configuration());
    return new MadeText(done, manifest, plan.files(), job.order(), modelName);
  }

  private FanOut fanOut() {
    return new FanOut(
        "TextGen",
        output.tag(),
        TextTask.class,
        job.tasks(),
        job.toSettings(),
        List.of(),
        touched(),
        new JobWatch.Work("textgen", plan.bytes(), Unit.BYTES));
  }

  private List<Path> touched() {
    return job.model().isEmpty()
        ? List.of(output.path())
        : List.of(output.path(), new Path(job.model()));
  }

  private static long sum(FanOutResult done, String counter) {
    return done.tasks().stream().mapToLong(task -> task.counters().get(counter)).sum();
  }

  /** Compares what lies in the folder with what was made. */
  public List<Note> verify() throws IOException {
    Optional<TextManifest> manifest = TextManifest.read(output.path(), context.configuration());
    Files files = Files.in(output, context);
    if (manifest.isPresent() && files.hold(plan.files(), manifest.get())) {
      return List.of();
    }
    return List.of(
        Note.voids(
            "verification",
            String.format(
                "%s should hold %s bytes in %d files and holds %d in %d.",
                output.path(),
                manifest.map(made -> Long.toString(made.bytes())).orElse("a record of its"),
                plan.files(),
                files.bytes(),
                files.count())));
  }

  /** The files of text that are there. */
  private record Files(int count, long bytes) {

    static Files in(OutputFolder output, RunContext context) throws IOException {
      FileSystem fileSystem = output.path().getFileSystem(context.configuration());
      int count = 0;
      long bytes = 0;
      for (FileStatus file : fileSystem.listStatus(output.path())) {
        if (file.getPath().getName().startsWith("part-")) {
          count++;
          bytes += file.getLen();
        }
      }
      return new Files(count, bytes);
    }

    boolean hold(int files, TextManifest manifest) {
      return count == files && bytes == manifest.bytes();
    }
  }
}
