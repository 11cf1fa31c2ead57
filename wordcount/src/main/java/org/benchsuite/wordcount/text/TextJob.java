package org.benchsuite.wordcount.text;

import java.io.IOException;
import java.util.Map;
import org.apache.hadoop.conf.Configuration;
import org.apache.hadoop.fs.Path;

/**
 * What the tasks of a generation have to know, as properties of their job.
 *
 * @param model folder of the model; empty for our own
 * @param order of the words of a line
 * @param words of a line, the mean
 * @param seed of the text
 * @param plan of the files
 * @param tasks that share them
 * @param output folder of the files
 */
record TextJob(
    String model, TextOrder order, int words, long seed, TextPlan plan, int tasks, String output) {

  private static final String PREFIX = "bench.textgen.";
  private static final String MODEL = PREFIX + "model";
  private static final String ORDER = PREFIX + "order";
  private static final String WORDS = PREFIX + "words";
  private static final String SEED = PREFIX + "seed";
  private static final String BYTES = PREFIX + "bytes";
  private static final String FILES = PREFIX + "files";
  private static final String TASKS = PREFIX + "tasks";
  private static final String OUTPUT = PREFIX + "output";

  static TextJob from(Configuration configuration) {
    return new TextJob(
        configuration.get(MODEL, ""),
        TextOrder.valueOf(configuration.get(ORDER)),
        configuration.getInt(WORDS, 0),
        configuration.getLong(SEED, 0),
        new TextPlan(configuration.getLong(BYTES, 0), configuration.getInt(FILES, 0)),
        configuration.getInt(TASKS, 0),
        configuration.get(OUTPUT));
  }

  Map<String, String> toSettings() {
    return Map.of(
        MODEL,
        model,
        ORDER,
        order.name(),
        WORDS,
        Integer.toString(words),
        SEED,
        Long.toString(seed),
        BYTES,
        Long.toString(plan.bytes()),
        FILES,
        Integer.toString(plan.files()),
        TASKS,
        Integer.toString(tasks),
        OUTPUT,
        output);
  }

  ModelFolder model(Configuration configuration) throws IOException {
    return model.isEmpty() ? new ShippedModel() : StoredModel.at(new Path(model), configuration);
  }

  /** The text of a file; whichever task asks for it, it is the same. */
  FileText text(TextModel loaded, int file) {
    return new FileText(
        WordSource.of(loaded, words, seed, file),
        LineOrder.of(order, loaded.vocabulary(), words),
        loaded.vocabulary(),
        plan.budget(file));
  }
}
