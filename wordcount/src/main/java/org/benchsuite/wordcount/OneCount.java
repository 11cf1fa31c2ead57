package org.benchsuite.wordcount;

import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.apache.hadoop.conf.Configuration;
import org.apache.hadoop.fs.Path;
import org.benchsuite.common.Profile;
import org.benchsuite.common.RunContext;
import org.benchsuite.common.UsageException;
import org.benchsuite.common.output.OutputFolder;
import org.benchsuite.results.Measurement;
import org.benchsuite.results.Note;
import org.benchsuite.results.Outcome;
import org.benchsuite.results.ResultBlock;
import org.benchsuite.results.text.Quantities;
import org.benchsuite.wordcount.count.CountJob;
import org.benchsuite.wordcount.count.Counted;
import org.benchsuite.wordcount.count.CountedWords;
import org.benchsuite.wordcount.count.InputText;
import org.benchsuite.wordcount.count.OutputReader;

/** {@code wordcount IN... OUT}: the count alone. */
final class OneCount implements CountCase {

  private final RunContext context;
  private final List<String> in;
  private final String out;
  private final Profile profile;
  private final int top;
  private boolean overwrite;
  private InputText input;
  private OutputFolder output;
  private Counted counted;
  private Optional<CountedWords> words = Optional.empty();

  OneCount(
      RunContext context,
      List<String> in,
      String out,
      Profile profile,
      int top,
      boolean overwrite) {
    this.context = context;
    this.in = in;
    this.out = out;
    this.profile = profile;
    this.top = top;
    this.overwrite = overwrite;
  }

  @Override
  public void prepare() throws IOException, InterruptedException {
    output = new OutputFolder("wordcount", new Path(out), context.configuration());
    requireApart(in, out, context.configuration());
    input = InputText.find(in, context.configuration());
    output.vacate(overwrite);
  }

  /**
   * Refuses a count that would swallow its text.
   *
   * @throws UsageException when a folder lies in the other
   */
  static void requireApart(List<String> in, String out, Configuration configuration)
      throws IOException {
    Path output = InputText.qualified(List.of(out), configuration).get(0);
    for (Path path : InputText.qualified(in, configuration)) {
      if (isWithin(output, path) || isWithin(path, output)) {
        throw new UsageException(
            "OUT, " + out + ", and IN, " + path + ", lie in each other; name another OUT.");
      }
    }
  }

  private static boolean isWithin(Path inner, Path outer) {
    for (Path path = inner; path != null; path = path.getParent()) {
      if (path.equals(outer)) {
        return true;
      }
    }
    return false;
  }

  @Override
  public Outcome run() throws IOException, InterruptedException {
    context
        .progress()
        .step("Counting " + Quantities.bytes(input.bytes()) + " in " + input.files() + " files");
    words = Optional.empty();
    counted = new CountJob(context, input, output, profile).run();
    // what this trial made gives way to the next
    overwrite = true;
    List<Measurement> measurements =
        new ArrayList<>(
            CountMeasurements.of(input.bytes(), counted.words(), counted.elapsedNanos()));
    measurements.addAll(counted.measurements());
    String block = CountMeasurements.block(input.bytes(), counted.words(), counted.elapsedNanos());
    if (top > 0) {
      words = Optional.of(read());
      block += CountMeasurements.top(words.orElseThrow());
    }
    return new Outcome(
        List.of(),
        measurements,
        counted.phases(),
        counted.notes(),
        Optional.of(new ResultBlock(block + String.format("%n"), Optional.empty())));
  }

  private CountedWords read() throws IOException {
    return OutputReader.read(output.path(), top, context.configuration(), context.progress());
  }

  @Override
  public List<Note> verify() throws IOException {
    CountedWords found = words.isPresent() ? words.orElseThrow() : read();
    return CountVerification.of(output.path(), found, Optional.of(counted), input.manifest());
  }
}
