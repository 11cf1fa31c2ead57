package org.benchsuite.terasort;

import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.apache.hadoop.conf.Configuration;
import org.apache.hadoop.fs.Path;
import org.apache.hadoop.mapreduce.MRJobConfig;
import org.benchsuite.common.Benchmark;
import org.benchsuite.common.Demand;
import org.benchsuite.common.Planned;
import org.benchsuite.common.RunContext;
import org.benchsuite.common.UsageException;
import org.benchsuite.common.cli.StepOptions;
import org.benchsuite.common.cluster.Reachability;
import org.benchsuite.results.Measurement;
import org.benchsuite.results.Note;
import org.benchsuite.results.Outcome;
import org.benchsuite.results.ResultBlock;
import org.benchsuite.results.Scalar;
import org.benchsuite.results.Unit;
import org.benchsuite.terasort.data.Slice;
import org.benchsuite.terasort.data.Slices;
import org.benchsuite.terasort.gen.Generation;
import org.benchsuite.terasort.gen.Generations;
import org.benchsuite.terasort.row.RowCount;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** TeraGen: map tasks make the rows of the Sort Benchmark. */
@Command(
    name = "teragen",
    mixinStandardHelpOptions = true,
    sortOptions = false,
    customSynopsis = {
      "teragen ROWS|SIZE OUT [OPTIONS]",
      "teragen OUT -steps FIRST:LAST:STEP [OPTIONS]"
    },
    description = {
      "TeraGen: makes rows of 100 bytes, the same bytes as Hadoop's own.",
      "-D mapreduce.job.maps=N sets the number of map tasks and files.",
      "With -steps the rows lie in slices below OUT, of which only missing ones are made."
    },
    exitCodeListHeading = "%nExit codes:%n",
    exitCodeList = {
      "0:done, every number valid",
      "1:a trial or its verification failed",
      "2:usage",
      "3:the cluster is not fit (preflight)"
    },
    footerHeading = "%nExamples:%n",
    footer = {
      "  teragen 10G /bench/tera-in",
      "  teragen 100m /bench/tera-in -D mapreduce.job.maps=32 -D dfs.replication=1",
      "  teragen /bench/tera/input -steps 10G:200G:10G"
    })
public final class TeraGen implements Benchmark, Planned {

  private static final String AMOUNT = "ROWS|SIZE";
  private static final String OUT = "OUT";

  @Parameters(
      index = "0",
      arity = "0..1",
      paramLabel = AMOUNT,
      hideParamSyntax = true,
      description = "Rows (1000, 10k, 5m, 2b, 1t: decimal) or a size (10G, 512MB: binary).")
  private String amount;

  @Parameters(
      index = "1",
      arity = "0..1",
      paramLabel = OUT,
      hideParamSyntax = true,
      description = "Folder of the rows; must not exist.")
  private String out;

  @Option(
      names = {"-overwrite", "--overwrite"},
      description = "Remove what an earlier job left there.")
  private boolean overwrite;

  @Mixin private StepOptions steps = new StepOptions();

  private List<Slice> missing = List.of();
  private Generations generations;

  @Override
  public String operation() {
    return "generate";
  }

  @Override
  public Demand demand(Configuration configuration) throws IOException {
    Amount rows = rows();
    return new TeraDemand(configuration).generation(new Path(out), rows, maps(configuration));
  }

  /** What was typed; a word alone is the folder where the size is a step. */
  private Amount rows() {
    Optional<Amount> step = Amount.of(steps);
    if (step.isPresent() && out == null) {
      out = amount;
      amount = null;
    }
    if (step.isPresent() && amount != null) {
      throw new UsageException(
          "-steps takes the place of the size; write teragen OUT, without '" + amount + "'.");
    }
    if (out == null) {
      // in the parser's words: which of the two words is missing depends on another option
      throw new UsageException(
          (amount == null && step.isEmpty()
                  ? "Missing required parameters: '" + AMOUNT + "', '" + OUT + "'."
                  : "Missing required parameter: '" + OUT + "'.")
              + " See 'bench-suite teragen --help'.");
    }
    return step.orElseGet(() -> Amount.of(amount));
  }

  private static int maps(Configuration configuration) {
    int maps = configuration.getInt(MRJobConfig.NUM_MAPS, 2);
    if (maps < 1) {
      throw new UsageException(MRJobConfig.NUM_MAPS + " must be 1 or more, not " + maps + ".");
    }
    return maps;
  }

  @Override
  public void prepare(RunContext context) throws IOException, InterruptedException {
    Configuration configuration = context.configuration();
    Amount rows = rows();
    int maps = maps(configuration);
    Path path = new Path(out);
    new Reachability(configuration).checkFileSystemOf(path);
    Slices slices = rows.in(path, configuration);
    makeRoom(slices, rows);
    generations = new Generations(context, slices.folder(), missing, count -> maps);
    generations.checkSpace();
  }

  private void makeRoom(Slices slices, Amount rows) throws IOException, InterruptedException {
    if (!missing.isEmpty()) {
      // the rows of an earlier trial of this run make room for the next
      vacate(true);
    } else if (!rows.isStep()) {
      missing = slices.all();
      vacate(overwrite);
    } else {
      // a step that made nothing would measure nothing
      missing = slices.makeRoom(true, overwrite);
    }
  }

  private void vacate(boolean anew) throws IOException, InterruptedException {
    for (Slice slice : missing) {
      slice.folder().vacate(anew);
    }
  }

  @Override
  public Outcome run(RunContext context) throws IOException, InterruptedException {
    RowCount count = generations.count();
    long start = context.ticker().getAsLong();
    Generation.Made made = generations.run();
    long elapsed = context.ticker().getAsLong() - start;
    List<Measurement> measurements =
        new ArrayList<>(TeraMeasurements.ofScan(count, made.job(), elapsed));
    measurements.add(new Scalar("map tasks", Unit.COUNT, made.job().tasks().size()));
    return new Outcome(
        made.job().tasks(),
        measurements,
        made.job().phases(),
        made.job().notesWithLimits(),
        Optional.of(
            new ResultBlock(
                TeraBlock.text("TeraGen", count, made.manifest().checksum(), elapsed),
                Optional.empty())));
  }

  @Override
  public List<Note> verify(RunContext context, Outcome outcome) throws IOException {
    return generations.verify();
  }

  @Override
  public void cleanup(RunContext context) {
    // the rows are what the command is for
  }
}
