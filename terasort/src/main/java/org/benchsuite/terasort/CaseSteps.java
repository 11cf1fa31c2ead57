package org.benchsuite.terasort;

import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.apache.hadoop.conf.Configuration;
import org.apache.hadoop.fs.Path;
import org.apache.hadoop.mapreduce.MRJobConfig;
import org.benchsuite.common.NotFitException;
import org.benchsuite.common.Profile;
import org.benchsuite.common.RunContext;
import org.benchsuite.common.cluster.ContainerSlots;
import org.benchsuite.common.cluster.GivenSettings;
import org.benchsuite.common.output.OutputFolder;
import org.benchsuite.results.Measurement;
import org.benchsuite.results.Note;
import org.benchsuite.results.Phase;
import org.benchsuite.results.Scalar;
import org.benchsuite.results.Unit;
import org.benchsuite.terasort.data.Manifest;
import org.benchsuite.terasort.data.RowFiles;
import org.benchsuite.terasort.gen.Generation;
import org.benchsuite.terasort.row.RowCount;
import org.benchsuite.terasort.scan.Scan;
import org.benchsuite.terasort.sort.SortJob;
import org.benchsuite.terasort.sort.Sorted;

/** The steps of a whole case in one folder, and what each of them came to. */
final class CaseSteps {

  /** Less is not worth the start of a container. */
  private static final long LEAST_BYTES = 128L << 20;

  private final RunContext context;
  private final RowCount count;
  private final Profile profile;
  private final OutputFolder input;
  private final OutputFolder output;
  private final OutputFolder report;
  private final List<Measurement> measurements = new ArrayList<>();
  private final List<Phase> phases = new ArrayList<>();
  private final List<Note> notes = new ArrayList<>();

  CaseSteps(RunContext context, RowCount count, Path folder, Profile profile) throws IOException {
    this.context = context;
    this.count = count;
    this.profile = profile;
    Configuration configuration = context.configuration();
    this.input = new OutputFolder("terasort", new Path(folder, "input"), configuration);
    this.output = new OutputFolder("terasort", new Path(folder, "output"), configuration);
    this.report = new OutputFolder("terasort", new Path(folder, "report"), configuration);
  }

  OutputFolder input() {
    return input;
  }

  OutputFolder output() {
    return output;
  }

  OutputFolder report() {
    return report;
  }

  /**
   * Whether the rows are there already.
   *
   * @throws NotFitException when other rows are
   */
  boolean generated() throws IOException, InterruptedException {
    Optional<Manifest> manifest = Manifest.read(input.path(), context.configuration());
    if (manifest.isEmpty()) {
      input.vacate(false);
      return false;
    }
    long rows = manifest.orElseThrow().rows();
    if (rows != count.rows()) {
      throw new NotFitException(
          input.path()
              + " holds "
              + rows
              + " rows, not the "
              + count.rows()
              + " that are asked for; name another folder or give -overwrite.");
    }
    return true;
  }

  Generation generation() throws IOException {
    return new Generation(context, count, input, maps());
  }

  private int maps() throws IOException {
    Configuration configuration = context.configuration();
    int asked = configuration.getInt(MRJobConfig.NUM_MAPS, 2);
    if (profile == Profile.CLASSIC || GivenSettings.isGiven(configuration, MRJobConfig.NUM_MAPS)) {
      return Math.max(1, asked);
    }
    int slots = ContainerSlots.probe(configuration).map(ContainerSlots::free).orElse(asked);
    return (int) Math.max(1, Math.min(slots, count.bytes() / LEAST_BYTES));
  }

  void generate() throws IOException, InterruptedException {
    long start = now();
    Generation generation = generation();
    Generation.Made made = generation.run();
    step("teragen", start);
    notes.addAll(made.job().notes());
    notes.addAll(generation.verify());
  }

  void sort() throws IOException, InterruptedException {
    long start = now();
    context.progress().step("Sorting " + count.echo());
    RowFiles rows = RowFiles.list(input.path(), context.configuration());
    Sorted sorted = new SortJob(context, rows, output, profile).run();
    step("terasort", start);
    measurements.addAll(sorted.measurements());
    sorted.phases().forEach(phase -> phases.add(new Phase("sort: " + phase.name(), phase.nanos())));
    notes.addAll(sorted.notes());
  }

  void validate() throws IOException, InterruptedException {
    long start = now();
    context.progress().step("Validating " + count.echo());
    RowFiles rows = RowFiles.list(output.path(), context.configuration());
    Scan.Scanned scanned = Scan.of(profile, context, rows).run("TeraValidate");
    report.publish("part-r-00000", scanned.verdict().report());
    step("teravalidate", start);
    notes.addAll(scanned.job().notes());
    notes.addAll(Disorder.notes(scanned.verdict()));
    notes.addAll(
        Expectation.of(output.path(), Optional.of(input.path()), context.configuration())
            .compare(scanned.verdict()));
  }

  private long now() {
    return context.ticker().getAsLong();
  }

  private void step(String name, long start) {
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
