package org.benchsuite.terasort;

import java.io.IOException;
import java.util.List;
import org.apache.hadoop.conf.Configuration;
import org.apache.hadoop.fs.Path;
import org.benchsuite.common.Benchmark;
import org.benchsuite.common.Demand;
import org.benchsuite.common.Planned;
import org.benchsuite.common.Profile;
import org.benchsuite.common.RunContext;
import org.benchsuite.common.UsageException;
import org.benchsuite.common.cli.StepOptions;
import org.benchsuite.common.cluster.Reachability;
import org.benchsuite.results.Note;
import org.benchsuite.results.Outcome;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** TeraSort: one MapReduce job sorts rows; or the whole case from generation to validation. */
@Command(
    name = "terasort",
    mixinStandardHelpOptions = true,
    sortOptions = false,
    customSynopsis = {
      "terasort IN OUT [OPTIONS]",
      "terasort run ROWS|SIZE DIR [OPTIONS]",
      "terasort run DIR -steps FIRST:LAST:STEP [OPTIONS]"
    },
    description = {
      "TeraSort: sorts the rows of IN into OUT.",
      "terasort run: generates DIR/input if it is not there, sorts it into DIR/output and validates"
          + " that, as one measured case.",
      "With -steps the input lies in slices below DIR/input, of which only missing ones are made.",
      "-D mapreduce.job.reduces=N and -D mapreduce.terasort.* as for Hadoop's own."
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
      "  terasort /bench/tera-in /bench/tera-out -D mapreduce.job.reduces=64",
      "  terasort run 200G /bench/tera -trials 3 -queue bench",
      "  terasort run 1b /bench/tera --profile classic",
      "  terasort run /bench/tera -steps 10G:200G:10G",
      "  terasort run 100G /bench/hs --protocol tpcx-hs"
    })
public final class TeraSort implements Benchmark, Planned {

  private static final String RUN = "run";

  @Parameters(
      arity = "2..3",
      paramLabel = "IN OUT | run SIZE DIR",
      hideParamSyntax = true,
      description = "Folder of rows and folder of the sorted rows; or the whole case.")
  private List<String> words = List.of();

  @Option(
      names = {"-profile", "--profile"},
      paramLabel = "classic|tuned",
      defaultValue = "tuned",
      description = "As Hadoop's own TeraSort, or the most the cluster can do (${DEFAULT-VALUE}).")
  private Profile profile;

  @Option(
      names = {"-protocol", "--protocol"},
      paramLabel = "tpcx-hs",
      description = "With run: the order of steps and the metric of TPCx-HS (unofficial).")
  private String protocol;

  @Option(
      names = {"-overwrite", "--overwrite"},
      description = "Remove what an earlier job left there.")
  private boolean overwrite;

  @Option(
      names = {"-verify", "--verify"},
      description = "Without run: validate the sorted rows too, unmeasured.")
  private boolean verify;

  @Mixin private StepOptions steps = new StepOptions();

  private SortCase sortCase;

  @Override
  public String operation() {
    if (!isRun()) {
      return "sort";
    }
    return protocol == null ? RUN : protocol;
  }

  private boolean isRun() {
    return words.get(0).equals(RUN) && (words.size() == 3 || steps.schedule().isPresent());
  }

  @Override
  public void prepare(RunContext context) throws IOException, InterruptedException {
    if (sortCase == null) {
      sortCase = choose(context);
    }
    new Reachability(context.configuration()).checkFileSystemOf(new Path(lastWord()));
    sortCase.prepare();
  }

  private String lastWord() {
    return words.get(words.size() - 1);
  }

  @Override
  public Demand demand(Configuration configuration) throws IOException {
    check();
    TeraDemand demand = new TeraDemand(configuration);
    Path folder = new Path(lastWord());
    if (isRun()) {
      return demand.wholeCase(folder, amount(), profile);
    }
    Path in = new Path(words.get(0));
    OneSort.requireTwoFolders(in, folder, configuration);
    return demand.sort(in, folder, profile);
  }

  private SortCase choose(RunContext context) {
    if (context.protocol().barrier()) {
      throw new UsageException(
          "-barrier does not go with terasort: the tasks of a sort wait for each other by nature.");
    }
    check();
    if (!isRun()) {
      return new OneSort(context, words.get(0), words.get(1), profile, overwrite);
    }
    return protocol == null
        ? new WholeCase(context, amount(), lastWord(), profile, overwrite)
        : new HadoopSort(context, amount(), lastWord(), profile, overwrite);
  }

  private Amount amount() {
    return Amount.of(steps).orElseGet(() -> Amount.of(words.get(1)));
  }

  private void check() {
    if (words.size() == 3 && !isRun()) {
      throw new UsageException(
          "terasort takes IN and OUT, or run, a size and a folder; it got '"
              + String.join(" ", words)
              + "'.");
    }
    if (protocol != null && !protocol.equals(HadoopSort.NAME)) {
      throw new UsageException(
          "-protocol: '" + protocol + "' is not known; the only one is " + HadoopSort.NAME + ".");
    }
    if (protocol != null && !isRun()) {
      throw new UsageException("-protocol goes with terasort run.");
    }
    if (Amount.of(steps).isPresent()) {
      checkSteps();
    }
  }

  private void checkSteps() {
    if (!isRun()) {
      throw new UsageException("-steps goes with terasort run DIR, not with IN and OUT.");
    }
    if (words.size() == 3) {
      throw new UsageException(
          "-steps takes the place of the size; write terasort run DIR, without '"
              + words.get(1)
              + "'.");
    }
    if (protocol != null) {
      throw new UsageException(
          "-steps does not go with -protocol " + protocol + ", which makes all rows in each run.");
    }
  }

  @Override
  public Outcome run(RunContext context) throws IOException, InterruptedException {
    return sortCase.run();
  }

  @Override
  public List<Note> verify(RunContext context, Outcome outcome)
      throws IOException, InterruptedException {
    return verify ? sortCase.verify() : List.of();
  }

  @Override
  public void cleanup(RunContext context) {
    // the rows are what the command is for
  }
}
