package org.benchsuite.terasort;

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
import org.benchsuite.terasort.data.RowFiles;
import org.benchsuite.terasort.row.RowCount;
import org.benchsuite.terasort.scan.Scan;
import org.benchsuite.terasort.scan.Verdict;
import org.benchsuite.terasort.sort.SortJob;
import org.benchsuite.terasort.sort.Sorted;

/** {@code terasort IN OUT}: the sort alone. */
final class OneSort implements SortCase {

  private final RunContext context;
  private final Path in;
  private final Path out;
  private final Profile profile;
  private boolean overwrite;
  private RowFiles input;
  private OutputFolder output;

  OneSort(RunContext context, String in, String out, Profile profile, boolean overwrite) {
    this.context = context;
    this.in = new Path(in);
    this.out = new Path(out);
    this.profile = profile;
    this.overwrite = overwrite;
  }

  @Override
  public void prepare() throws IOException, InterruptedException {
    Configuration configuration = context.configuration();
    requireTwoFolders(in, out, configuration);
    output = new OutputFolder("terasort", out, configuration);
    input = RowFiles.list(in, configuration);
    output.vacate(overwrite);
  }

  /**
   * Refuses to sort a folder into itself.
   *
   * @throws UsageException when that is what was typed
   */
  static void requireTwoFolders(Path in, Path out, Configuration configuration) throws IOException {
    Path rows = new OutputFolder("terasort", in, configuration).path();
    if (rows.equals(new OutputFolder("terasort", out, configuration).path())) {
      throw new UsageException("IN and OUT are the same folder, " + in + "; name another OUT.");
    }
  }

  @Override
  public Outcome run() throws IOException, InterruptedException {
    RowCount count = new RowCount(input.rows());
    context.progress().step("Sorting " + count.echo() + " in " + input.count() + " files");
    Sorted sorted = new SortJob(context, input, output, profile).run();
    // what this trial made gives way to the next
    overwrite = true;
    List<Measurement> measurements =
        new ArrayList<>(TeraMeasurements.of(count, sorted.elapsedNanos()));
    measurements.addAll(sorted.measurements());
    return new Outcome(
        List.of(),
        measurements,
        sorted.phases(),
        sorted.notes(),
        Optional.of(
            new ResultBlock(
                TeraBlock.text("TeraSort", count, sorted.elapsedNanos()), Optional.empty())));
  }

  @Override
  public List<Note> verify() throws IOException, InterruptedException {
    RowFiles sorted = RowFiles.list(output.path(), context.configuration());
    Verdict verdict = Scan.equalShares(context, sorted).run("TeraValidate").verdict();
    List<Note> notes = new ArrayList<>(Disorder.notes(verdict));
    notes.addAll(
        Expectation.of(output.path(), Optional.empty(), context.configuration()).compare(verdict));
    if (!Note.anyVoids(notes)) {
      notes.add(
          Note.info(
              "verification",
              verdict.rows() + " rows in order, checksum " + verdict.checksum() + "."));
    }
    return notes;
  }
}
