package org.benchsuite.suite;

import java.io.IOException;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.concurrent.Callable;
import java.util.stream.Stream;
import org.benchsuite.common.Protocol.OnFailure;
import org.benchsuite.common.UsageException;
import org.benchsuite.common.cli.Console;
import org.benchsuite.common.cli.DurationConverter;
import org.benchsuite.common.sweep.Given;
import org.benchsuite.common.sweep.GivenOption;
import org.benchsuite.common.sweep.Place;
import org.benchsuite.common.sweep.PlanCommand;
import org.benchsuite.common.sweep.SweepPlan;
import org.benchsuite.common.sweep.SweepPlan.Combine;
import org.benchsuite.common.sweep.SweepPlan.Order;
import org.benchsuite.suite.plan.PlanFile;
import picocli.CommandLine.ArgGroup;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** Runs every case of a plan, from a file or from this line. */
@Command(
    name = "sweep",
    mixinStandardHelpOptions = true,
    sortOptions = false,
    customSynopsis = {
      "sweep PLAN.yaml [OPTIONS]",
      "sweep --axis NAME=V1,V2... [OPTIONS] -- BENCHMARK [ITS OPTIONS]"
    },
    description = {
      "Run every case of a plan: any option of a benchmark may take a list of values.",
      "Everything is checked before anything runs. Killed at any moment, the same command goes on:"
          + " finished cases are kept, the broken one is cleaned and run again."
    },
    exitCodeListHeading = "%nExit codes:%n",
    exitCodeList = {
      "0:every run has a valid record",
      "1:a run or its verification failed",
      "2:usage, or another plan was begun under this name",
      "3:the cluster is not fit, or did not come to rest"
    },
    footerHeading = "%nExamples:%n",
    footer = {
      "  sweep replication.yaml --dry-run",
      "  sweep replication.yaml -queue bench --label old",
      "  sweep --axis nrFiles=8,16,32 --axis 'D dfs.replication=1,3' --repeats 3 -- dfsio -write -size 1G"
    })
final class SweepCommand implements Callable<Integer> {

  private static final String NAME = "[A-Za-z0-9][A-Za-z0-9._-]*";
  private static final Place LINE = new Place("the command line", 0, 0);

  private final Console console;

  @Mixin private SweepLine line = new SweepLine();

  @Parameters(
      arity = "1..*",
      paramLabel = "PLAN.yaml | BENCHMARK...",
      hideParamSyntax = true,
      description = "A plan; or, with --axis and after --, a command line.")
  private List<String> words = List.of();

  @ArgGroup(validate = false, order = 70, heading = "%nInstead of a plan:%n")
  private Axes axes = new Axes();

  /** What a plan says, on the line. */
  static final class Axes {

    @Option(
        names = "--axis",
        paramLabel = "NAME=V1,V2...",
        description = "An option with its values; may be given many times.")
    private List<String> axes = new ArrayList<>();

    @Option(names = "--zip", description = "The first value of each axis, then the second.")
    private boolean zip;

    @Option(names = "--name", description = "Name of the sweep (made from the line).")
    private String name;

    @Option(names = "--repeats", paramLabel = "N", defaultValue = "1", description = "Runs a case.")
    private int repeats;

    @Option(
        names = "--order",
        paramLabel = "grouped|interleaved|shuffled",
        defaultValue = "grouped",
        description = "Order of the runs (${DEFAULT-VALUE}).")
    private Order order;

    @Option(
        names = {"-seed", "--seed"},
        paramLabel = "N",
        defaultValue = "1",
        description = "Seed of a shuffled order.")
    private long seed;

    @Option(
        names = {"-coolDown", "--cool-down"},
        paramLabel = "TIME",
        defaultValue = "0s",
        converter = DurationConverter.class,
        description = "Rest between two runs.")
    private Duration coolDown;

    @Option(
        names = "--quiesce",
        paramLabel = "TIME",
        converter = DurationConverter.class,
        description = "Before each run wait so long at most for the cluster to come to rest.")
    private Duration quiesce;

    @Option(
        names = {"-onFailure", "--on-failure"},
        paramLabel = "stop|continue",
        defaultValue = "stop",
        description = "After a failed or void run (${DEFAULT-VALUE}).")
    private OnFailure onFailure;

    /** Whether anything besides the axes is not as it would be anyway. */
    private boolean isGiven() {
      return zip
          || name != null
          || repeats != 1
          || order != Order.GROUPED
          || seed != 1
          || !coolDown.isZero()
          || quiesce != null
          || onFailure != OnFailure.STOP;
    }
  }

  SweepCommand(Console console) {
    this.console = console;
  }

  @Override
  public Integer call() throws IOException, InterruptedException {
    return line.run(plan(), console).exitCode();
  }

  private SweepPlan plan() throws IOException {
    if (!axes.axes.isEmpty()) {
      return ofLine();
    }
    if (axes.isGiven()) {
      throw new UsageException(
          "--repeats, --order, --zip, --name, --seed, --cool-down, --quiesce and --on-failure go with"
              + " --axis; a plan says these things itself.");
    }
    if (words.size() > 1) {
      throw new UsageException(
          "sweep takes one plan, or --axis and a command line after --; it got '"
              + String.join(" ", words)
              + "'.");
    }
    return PlanFile.read(Path.of(words.get(0)));
  }

  private SweepPlan ofLine() {
    if (axes.repeats < 1) {
      throw new UsageException("--repeats must be 1 or more, not " + axes.repeats + ".");
    }
    if (axes.name != null && !axes.name.matches(NAME)) {
      throw new UsageException(
          "--name: '" + axes.name + "' is no name; use letters, digits, '.', '_' and '-'.");
    }
    return new SweepPlan(
        axes.name == null ? nameOfLine() : axes.name,
        "",
        List.of(new PlanCommand(words, LINE, List.of(), OptionalInt.empty())),
        axes.axes.stream().map(SweepCommand::axis).toList(),
        axes.zip ? Combine.ZIP : Combine.PRODUCT,
        axes.repeats,
        axes.order,
        axes.seed,
        axes.coolDown,
        Optional.ofNullable(axes.quiesce),
        axes.onFailure,
        Optional.empty(),
        List.of());
  }

  private static GivenOption axis(String text) {
    int equals = text.indexOf('=');
    if (equals < 1 || equals == text.length() - 1) {
      throw new UsageException(
          "--axis needs NAME=V1,V2..., not '" + text + "'; write --axis nrFiles=8,16.");
    }
    List<Given> values =
        Stream.of(text.substring(equals + 1).split(",", -1))
            .map(value -> new Given(value.strip(), LINE))
            .toList();
    return new GivenOption(new Given(text.substring(0, equals).strip(), LINE), values, true);
  }

  private String nameOfLine() {
    List<String> all = new ArrayList<>(words);
    all.addAll(axes.axes);
    return "sweep-" + SweepPlan.digest(all);
  }
}
