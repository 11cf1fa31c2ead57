package org.benchsuite.terasort;

import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.apache.hadoop.fs.Path;
import org.apache.hadoop.mapreduce.MRJobConfig;
import org.benchsuite.common.Benchmark;
import org.benchsuite.common.RunContext;
import org.benchsuite.common.UsageException;
import org.benchsuite.common.cluster.Reachability;
import org.benchsuite.common.output.OutputFolder;
import org.benchsuite.results.Measurement;
import org.benchsuite.results.Note;
import org.benchsuite.results.Outcome;
import org.benchsuite.results.ResultBlock;
import org.benchsuite.results.Scalar;
import org.benchsuite.results.Unit;
import org.benchsuite.terasort.gen.Generation;
import org.benchsuite.terasort.row.RowCount;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** TeraGen: map tasks make the rows of the Sort Benchmark. */
@Command(
    name = "teragen",
    mixinStandardHelpOptions = true,
    sortOptions = false,
    customSynopsis = "teragen ROWS|SIZE OUT [OPTIONS]",
    description = {
      "TeraGen: makes rows of 100 bytes, the same bytes as Hadoop's own.",
      "-D mapreduce.job.maps=N sets the number of map tasks and files."
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
      "  teragen 100m /bench/tera-in -D mapreduce.job.maps=32 -D dfs.replication=1"
    })
public final class TeraGen implements Benchmark {

  @Parameters(
      index = "0",
      paramLabel = "ROWS|SIZE",
      description = "Rows (1000, 10k, 5m, 2b, 1t: decimal) or a size (10G, 512MB: binary).")
  private String amount;

  @Parameters(index = "1", paramLabel = "OUT", description = "Folder of the rows; must not exist.")
  private String out;

  @Option(
      names = {"-overwrite", "--overwrite"},
      description = "Remove what an earlier job left there.")
  private boolean overwrite;

  private Generation generation;
  private Generation.Made made;

  @Override
  public String operation() {
    return "generate";
  }

  @Override
  public void prepare(RunContext context) throws IOException, InterruptedException {
    RowCount count = RowCount.parse(amount);
    Path path = new Path(out);
    new Reachability(context.configuration()).checkFileSystemOf(path);
    OutputFolder output = new OutputFolder("terasort", path, context.configuration());
    // the rows of an earlier trial of this run make room for the next
    output.vacate(overwrite || made != null);
    generation = new Generation(context, count, output, maps(context));
    generation.checkSpace();
  }

  private static int maps(RunContext context) {
    int maps = context.configuration().getInt(MRJobConfig.NUM_MAPS, 2);
    if (maps < 1) {
      throw new UsageException(MRJobConfig.NUM_MAPS + " must be 1 or more, not " + maps + ".");
    }
    return maps;
  }

  @Override
  public Outcome run(RunContext context) throws IOException, InterruptedException {
    RowCount count = RowCount.parse(amount);
    long start = context.ticker().getAsLong();
    made = generation.run();
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
    return generation.verify();
  }

  @Override
  public void cleanup(RunContext context) {
    // the rows are what the command is for
  }
}
