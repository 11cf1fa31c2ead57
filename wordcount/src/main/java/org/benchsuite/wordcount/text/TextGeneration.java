package org.benchsuite.wordcount.text;

import java.io.IOException;
import java.util.List;
import java.util.Optional;
import org.apache.hadoop.conf.Configuration;
import org.apache.hadoop.fs.FileStatus;
import org.apache.hadoop.fs.FileSystem;
import org.apache.hadoop.fs.Path;
import org.apache.hadoop.mapreduce.MRJobConfig;
import org.benchsuite.common.NotFitException;
import org.benchsuite.common.RunContext;
import org.benchsuite.common.UsageException;
import org.benchsuite.common.cluster.ContainerSlots;
import org.benchsuite.common.cluster.FreeSpace;
import org.benchsuite.common.cluster.GivenSettings;
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

  private static final String LOCAL_TASKS = "mapreduce.local.map.tasks.maximum";

  private final RunContext context;
  private final OutputFolder output;
  private final TextPlan plan;
  private final TextJob job;
  private final String modelName;
  private final String origin;

  private TextGeneration(
      RunContext context, OutputFolder output, TextJob job, String modelName, String origin) {
    this.context = context;
    this.output = output;
    this.plan = job.plan();
    this.job = job;
    this.modelName = modelName;
    this.origin = origin;
  }

  /**
   * What was made and how.
   *
   * @param job the tasks and phases
   * @param manifest words, bytes, lines and checksum
   */
  public record Made(FanOutResult job, TextManifest manifest) {}

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
    Configuration configuration = context.configuration();
    TextModel model;
    String location = "";
    if (settings.model().isEmpty()) {
      model = ModelReader.read(new ShippedModel());
    } else {
      StoredModel stored = StoredModel.find(settings.model().orElseThrow(), configuration);
      model = ModelReader.read(stored);
      location = stored.ship(context).location();
    }
    TextPlan plan = TextPlan.of(bytes, model, settings);
    TextJob job =
        new TextJob(
            location,
            settings.order(),
            settings.words(),
            context.seed(),
            plan,
            tasks(configuration, plan.files()),
            output.path().toString());
    return new TextGeneration(context, output, job, model.name(), origin(model, job));
  }

  private static int tasks(Configuration configuration, int files) throws IOException {
    if (GivenSettings.isGiven(configuration, MRJobConfig.NUM_MAPS)) {
      int maps = configuration.getInt(MRJobConfig.NUM_MAPS, 1);
      if (maps < 1) {
        throw new UsageException(MRJobConfig.NUM_MAPS + " must be 1 or more, not " + maps + ".");
      }
      return Math.min(files, maps);
    }
    int free =
        ContainerSlots.probe(configuration)
            .map(ContainerSlots::free)
            .orElse(configuration.getInt(LOCAL_TASKS, 1));
    return Math.max(1, Math.min(files, free));
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

  public int files() {
    return plan.files();
  }

  public int tasks() {
    return job.tasks();
  }

  public TextOrder order() {
    return job.order();
  }

  /** The name of the model's vocabulary. */
  public String modelName() {
    return modelName;
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
   * Refuses what cannot fit.
   *
   * @throws NotFitException when the file system has not the space, unless it is insisted on
   */
  public void checkSpace() throws IOException {
    String what = Quantities.bytes(plan.bytes()) + " of text";
    FreeSpace.require(context, output.path(), plan.bytes(), what);
  }

  /** Makes it; when that fails, nothing is left. */
  public Made run() throws IOException, InterruptedException {
    context
        .progress()
        .step(
            String.format(
                "Generating %s of text, %s, in %d files using %d tasks",
                Quantities.bytes(plan.bytes()), job.order(), plan.files(), job.tasks()));
    return output.fill(this::make);
  }

  private Made make() throws IOException, InterruptedException {
    FanOutResult done = FanOutJob.run(context, fanOut());
    TextManifest manifest =
        new TextManifest(
            sum(done, TextTask.WORDS),
            sum(done, TextTask.BYTES),
            sum(done, TextTask.LINES),
            sum(done, TextTask.CHECKSUM),
            origin);
    manifest.write(output.path(), context.configuration());
    return new Made(done, manifest);
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
