package org.benchsuite.common.cli;

import java.util.Optional;
import picocli.CommandLine;
import picocli.CommandLine.Model.CommandSpec;

/** The options that benchmarks have in common, of one parsed command. */
record Mixins(CommandLine command) {

  HadoopOptions hadoop() {
    return find(HadoopOptions.class).orElseThrow();
  }

  RunOptions run() {
    return find(RunOptions.class).orElseThrow();
  }

  SweepOptions sweep() {
    return find(SweepOptions.class).orElseThrow();
  }

  /** Those of a benchmark that has a size. */
  Optional<StepOptions> steps() {
    return find(StepOptions.class);
  }

  private <T> Optional<T> find(Class<T> type) {
    return command.getMixins().values().stream()
        .map(mixin -> mixin instanceof CommandSpec spec ? spec.userObject() : mixin)
        .filter(type::isInstance)
        .map(type::cast)
        .findFirst();
  }
}
