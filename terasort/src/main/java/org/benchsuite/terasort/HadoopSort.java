package org.benchsuite.terasort;

import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import org.apache.hadoop.fs.Path;
import org.benchsuite.common.Profile;
import org.benchsuite.common.RunContext;
import org.benchsuite.results.Measurement;
import org.benchsuite.results.Note;
import org.benchsuite.results.Outcome;
import org.benchsuite.results.Phase;
import org.benchsuite.results.ResultBlock;
import org.benchsuite.results.Scalar;
import org.benchsuite.results.Unit;
import org.benchsuite.terasort.data.RowFiles;
import org.benchsuite.terasort.row.RowCount;

/**
 * The protocol of TPCx-HS: two runs of delete, generate, check, sort, check, validate, check; the
 * slower one is reported. Metric: HSph@SF = (rows / 10^10) / (elapsed seconds / 3600). Not an
 * official result: nobody audited it.
 */
final class HadoopSort implements SortCase {

  static final String NAME = "tpcx-hs";

  private static final int RUNS = 2;
  private static final double ROWS_OF_SCALE_FACTOR_ONE = 1e10;
  private static final int COPIES = 3;
  private static final String UNOFFICIAL =
      "Unofficial: this follows the steps and the metric of TPCx-HS, but is no audited result and"
          + " must not be compared with published ones.";

  private final RunContext context;
  private final Amount amount;
  private final RowCount count;
  private final Path folder;
  private final Profile profile;
  private boolean overwrite;
  private final List<Phase> phases = new ArrayList<>();
  private final List<Note> notes = new ArrayList<>();

  HadoopSort(RunContext context, Amount amount, String folder, Profile profile, boolean overwrite) {
    this.context = context;
    this.amount = amount;
    this.count = amount.count();
    this.folder = new Path(folder);
    this.profile = profile;
    this.overwrite = overwrite;
  }

  private CaseSteps steps() throws IOException {
    return new CaseSteps(context, amount, folder, profile);
  }

  @Override
  public void prepare() throws IOException, InterruptedException {
    CaseSteps steps = steps();
    delete(steps, overwrite);
    steps.checkSpace();
    overwrite = true;
    phases.clear();
    notes.clear();
  }

  private static void delete(CaseSteps steps, boolean overwrite)
      throws IOException, InterruptedException {
    steps.removeInput(overwrite);
    steps.vacateOutput(overwrite);
  }

  @Override
  public Outcome run() throws IOException, InterruptedException {
    notes.add(Note.warning(NAME, UNOFFICIAL));
    List<Measurement> measurements = new ArrayList<>();
    long slower = 0;
    for (int run = 1; run <= RUNS; run++) {
      context.progress().step("TPCx-HS (unofficial), run " + run + " of " + RUNS);
      long nanos = oneRun(run);
      slower = Math.max(slower, nanos);
      measurements.add(new Scalar("elapsed of run " + run, Unit.NANOSECONDS, nanos));
      measurements.add(new Scalar("HSph@SF of run " + run, Unit.COUNT, metric(nanos)));
    }
    // no metric when any step failed: the notes then void it
    measurements.add(0, new Scalar("HSph@SF (slower run, unofficial)", Unit.COUNT, metric(slower)));
    measurements.addAll(TeraMeasurements.amount(count));
    return new Outcome(List.of(), measurements, phases, notes, Optional.of(block(slower)));
  }

  private long oneRun(int run) throws IOException, InterruptedException {
    CaseSteps steps = steps();
    delete(steps, true);
    long start = context.ticker().getAsLong();
    steps.generate();
    check(steps.input());
    steps.sort();
    check(steps.output());
    steps.validate();
    check(steps.output());
    long nanos = context.ticker().getAsLong() - start;
    steps.phases().stream()
        .filter(phase -> phase.name().startsWith("tera"))
        .forEach(phase -> phases.add(new Phase("run " + run + " " + phase.name(), phase.nanos())));
    steps.notes().stream().filter(note -> !notes.contains(note)).forEach(notes::add);
    return nanos;
  }

  /** Number of rows and of copies of every file. */
  private void check(List<Path> rows) throws IOException {
    RowFiles files = RowFiles.list(rows, context.configuration());
    if (files.rows() != count.rows()) {
      notes.add(
          Note.voids(
              "verification",
              files.place() + " holds " + files.rows() + " rows, not " + count.rows() + "."));
    }
    short copies = files.copies();
    if (copies < COPIES) {
      Note note =
          Note.warning(
              "replication",
              String.format(
                  Locale.ROOT,
                  "%s has %d of the %d copies that TPCx-HS asks for (dfs.replication,"
                      + " mapreduce.terasort.output.replication).",
                  files.place(),
                  copies,
                  COPIES));
      if (!notes.contains(note)) {
        notes.add(note);
      }
    }
  }

  private double metric(long nanos) {
    return count.rows() / ROWS_OF_SCALE_FACTOR_ONE / (nanos / 1e9 / 3600);
  }

  private ResultBlock block(long slower) {
    String text =
        String.format(
            Locale.ROOT,
            "----- TPCx-HS protocol, UNOFFICIAL -----%n"
                + "               rows: %d%n"
                + "        elapsed sec: %.3f (slower of %d runs)%n"
                + "            HSph@SF: %.6f%n%n",
            count.rows(),
            slower / 1e9,
            RUNS,
            metric(slower));
    return new ResultBlock(text, Optional.empty());
  }
}
