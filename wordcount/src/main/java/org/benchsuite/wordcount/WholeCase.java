package org.benchsuite.wordcount;

import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.apache.hadoop.fs.Path;
import org.benchsuite.common.Profile;
import org.benchsuite.common.RunContext;
import org.benchsuite.common.output.OutputFolder;
import org.benchsuite.results.Measurement;
import org.benchsuite.results.Note;
import org.benchsuite.results.Outcome;
import org.benchsuite.results.Phase;
import org.benchsuite.results.ResultBlock;
import org.benchsuite.results.Scalar;
import org.benchsuite.results.Unit;
import org.benchsuite.wordcount.count.CountJob;
import org.benchsuite.wordcount.count.Counted;
import org.benchsuite.wordcount.count.CountedWords;
import org.benchsuite.wordcount.count.InputText;
import org.benchsuite.wordcount.count.OutputReader;
import org.benchsuite.wordcount.text.KeptText;
import org.benchsuite.wordcount.text.MadeText;
import org.benchsuite.wordcount.text.TextManifest;
import org.benchsuite.wordcount.text.TextOrder;
import org.benchsuite.wordcount.text.TextReport;
import org.benchsuite.wordcount.text.TextSettings;

/** {@code wordcount run}: generate if it is missing, count, verify. */
final class WholeCase implements CountCase {

  /** As BigDataBench's text is; the record says so. */
  private static final TextOrder ORDER = TextOrder.GROUPED;

  private static final String WORKLOAD = "wordcount";

  private final RunContext context;
  private final Making making;
  private final Path folder;
  private final Profile profile;
  private final int top;
  private final boolean overwrite;
  private boolean first = true;
  private KeptText text;
  private OutputFolder output;
  private final List<Measurement> measurements = new ArrayList<>();
  private final List<Phase> phases = new ArrayList<>();
  private final List<Note> notes = new ArrayList<>();

  /** How the text comes about. */
  @FunctionalInterface
  interface Making {
    KeptText below(Path input, TextSettings settings) throws IOException;
  }

  WholeCase(
      RunContext context,
      Making making,
      String folder,
      Profile profile,
      int top,
      boolean overwrite) {
    this.context = context;
    this.making = making;
    this.folder = new Path(folder);
    this.profile = profile;
    this.top = top;
    this.overwrite = overwrite;
  }

  /** Which text it is. */
  static TextSettings settings() {
    return TextSettings.standard(ORDER);
  }

  /** Where the text lies. */
  static Path input(Path folder) {
    return new Path(folder, "input");
  }

  @Override
  public void prepare() throws IOException, InterruptedException {
    measurements.clear();
    phases.clear();
    notes.clear();
    output = new OutputFolder(WORKLOAD, new Path(folder, "output"), context.configuration());
    text = making.below(input(folder), settings());
    text.prepare(first && overwrite);
    // what an earlier trial counted, or an earlier step, gives way to this one
    output.vacate(overwrite || !first || text.grows());
    first = false;
  }

  @Override
  public Outcome run() throws IOException, InterruptedException {
    long start = now();
    long generated = generate();
    TextManifest made = text.manifest();
    Counted counted = count(made);
    CountedWords found = verify(counted, made);
    measurements.add(new Scalar("elapsed", Unit.NANOSECONDS, now() - start));
    measurements.add(new Scalar("bytes", Unit.BYTES, made.bytes()));
    measurements.add(new Scalar("generated", Unit.BYTES, generated));
    measurements.add(new Scalar("words", Unit.COUNT, made.words()));
    measurements.add(new Scalar("different words", Unit.COUNT, found.different()));
    notes.add(TextReport.orderNote(ORDER));
    return new Outcome(
        List.of(),
        measurements,
        phases,
        notes,
        Optional.of(
            new ResultBlock(
                CountMeasurements.block(made.bytes(), made.words(), counted.elapsedNanos())
                    + CountMeasurements.top(found)
                    + String.format("%n"),
                Optional.empty())));
  }

  /** Makes what is missing; returns how many bytes. */
  private long generate() throws IOException, InterruptedException {
    long start = now();
    Optional<MadeText> made = text.make();
    if (made.isEmpty()) {
      return 0;
    }
    long bytes = made.orElseThrow().manifest().bytes();
    step("textgen", start, bytes);
    notes.addAll(made.orElseThrow().job().notes());
    notes.addAll(text.verify());
    return bytes;
  }

  private Counted count(TextManifest made) throws IOException, InterruptedException {
    long start = now();
    List<String> folders = text.folders().stream().map(Path::toString).toList();
    InputText input = InputText.find(folders, context.configuration());
    context.progress().step("Counting " + made.words() + " words in " + input.files() + " files");
    Counted counted = new CountJob(context, input, output, profile).run();
    step(WORKLOAD, start, made.bytes());
    measurements.addAll(counted.measurements());
    counted
        .phases()
        .forEach(phase -> phases.add(new Phase("count: " + phase.name(), phase.nanos())));
    notes.addAll(counted.notes());
    return counted;
  }

  private CountedWords verify(Counted counted, TextManifest made) throws IOException {
    long start = now();
    CountedWords found =
        OutputReader.read(output.path(), top, context.configuration(), context.progress());
    notes.addAll(
        CountVerification.of(output.path(), found, Optional.of(counted), Optional.of(made)));
    phases.add(new Phase("verification", now() - start));
    return found;
  }

  private long now() {
    return context.ticker().getAsLong();
  }

  private void step(String name, long start, long itsBytes) {
    long nanos = Math.max(1, now() - start);
    phases.add(new Phase(name, nanos));
    measurements.add(new Scalar(name + " elapsed", Unit.NANOSECONDS, nanos));
    measurements.add(
        new Scalar(name + " throughput", Unit.BYTES_PER_SECOND, itsBytes / (nanos / 1e9)));
  }
}
