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

/** {@code terasort run}: generate if it is missing, sort, validate. */
final class WholeCase implements SortCase {

  private final RunContext context;
  private final RowCount count;
  private final Path folder;
  private final Profile profile;
  private final boolean overwrite;
  private CaseSteps steps;
  private boolean first = true;
  private boolean generated;

  WholeCase(RunContext context, String size, String folder, Profile profile, boolean overwrite) {
    this.context = context;
    this.count = RowCount.parse(size);
    this.folder = new Path(folder);
    this.profile = profile;
    this.overwrite = overwrite;
  }

  @Override
  public void prepare() throws IOException, InterruptedException {
    steps = new CaseSteps(context, count, folder, profile);
    if (first && overwrite) {
      steps.input().vacate(true);
    }
    generated = steps.generated();
    if (!generated) {
      steps.generation().checkSpace();
    }
    // what an earlier trial sorted gives way to this one
    steps.output().vacate(overwrite || !first);
    steps.report().vacate(overwrite || !first);
    first = false;
  }

  @Override
  public Outcome run() throws IOException, InterruptedException {
    long start = context.ticker().getAsLong();
    if (!generated) {
      steps.generate();
    }
    long sortStart = context.ticker().getAsLong();
    steps.sort();
    long sortNanos = context.ticker().getAsLong() - sortStart;
    steps.validate();
    long elapsed = context.ticker().getAsLong() - start;
    List<Measurement> measurements = new ArrayList<>(steps.measurements());
    measurements.add(new Scalar("elapsed", Unit.NANOSECONDS, elapsed));
    measurements.addAll(TeraMeasurements.amount(count));
    return new Outcome(
        List.of(),
        measurements,
        steps.phases(),
        steps.notes(),
        Optional.of(
            new ResultBlock(TeraBlock.text("TeraSort", count, sortNanos), Optional.empty())));
  }
}
