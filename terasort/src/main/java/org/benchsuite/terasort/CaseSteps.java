package org.benchsuite.terasort;

import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import org.apache.hadoop.conf.Configuration;
import org.apache.hadoop.fs.Path;
import org.benchsuite.common.NotFitException;
import org.benchsuite.common.Profile;
import org.benchsuite.common.RunContext;
import org.benchsuite.common.output.OutputFolder;
import org.benchsuite.results.Measurement;
import org.benchsuite.results.Note;
import org.benchsuite.results.Phase;
import org.benchsuite.results.Scalar;
import org.benchsuite.results.Unit;
import org.benchsuite.terasort.data.RowFiles;
import org.benchsuite.terasort.data.Slice;
import org.benchsuite.terasort.data.Slices;
import org.benchsuite.terasort.gen.Generation;
import org.benchsuite.terasort.gen.Generations;
import org.benchsuite.terasort.row.RowCount;
import org.benchsuite.terasort.scan.Scan;
import org.benchsuite.terasort.sort.SortJob;
import org.benchsuite.terasort.sort.Sorted;

/** The steps of a whole case in one folder, and what each of them came to. */
final class CaseSteps {

  static final String INPUT = "input";
  static final String OUTPUT = "output";

  private final RunContext context;
  private final Profile profile;
  private final Slices input;
  private final OutputFolder output;
  private final OutputFolder report;
  private final List<Measurement> measurements = new ArrayList<>();
  private final List<Phase> phases = new ArrayList<>();
  private final List<Note> notes = new ArrayList<>();
  private List<Slice> missing = List.of();

  CaseSteps(RunContext context, Amount amount, Path folder, Profile profile) throws IOException {
    this.context = context;
    this.profile = profile;
    Configuration configuration = context.configuration();
    this.input = amount.in(new Path(folder, INPUT), configuration);
    this.output = new OutputFolder("terasort", new Path(folder, OUTPUT), configuration);
    this.report = new OutputFolder("terasort", new Path(folder, "report"), configuration);
  }

  List<Path> input() {
    return input.paths();
  }

  List<Path> output() {
    return List.of(output.path());
  }

  /** What is not there and will be made. */
  RowCount missing() {
    return Slices.count(missing);
  }

  /**
   * Makes room for the rows that are not there.
   *
   * @param anew whether those that are there are made again
   * @throws NotFitException when other rows are there
   */
  void vacateInput(boolean anew) throws IOException, InterruptedException {
    missing = input.makeRoom(false, anew);
  }

  /**
   * Makes room for all rows.
   *
   * @throws NotFitException when any are there and are not to be overwritten
   */
  void removeInput(boolean overwrite) throws IOException, InterruptedException {
    for (Slice slice : input.all()) {
      slice.folder().vacate(overwrite);
    }
    missing = input.all();
  }

  void vacateOutput(boolean overwrite) throws IOException, InterruptedException {
    output.vacate(overwrite);
    report.vacate(overwrite);
  }

  void checkSpace() throws IOException {
    if (!missing.isEmpty()) {
      generations().checkSpace();
    }
  }

  private Generations generations() throws IOException {
    CaseMaps maps = CaseMaps.now(profile, context.configuration());
    return new Generations(context, input.folder(), missing, maps::of);
  }

  /** Makes what is missing. */
  void generate() throws IOException, InterruptedException {
    if (missing.isEmpty()) {
      return;
    }
    long start = now();
    Generations generations = generations();
    Generation.Made made = generations.run();
    step("teragen", start, generations.count());
    notes.addAll(made.job().notes());
    notes.addAll(generations.verify());
  }

  /** Sorts all rows; returns how many were read. */
  RowCount sort() throws IOException, InterruptedException {
    long start = now();
    RowFiles rows = RowFiles.list(input.paths(), context.configuration());
    RowCount count = new RowCount(rows.rows());
    context.progress().step("Sorting " + count.echo());
    Sorted sorted = new SortJob(context, rows, output, profile).run();
    step("terasort", start, count);
    measurements.addAll(sorted.measurements());
    sorted.phases().forEach(phase -> phases.add(new Phase("sort: " + phase.name(), phase.nanos())));
    notes.addAll(sorted.notes());
    return count;
  }

  void validate() throws IOException, InterruptedException {
    long start = now();
    RowFiles rows = RowFiles.list(output.path(), context.configuration());
    RowCount count = new RowCount(rows.rows());
    context.progress().step("Validating " + count.echo());
    Scan.Scanned scanned = Scan.of(profile, context, rows).run("TeraValidate");
    report.publish("part-r-00000", scanned.verdict().report());
    step("teravalidate", start, count);
    notes.addAll(scanned.job().notes());
    notes.addAll(Disorder.notes(scanned.verdict()));
    notes.addAll(
        Expectation.of(output.path(), input.paths(), context.configuration())
            .compare(scanned.verdict()));
  }

  private long now() {
    return context.ticker().getAsLong();
  }

  private void step(String name, long start, RowCount count) {
    long nanos = now() - start;
    phases.add(new Phase(name, nanos));
    measurements.add(new Scalar(name + " elapsed", Unit.NANOSECONDS, nanos));
    if (count.rows() > 0) {
      measurements.add(
          new Scalar(
              name + " throughput",
              Unit.BYTES_PER_SECOND,
              count.bytes() / (Math.max(1, nanos) / 1e9)));
    }
  }

  List<Measurement> measurements() {
    return measurements;
  }

  List<Phase> phases() {
    return phases;
  }

  List<Note> notes() {
    return notes;
  }
}
