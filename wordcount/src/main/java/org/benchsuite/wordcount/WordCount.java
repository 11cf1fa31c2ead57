package org.benchsuite.wordcount;

import java.io.IOException;
import java.util.List;
import org.apache.hadoop.conf.Configuration;
import org.apache.hadoop.fs.Path;
import org.apache.hadoop.mapreduce.lib.input.LineRecordReader;
import org.benchsuite.common.Benchmark;
import org.benchsuite.common.Profile;
import org.benchsuite.common.RunContext;
import org.benchsuite.common.UsageException;
import org.benchsuite.common.cluster.Reachability;
import org.benchsuite.results.Note;
import org.benchsuite.results.Outcome;
import picocli.CommandLine.Command;
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
      "wordcount check OUT [OPTIONS]"
    },
    description = {
      "WordCount: counts the words of files, folders and patterns IN into OUT; the output is that of"
          + " Hadoop's own, and is read again to verify it. Compressed text is known by its suffix.",
      "wordcount run: generates DIR/input with textgen if it is not there, counts it into"
          + " DIR/output and verifies that, as one measured case.",
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
      "  wordcount '/logs/2026-*/*.gz' /bench/counts --profile classic"
    })
public final class WordCount implements Benchmark {

  private static final String RUN = "run";
  private static final String CHECK = "check";

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

  private CountCase steps;

  @Override
  public String operation() {
    return isRun() ? RUN : isCheck() ? CHECK : "count";
  }

  private boolean isRun() {
    return words.get(0).equals(RUN) && words.size() == 3;
  }

  private boolean isCheck() {
    return words.get(0).equals(CHECK) && words.size() == 2;
  }

  @Override
  public void prepare(RunContext context) throws IOException, InterruptedException {
    if (steps == null) {
      steps = choose(context);
    }
    new Reachability(context.configuration()).checkFileSystemOf(new Path(last()));
    steps.prepare();
  }

  private String last() {
    return words.get(words.size() - 1);
  }

  private CountCase choose(RunContext context) {
    if (context.protocol().barrier()) {
      throw new UsageException(
          "-barrier does not go with wordcount: its tasks are not started together.");
    }
    if (profile == Profile.TUNED) {
      refuseLines(context.configuration());
    }
    if (top < 0) {
      throw new UsageException("-top must be 0 or more, not " + top + ".");
    }
    if (isCheck()) {
      return new OutputCheck(context, last(), top);
    }
    if (isRun()) {
      return new WholeCase(context, words.get(1), last(), profile, top, overwrite);
    }
    return new OneCount(
        context, words.subList(0, words.size() - 1), last(), profile, top, overwrite);
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
    return steps.run();
  }

  @Override
  public List<Note> verify(RunContext context, Outcome outcome) throws IOException {
    return steps.verify();
  }

  @Override
  public void cleanup(RunContext context) {
    // the counts are what the command is for
  }
}
