package org.benchsuite.wordcount;

import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.apache.hadoop.conf.Configuration;
import org.apache.hadoop.fs.Path;
import org.benchsuite.common.Benchmark;
import org.benchsuite.common.Demand;
import org.benchsuite.common.Planned;
import org.benchsuite.common.RunContext;
import org.benchsuite.common.Schedule.Slice;
import org.benchsuite.common.Sizes;
import org.benchsuite.common.cli.StepOptions;
import org.benchsuite.common.cluster.Reachability;
import org.benchsuite.results.Measurement;
import org.benchsuite.results.Note;
import org.benchsuite.results.Outcome;
import org.benchsuite.results.ResultBlock;
import org.benchsuite.results.Scalar;
import org.benchsuite.results.Unit;
import org.benchsuite.wordcount.text.MadeText;
import org.benchsuite.wordcount.text.TextOrder;
import org.benchsuite.wordcount.text.TextReport;
import org.benchsuite.wordcount.text.TextSettings;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** TextGen: map tasks make text of a topic model, as BigDataBench's generator does. */
@Command(
    name = "textgen",
    mixinStandardHelpOptions = true,
    sortOptions = false,
    customSynopsis = {
      "textgen SIZE OUT [OPTIONS]",
      "textgen OUT --steps FIRST:LAST:STEP [OPTIONS]"
    },
    description = {
      "TextGen: makes text for wordcount, the same for the same seed whatever the cluster.",
      "With --steps it makes the slices of the step that are missing below OUT: the input of"
          + " 'wordcount run DIR --steps' where OUT is DIR/input.",
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
      "  textgen /bench/growing/input --steps 10G:200G:10G",
      "  textgen 1G /bench/wiki --model lda_wiki1w -D mapreduce.job.maps=2"
    })
public final class TextGen implements Benchmark, Planned {

  @Parameters(
      index = "0",
      arity = "0..1",
      paramLabel = "SIZE",
      hideParamSyntax = true,
      description = "How much, such as 512MB or 10G (binary units; a bare number is bytes).")
  private String size;

  @Parameters(
      index = "1",
      arity = "0..1",
      paramLabel = "OUT",
      hideParamSyntax = true,
      description = "Folder of the text; must not exist.")
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

  @Mixin(name = "StepOptions")
  private StepOptions stepOptions = new StepOptions();

  @Spec private CommandSpec command;

  private TextCase text;

  @Override
  public String operation() {
    return "generate";
  }

  /** Has every word where it belongs; the record tells of them. */
  private void settle() {
    TextWords words = TextWords.of(size, out, isSteps(), command.qualifiedName());
    size = words.size();
    out = words.out();
  }

  private boolean isSteps() {
    return stepOptions.schedule().isPresent();
  }

  private TextSettings settings() {
    return new TextSettings(Optional.ofNullable(model), order, lines, words);
  }

  @Override
  public Demand demand(Configuration configuration) throws IOException {
    settle();
    List<Slice> slices = Steps.slices(stepOptions);
    Path folder = TextDemand.folder(out, configuration);
    TextDemand demand = new TextDemand(folder, settings(), configuration);
    return slices.isEmpty() ? demand.of(Sizes.argument(size)) : demand.of(slices);
  }

  @Override
  public void prepare(RunContext context) throws IOException, InterruptedException {
    settle();
    if (text == null) {
      text = choose(context);
    }
    new Reachability(context.configuration()).checkFileSystemOf(new Path(out));
    text.prepare();
  }

  private TextCase choose(RunContext context) {
    TextSettings settings = settings();
    List<Slice> slices = Steps.slices(stepOptions);
    Path path = new Path(out);
    return slices.isEmpty()
        ? new OneText(context, Sizes.argument(size), settings, path, overwrite)
        : new StepText(context, slices, settings, path, overwrite);
  }

  @Override
  public Outcome run(RunContext context) throws IOException, InterruptedException {
    long start = context.ticker().getAsLong();
    MadeText made = text.make();
    long elapsed = context.ticker().getAsLong() - start;
    TextReport report = new TextReport(made, elapsed);
    return new Outcome(
        made.job().tasks(),
        measurements(report, made),
        made.job().phases(),
        report.notes(),
        Optional.of(new ResultBlock(report.block(), Optional.empty())));
  }

  private List<Measurement> measurements(TextReport report, MadeText made) {
    List<Measurement> all = new ArrayList<>(report.measurements());
    if (isSteps()) {
      all.add(new Scalar("generated", Unit.BYTES, made.manifest().bytes()));
    }
    return all;
  }

  @Override
  public List<Note> verify(RunContext context, Outcome outcome) throws IOException {
    return text.verify();
  }

  @Override
  public void cleanup(RunContext context) {
    // the text is what the command is for
    text = null;
  }
}
