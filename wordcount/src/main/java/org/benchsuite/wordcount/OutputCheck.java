package org.benchsuite.wordcount;

import java.io.IOException;
import java.util.List;
import java.util.Optional;
import org.apache.hadoop.fs.Path;
import org.benchsuite.common.RunContext;
import org.benchsuite.results.Outcome;
import org.benchsuite.results.ResultBlock;
import org.benchsuite.results.Scalar;
import org.benchsuite.results.Unit;
import org.benchsuite.results.text.ClosingLines;
import org.benchsuite.wordcount.count.CountedWords;
import org.benchsuite.wordcount.count.OutputReader;
import org.benchsuite.wordcount.text.TextManifest;

/** {@code wordcount check OUT}: reads an output again. */
final class OutputCheck implements CountCase {

  private final RunContext context;
  private final Path output;
  private final int top;

  OutputCheck(RunContext context, String out, int top) {
    this.context = context;
    this.output = new Path(out);
    this.top = top;
  }

  @Override
  public void prepare() {
    // an output that is not there is told of by reading it
  }

  @Override
  public Outcome run() throws IOException {
    long start = context.ticker().getAsLong();
    CountedWords found =
        OutputReader.read(output, top, context.configuration(), context.progress());
    long elapsed = context.ticker().getAsLong() - start;
    return new Outcome(
        List.of(),
        List.of(
            new Scalar("elapsed", Unit.NANOSECONDS, elapsed),
            new Scalar("words", Unit.COUNT, found.words()),
            new Scalar("different words", Unit.COUNT, found.different())),
        List.of(),
        CountVerification.of(
            output, found, Optional.empty(), TextManifest.read(output, context.configuration())),
        Optional.of(
            new ResultBlock(
                new ClosingLines("WordCount, counts read again")
                        .line("words", found.words())
                        .line("different words", found.different())
                    + CountMeasurements.top(found)
                    + String.format("%n"),
                Optional.empty())));
  }
}
