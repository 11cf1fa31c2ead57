package org.benchsuite.wordcount;

import java.io.IOException;
import java.util.List;
import java.util.Optional;
import org.apache.hadoop.fs.Path;
import org.benchsuite.common.Benchmark;
import org.benchsuite.common.RunContext;
import org.benchsuite.common.Sizes;
import org.benchsuite.common.cluster.Reachability;
import org.benchsuite.common.output.OutputFolder;
import org.benchsuite.results.Note;
import org.benchsuite.results.Outcome;
import org.benchsuite.results.ResultBlock;
import org.benchsuite.wordcount.text.TextGeneration;
import org.benchsuite.wordcount.text.TextOrder;
import org.benchsuite.wordcount.text.TextReport;
import org.benchsuite.wordcount.text.TextSettings;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** TextGen: map tasks make text of a topic model, as BigDataBench's generator does. */
@Command(
    name = "textgen",
    mixinStandardHelpOptions = true,
    sortOptions = false,
    customSynopsis = "textgen SIZE OUT [OPTIONS]",
    description = {
      "TextGen: makes text for wordcount, the same for the same seed whatever the cluster.",
      "-D mapreduce.job.maps=N sets the number of map tasks, at most one a file."
    },
    exitCodeListHeading = "%nExit codes:%n",
    exitCodeList = {
      "0:done, every number valid",
      "1:a trial or its verification failed",
      "2:usage",
      "3:the cluster or the model is not fit (preflight)"
    },
    footerHeading = "%nExamples:%n",
    footer = {
      "  textgen 10G /bench/text",
      "  textgen 10G /bench/text-2 --order shuffled -seed 2",
      "  textgen 1G /bench/wiki --model lda_wiki1w -D mapreduce.job.maps=2"
    })
public final class TextGen implements Benchmark {

  @Parameters(
      index = "0",
      paramLabel = "SIZE",
      description = "How much, such as 512MB or 10G (binary units; a bare number is bytes).")
  private String size;

  @Parameters(index = "1", paramLabel = "OUT", description = "Folder of the text; must not exist.")
  private String out;

  @Option(
      names = {"-model", "--model"},
      paramLabel = "DIR",
      description = {
        "Folder of a topic model (final.other, final.beta, *.voca), on any",
        "Hadoop file system or this machine's disks (one of our own)."
      })
  private String model;

  @Option(
      names = {"-order", "--order"},
      paramLabel = "grouped|shuffled",
      defaultValue = "grouped",
      description = {
        "Words of a line: repeats side by side as in BigDataBench's text,",
        "or as they are drawn (${DEFAULT-VALUE})."
      })
  private TextOrder order;

  @Option(
      names = {"-lines", "--lines"},
      paramLabel = "N",
      defaultValue = "" + TextSettings.LINES,
      description = "Lines of a file, about (${DEFAULT-VALUE}).")
  private int lines;

  @Option(
      names = {"-words", "--words"},
      paramLabel = "N",
      defaultValue = "" + TextSettings.WORDS,
      description = "Words of a line, the mean (${DEFAULT-VALUE}).")
  private int words;

  @Option(
      names = {"-overwrite", "--overwrite"},
      description = "Remove what an earlier job left there.")
  private boolean overwrite;

  private TextGeneration generation;
  private boolean made;

  @Override
  public String operation() {
    return "generate";
  }

  @Override
  public void prepare(RunContext context) throws IOException, InterruptedException {
    TextSettings settings = new TextSettings(Optional.ofNullable(model), order, lines, words);
    long bytes = Sizes.argument(size);
    Path path = new Path(out);
    new Reachability(context.configuration()).checkFileSystemOf(path);
    OutputFolder output = new OutputFolder("wordcount", path, context.configuration());
    generation = TextGeneration.prepare(context, bytes, settings, output);
    // the text of an earlier trial of this run makes room for the next
    output.vacate(overwrite || made);
    generation.checkSpace();
  }

  @Override
  public Outcome run(RunContext context) throws IOException, InterruptedException {
    long start = context.ticker().getAsLong();
    made = true;
    TextGeneration.Made text = generation.run();
    long elapsed = context.ticker().getAsLong() - start;
    TextReport report = new TextReport(generation, text, elapsed);
    return new Outcome(
        text.job().tasks(),
        report.measurements(),
        text.job().phases(),
        report.notes(),
        Optional.of(new ResultBlock(report.block(), Optional.empty())));
  }

  @Override
  public List<Note> verify(RunContext context, Outcome outcome) throws IOException {
    return generation.verify();
  }

  @Override
  public void cleanup(RunContext context) {
    // the text is what the command is for
  }
}
