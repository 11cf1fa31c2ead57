package org.benchsuite.wordcount;

import java.io.IOException;
import java.util.List;
import org.apache.hadoop.fs.Path;
import org.benchsuite.common.RunContext;
import org.benchsuite.common.Schedule.Slice;
import org.benchsuite.results.Note;
import org.benchsuite.wordcount.text.MadeText;
import org.benchsuite.wordcount.text.TextSettings;
import org.benchsuite.wordcount.text.TextSlices;

/** {@code textgen OUT --steps}: the slice that a step adds, and earlier ones that are missing. */
final class StepText implements TextCase {

  private final RunContext context;
  private final List<Slice> slices;
  private final TextSettings settings;
  private final Path out;
  private final boolean overwrite;
  private TextSlices text;
  private boolean begun;

  StepText(
      RunContext context, List<Slice> slices, TextSettings settings, Path out, boolean overwrite) {
    this.context = context;
    this.slices = slices;
    this.settings = settings;
    this.out = out;
    this.overwrite = overwrite;
  }

  @Override
  public void prepare() throws IOException, InterruptedException {
    if (begun) {
      text.prepareAgain();
      return;
    }
    text = TextSlices.of(context, slices, settings, out);
    // a step that made nothing would measure nothing
    text.prepareOwn(overwrite);
  }

  @Override
  public MadeText make() throws IOException, InterruptedException {
    // the next trial makes the same slices
    begun = true;
    return text.make().orElseThrow();
  }

  @Override
  public List<Note> verify() throws IOException {
    return text.verify();
  }
}
