package org.benchsuite.common.cli;

import java.util.List;
import org.benchsuite.common.Benchmark;

/** Main class of a jar with one benchmark: its options follow directly, or after its name. */
public final class BenchMain {

  private BenchMain() {}

  public static void main(String[] arguments) {
    System.exit(new BenchCli(Console.system()).run(withName(arguments)));
  }

  private static String[] withName(String[] arguments) {
    List<Benchmark> benchmarks = BenchCli.benchmarks();
    if (benchmarks.size() != 1) {
      return arguments;
    }
    String name = BenchCli.nameOf(benchmarks.get(0));
    if (arguments.length > 0 && arguments[0].equals(name)) {
      return arguments;
    }
    String[] named = new String[arguments.length + 1];
    named[0] = name;
    System.arraycopy(arguments, 0, named, 1, arguments.length);
    return named;
  }
}
