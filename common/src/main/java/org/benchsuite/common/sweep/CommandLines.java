package org.benchsuite.common.sweep;

import java.io.IOException;
import java.util.List;
import java.util.Optional;
import org.apache.hadoop.conf.Configuration;
import org.benchsuite.common.Demand;
import org.benchsuite.common.Schedule;
import picocli.CommandLine.Model.CommandSpec;

/** The one parser of command lines, as a sweep uses it: look, check, run. */
public interface CommandLines {

  /** The options of a benchmark; empty when there is no benchmark of that name. */
  Optional<CommandSpec> benchmark(String name);

  /** The names of all benchmarks. */
  List<String> names();

  /**
   * Parses a command line and checks it as far as that goes without running it.
   *
   * @throws picocli.CommandLine.ParameterException when it does not parse
   * @throws org.benchsuite.common.UsageException when it parses but cannot be meant
   */
  Checked check(List<String> words) throws IOException;

  /** One sentence on a command line that does not parse. */
  String explain(picocli.CommandLine.ParameterException failure, List<String> words);

  /** Runs a command line to its end and returns its exit code. */
  int run(List<String> words);

  /**
   * A command line that parses.
   *
   * @param benchmark its name
   * @param operation what it does
   * @param steps the steps it stands for, when there are several
   * @param trials repetitions within one run, warm-ups included
   * @param demand what one trial asks for; unknown while it stands for several steps
   * @param configuration the cluster, with every generic option applied
   */
  record Checked(
      String benchmark,
      String operation,
      Optional<Schedule> steps,
      int trials,
      Demand demand,
      Configuration configuration) {}
}
