package org.benchsuite.wordcount.text;

import java.io.IOException;
import java.util.OptionalInt;
import org.apache.hadoop.conf.Configuration;
import org.apache.hadoop.mapreduce.MRJobConfig;
import org.benchsuite.common.NotFitException;
import org.benchsuite.common.RunContext;
import org.benchsuite.common.UsageException;
import org.benchsuite.common.cluster.ContainerSlots;
import org.benchsuite.common.cluster.GivenSettings;
import org.benchsuite.common.output.OutputFolder;

/** Makes any number of texts of one kind: their model is read once and lies where tasks read it. */
public final class TextGenerator {

  private static final String LOCAL_TASKS = "mapreduce.local.map.tasks.maximum";

  private final RunContext context;
  private final TextSettings settings;
  private final TextModel model;
  private final String location;
  private final int mostTasks;

  private TextGenerator(RunContext context, TextSettings settings, TextModel model, String location)
      throws IOException {
    this.context = context;
    this.settings = settings;
    this.model = model;
    this.location = location;
    this.mostTasks = mostTasks(context.configuration());
  }

  /**
   * Reads the model, and takes it where the tasks can read it.
   *
   * @throws NotFitException when the model is not there or damaged
   */
  public static TextGenerator prepare(RunContext context, TextSettings settings)
      throws IOException {
    if (settings.model().isEmpty()) {
      return new TextGenerator(context, settings, ModelReader.read(new ShippedModel()), "");
    }
    StoredModel stored = StoredModel.find(settings.model().orElseThrow(), context.configuration());
    TextModel model = ModelReader.read(stored);
    return new TextGenerator(context, settings, model, stored.ship(context).location());
  }

  private static int mostTasks(Configuration configuration) throws IOException {
    OptionalInt maps = givenMaps(configuration);
    return maps.isPresent()
        ? maps.getAsInt()
        : ContainerSlots.probe(configuration)
            .map(ContainerSlots::free)
            .orElse(configuration.getInt(LOCAL_TASKS, 1));
  }

  /**
   * How many tasks were asked for.
   *
   * @throws UsageException when that is no number of tasks
   */
  static OptionalInt givenMaps(Configuration configuration) {
    if (!GivenSettings.isGiven(configuration, MRJobConfig.NUM_MAPS)) {
      return OptionalInt.empty();
    }
    int maps = configuration.getInt(MRJobConfig.NUM_MAPS, 1);
    if (maps < 1) {
      throw new UsageException(MRJobConfig.NUM_MAPS + " must be 1 or more, not " + maps + ".");
    }
    return OptionalInt.of(maps);
  }

  /**
   * One text.
   *
   * @param bytes of all files together, at most
   * @param seed of its random choices
   * @throws UsageException when the amount and the settings cannot be meant
   */
  public TextGeneration generation(long bytes, long seed, OutputFolder output) {
    TextPlan plan = TextPlan.of(bytes, model, settings);
    TextJob job =
        new TextJob(
            location,
            settings.order(),
            settings.words(),
            seed,
            plan,
            Math.max(1, Math.min(plan.files(), mostTasks)),
            output.path().toString());
    return new TextGeneration(context, output, job, model);
  }
}
