package org.benchsuite.wordcount.text;

import java.io.IOException;
import java.util.List;
import java.util.Optional;
import org.apache.hadoop.fs.Path;
import org.benchsuite.common.RunContext;
import org.benchsuite.common.output.OutputFolder;
import org.benchsuite.results.Note;

/** Text of one size in one folder. */
public final class TextFolder implements KeptText {

  private final OutputFolder output;
  private final TextGeneration generation;
  private Optional<TextManifest> text = Optional.empty();

  private TextFolder(OutputFolder output, TextGeneration generation) {
    this.output = output;
    this.generation = generation;
  }

  /** Names it; nothing is made yet. */
  public static TextFolder of(RunContext context, long bytes, TextSettings settings, Path folder)
      throws IOException {
    OutputFolder output = new OutputFolder(TextTask.WORKLOAD, folder, context.configuration());
    return new TextFolder(output, TextGeneration.prepare(context, bytes, settings, output));
  }

  @Override
  public void prepare(boolean anew) throws IOException, InterruptedException {
    if (anew) {
      output.vacate(true);
    }
    text = generation.existing();
    if (text.isEmpty()) {
      generation.requireNoOther();
      output.vacate(false);
      generation.checkSpace();
    }
  }

  @Override
  public Optional<MadeText> make() throws IOException, InterruptedException {
    if (text.isPresent()) {
      return Optional.empty();
    }
    MadeText made = generation.run();
    text = Optional.of(made.manifest());
    return Optional.of(made);
  }

  @Override
  public TextManifest manifest() {
    return text.orElseThrow();
  }

  @Override
  public List<Path> folders() {
    return List.of(output.path());
  }

  @Override
  public boolean grows() {
    return false;
  }

  @Override
  public List<Note> verify() throws IOException {
    return generation.verify();
  }
}
