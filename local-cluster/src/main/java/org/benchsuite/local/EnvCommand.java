package org.benchsuite.local;

import java.io.IOException;
import java.util.Optional;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Spec;

/** Prints what a shell needs to point Hadoop clients at the cluster. */
@Command(
    name = "env",
    description = "Print export lines for: eval \"$(scripts/bench local env)\"",
    mixinStandardHelpOptions = true)
final class EnvCommand implements Callable<Integer> {
  @Spec private CommandSpec command;
  @Mixin private StateFolder state;

  @Override
  public Integer call() throws IOException {
    Optional<DetachedCluster> up = state.store().readUp();
    if (up.isEmpty()) {
      command.commandLine().getErr().println("No local cluster is up; start one: local start");
      return LocalMain.FAILED;
    }
    String folder = up.get().layout().conf().toString();
    command.commandLine().getOut().println("export HADOOP_CONF_DIR=" + quoted(folder));
    return 0;
  }

  private static String quoted(String text) {
    return "'" + text.replace("'", "'\\''") + "'";
  }
}
