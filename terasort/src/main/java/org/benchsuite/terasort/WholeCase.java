package org.benchsuite.terasort;

import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.apache.hadoop.fs.Path;
import org.benchsuite.common.Profile;
import org.benchsuite.common.RunContext;
import org.benchsuite.results.Measurement;
import org.benchsuite.results.Outcome;
import org.benchsuite.results.ResultBlock;
import org.benchsuite.results.Scalar;
import org.benchsuite.results.Unit;
import org.benchsuite.terasort.row.RowCount;

/** {@code terasort run}: generate what is missing, sort, validate. */
final class WholeCase implements SortCase {

  private final RunContext context;
  private final Amount amount;
  private final Path folder;
  private final Profile profile;
  private final boolean overwrite;
  private CaseSteps steps;
  private boolean first = true;

  WholeCase(RunContext context, Amount amount, String folder, Profile profile, boolean overwrite) {
    this.context = context;
    this.amount = amount;
    this.folder = new Path(folder);
    this.profile = profile;
    this.overwrite = overwrite;
  }

  @Override
  public void prepare() throws IOException, InterruptedException {
    steps = new CaseSteps(context, amount, folder, profile);
    steps.vacateInput(first && overwrite);
    steps.checkSpace();
    // what an earlier trial or step sorted gives way to this one
    steps.vacateOutput(overwrite || !first || amount.isStep());
    first = false;
  }

  @Override
  public Outcome run() throws IOException, InterruptedException {
    long start = context.ticker().getAsLong();
    steps.generate();
    long sortStart = context.ticker().getAsLong();
    RowCount sorted = steps.sort();
    long sortNanos = context.ticker().getAsLong() - sortStart;
    steps.validate();
    long elapsed = context.ticker().getAsLong() - start;
    List<Measurement> measurements = new ArrayList<>(steps.measurements());
    measurements.add(new Scalar("elapsed", Unit.NANOSECONDS, elapsed));
    measurements.addAll(TeraMeasurements.amount(sorted));
    measurements.add(new Scalar("generated", Unit.BYTES, steps.missing().bytes()));
    return new Outcome(
        List.of(),
        measurements,
        steps.phases(),
        steps.notes(),
        Optional.of(
            new ResultBlock(TeraBlock.text("TeraSort", sorted, sortNanos), Optional.empty())));
  }
}
