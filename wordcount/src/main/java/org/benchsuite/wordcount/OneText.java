package org.benchsuite.wordcount;

import java.io.IOException;
import java.util.List;
import org.apache.hadoop.fs.Path;
import org.benchsuite.common.RunContext;
import org.benchsuite.common.output.OutputFolder;
import org.benchsuite.results.Note;
import org.benchsuite.wordcount.text.MadeText;
import org.benchsuite.wordcount.text.TextGeneration;
import org.benchsuite.wordcount.text.TextSettings;

/** {@code textgen SIZE OUT}: text of one size. */
final class OneText implements TextCase {

  private static final String WORKLOAD = "wordcount";

  private final RunContext context;
  private final long bytes;
  private final TextSettings settings;
  private final Path out;
  private boolean overwrite;
  private TextGeneration generation;

  OneText(RunContext context, long bytes, TextSettings settings, Path out, boolean overwrite) {
    this.context = context;
    this.bytes = bytes;
    this.settings = settings;
    this.out = out;
    this.overwrite = overwrite;
  }

  @Override
  public void prepare() throws IOException, InterruptedException {
    OutputFolder output = new OutputFolder(WORKLOAD, out, context.configuration());
    generation = TextGeneration.prepare(context, bytes, settings, output);
    output.vacate(overwrite);
    generation.checkSpace();
  }

  @Override
  public MadeText make() throws IOException, InterruptedException {
    // what this trial makes gives way to the next
    overwrite = true;
    return generation.run();
  }

  @Override
  public List<Note> verify() throws IOException {
    return generation.verify();
  }
}
