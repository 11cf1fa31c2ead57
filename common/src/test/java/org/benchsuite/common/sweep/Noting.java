package org.benchsuite.common.sweep;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.List;
import java.util.Optional;
import org.apache.hadoop.conf.Configuration;
import org.benchsuite.common.Benchmark;
import org.benchsuite.common.Demand;
import org.benchsuite.common.Planned;
import org.benchsuite.common.RunContext;
import org.benchsuite.common.Schedule;
import org.benchsuite.common.Sizes;
import org.benchsuite.common.UsageException;
import org.benchsuite.common.cli.StepOptions;
import org.benchsuite.results.Note;
import org.benchsuite.results.Outcome;
import org.benchsuite.results.Scalar;
import org.benchsuite.results.Unit;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** A benchmark that adds a line to a file for each trial, for tests of what runs benchmarks. */
@Command(name = "noting", mixinStandardHelpOptions = true)
public final class Noting implements Benchmark, Planned {

  @Parameters(paramLabel = "FILE")
  private String file;

  @Option(
      names = {"-size", "--size"},
      defaultValue = "1M")
  private String size;

  @Option(
      names = {"-count", "--file-count"},
      defaultValue = "1")
  private int files;

  @Option(names = {"-loud", "--loud"})
  private boolean loud;

  @Option(
      names = {"-voidIf", "--void-if"},
      description = "Void the trial while this file exists.")
  private Path voidIf;

  @Option(
      names = {"-haltAt", "--halt-at"},
      description = "Halt this program at the N-th line.")
  private int haltAt;

  @Option(
      names = {"-forget", "--forget"},
      description = "Measure nothing.")
  private boolean forget;

  @Option(names = {"-overwrite", "--overwrite"})
  private boolean overwrite;

  @Mixin private StepOptions steps = new StepOptions();

  private long bytes() {
    List<Schedule.Slice> slices = steps.slices();
    return slices.isEmpty() ? Sizes.argument(size) : slices.get(slices.size() - 1).to();
  }

  @Override
  public Demand demand(Configuration configuration) {
    if (files < 1) {
      throw new UsageException("-count must be 1 or more, not " + files + ".");
    }
    return new Demand(
        bytes(), files, List.of(new Demand.Data(new org.apache.hadoop.fs.Path(file), bytes(), 1)));
  }

  @Override
  public void prepare(RunContext context) {
    demand(context.configuration());
  }

  @Override
  public Outcome run(RunContext context) throws IOException {
    String line = bytes() + " " + files + (loud ? " loud" : "") + (overwrite ? " again" : "");
    Files.writeString(
        Path.of(file), line + "\n", StandardOpenOption.CREATE, StandardOpenOption.APPEND);
    if (haltAt > 0 && Files.readAllLines(Path.of(file)).size() == haltAt) {
      // as kill -9 would: no hook runs, nothing is closed
      Runtime.getRuntime().halt(137);
    }
    if (forget) {
      return Outcome.nothing();
    }
    return new Outcome(
        List.of(),
        List.of(new Scalar("bytes", Unit.BYTES, bytes())),
        List.of(),
        List.of(),
        Optional.empty());
  }

  @Override
  public List<Note> verify(RunContext context, Outcome outcome) {
    return voidIf != null && Files.exists(voidIf)
        ? List.of(Note.voids("test", "told so"))
        : List.of();
  }

  @Override
  public void cleanup(RunContext context) {
    // the file is what it is for
  }
}
