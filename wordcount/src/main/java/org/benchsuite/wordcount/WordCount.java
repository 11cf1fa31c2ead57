package org.benchsuite.wordcount;

import java.io.IOException;
import java.util.List;
import org.apache.hadoop.conf.Configuration;
import org.apache.hadoop.fs.Path;
import org.apache.hadoop.mapreduce.lib.input.LineRecordReader;
import org.benchsuite.common.Benchmark;
import org.benchsuite.common.Demand;
import org.benchsuite.common.Planned;
import org.benchsuite.common.Profile;
import org.benchsuite.common.RunContext;
import org.benchsuite.common.Schedule.Slice;
import org.benchsuite.common.Sizes;
import org.benchsuite.common.UsageException;
import org.benchsuite.common.cli.StepOptions;
import org.benchsuite.common.cluster.Reachability;
import org.benchsuite.results.Note;
import org.benchsuite.results.Outcome;
import org.benchsuite.wordcount.text.TextFolder;
import org.benchsuite.wordcount.text.TextSlices;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** WordCount: one MapReduce job counts words; or the whole case from text to verification. */
@Command(
    name = "wordcount",
    mixinStandardHelpOptions = true,
    sortOptions = false,
    customSynopsis = {
      "wordcount IN... OUT [OPTIONS]",
      "wordcount run SIZE DIR [OPTIONS]",
      "wordcount run DIR --steps FIRST:LAST:STEP [OPTIONS]",
      "wordcount check OUT [OPTIONS]"
    },
    description = {
      "WordCount: counts the words of files, folders and patterns IN into OUT; the output is that of"
          + " Hadoop's own, and is read again to verify it. Compressed text is known by its suffix.",
      "wordcount run: generates DIR/input with textgen if it is not there, counts it into"
          + " DIR/output and verifies that, as one measured case. With --steps the text lies in"
          + " slices below DIR/input, each generated once; -overwrite generates that of the step"
          + " anew.",
      "wordcount check: reads an output again and compares it with what textgen recorded.",
      "-D mapreduce.job.reduces=N as for Hadoop's own."
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
      "  wordcount /bench/text /bench/counts -top 20",
      "  wordcount run 200G /bench/wordcount -trials 3 -queue bench",
      "  wordcount run /bench/growing --steps 10G:200G:10G",
      "  wordcount '/logs/2026-*/*.gz' /bench/counts --profile classic"
    })
public final class WordCount implements Benchmark, Planned {

  private static final List<String> LINE_SETTINGS =
      List.of("textinputformat.record.delimiter", LineRecordReader.MAX_LINE_LENGTH);

  @Parameters(
      arity = "2..*",
      paramLabel = "IN... OUT | run SIZE DIR | check OUT",
      hideParamSyntax = true,
      description = "Text and folder of the counts; the whole case; or counts to be read again.")
  private List<String> words = List.of();

  @Option(
      names = {"-profile", "--profile"},
      paramLabel = "classic|tuned",
      defaultValue = "tuned",
      description = "As Hadoop's own wordcount, or the most the cluster can do (${DEFAULT-VALUE}).")
  private Profile profile;

  @Option(
      names = {"-top", "--top"},
      paramLabel = "K",
      defaultValue = "0",
      description = "Print the K most frequent words.")
  private int top;

  @Option(
      names = {"-overwrite", "--overwrite"},
      description = "Remove what an earlier job left there.")
  private boolean overwrite;

  @Mixin(name = "StepOptions")
  private StepOptions stepOptions = new StepOptions();

  private CountCase counting;

  @Override
  public String operation() {
    return asked().operation();
  }

  private CountWords asked() {
    return new CountWords(words, stepOptions.schedule().isPresent());
  }

  @Override
  public Demand demand(Configuration configuration) throws IOException {
    List<Slice> slices = check(configuration);
    CountWords asked = asked();
    Path last = TextDemand.folder(asked.last(), configuration);
    CountDemand demand = new CountDemand(profile, configuration);
    if (asked.isCheck()) {
      return Demand.unknown();
    }
    if (!slices.isEmpty()) {
      return demand.ofSlices(slices, WholeCase.input(last));
    }
    if (asked.isRun()) {
      return demand.ofSize(Sizes.argument(asked.size()), WholeCase.input(last));
    }
    OneCount.requireApart(asked.in(), asked.last(), configuration);
    return demand.ofInput(asked.in());
  }

  @Override
  public void prepare(RunContext context) throws IOException, InterruptedException {
    if (counting == null) {
      counting = choose(context);
    }
    new Reachability(context.configuration()).checkFileSystemOf(new Path(asked().last()));
    counting.prepare();
  }

  private CountCase choose(RunContext context) {
    if (context.protocol().barrier()) {
      throw new UsageException(
          "-barrier does not go with wordcount: its tasks are not started together.");
    }
    List<Slice> slices = check(context.configuration());
    CountWords asked = asked();
    if (asked.isCheck()) {
      return new OutputCheck(context, asked.last(), top);
    }
    if (!slices.isEmpty()) {
      return whole(context, (input, text) -> TextSlices.of(context, slices, text, input));
    }
    if (asked.isRun()) {
      long bytes = Sizes.argument(asked.size());
      return whole(context, (input, text) -> TextFolder.of(context, bytes, text, input));
    }
    return new OneCount(context, asked.in(), asked.last(), profile, top, overwrite);
  }

  private WholeCase whole(RunContext context, WholeCase.Making making) {
    return new WholeCase(context, making, asked().last(), profile, top, overwrite);
  }

  /** Checks the options against each other; returns the slices of the step that is to run. */
  private List<Slice> check(Configuration configuration) {
    asked().check();
    List<Slice> slices = Steps.slices(stepOptions);
    if (profile == Profile.TUNED) {
      refuseLines(configuration);
    }
    if (top < 0) {
      throw new UsageException("-top must be 0 or more, not " + top + ".");
    }
    return slices;
  }

  /** What makes other words of the same bytes by making other lines. */
  private static void refuseLines(Configuration configuration) {
    for (String name : LINE_SETTINGS) {
      if (configuration.get(name) != null) {
        throw new UsageException(
            name + " is set, but -profile tuned reads no lines; use -profile classic.");
      }
    }
  }

  @Override
  public Outcome run(RunContext context) throws IOException, InterruptedException {
    return counting.run();
  }

  @Override
  public List<Note> verify(RunContext context, Outcome outcome) throws IOException {
    return counting.verify();
  }

  @Override
  public void cleanup(RunContext context) {
    // the counts are what the command is for
    counting = null;
  }
}
