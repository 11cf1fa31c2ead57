package org.benchsuite.local;

import java.io.IOException;
import java.io.PrintWriter;
import java.nio.channels.FileChannel;
import java.util.Optional;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Spec;

/** Starts a cluster that stays up between commands. */
@Command(
    name = "start",
    description = "Start a cluster that stays up until it is stopped.",
    mixinStandardHelpOptions = true)
final class StartCommand implements Callable<Integer> {
  @Spec private CommandSpec command;
  @Mixin private StateFolder state;
  @Mixin private ClusterFlags flags;

  @Override
  public Integer call() throws IOException {
    LocalCluster.Builder builder = flags.builder();
    StateStore store = state.store();
    try (FileChannel lock = store.lock()) {
      Optional<DetachedCluster> earlier = store.read();
      if (earlier.isPresent() && earlier.get().process().isPresent()) {
        err()
            .printf(
                "A local cluster is already up (process %d); stop it first: local stop%n",
                earlier.get().pid());
        return LocalMain.FAILED;
      }
      if (earlier.isPresent()) {
        err().println("Clearing what an earlier cluster left behind.");
        earlier.get().end();
        store.forget();
      }
      StartProgress progress = new StartProgress(err(), flags.parts());
      builder.progress(progress::up);
      tell(progress.follow(new DetachedStart(store, builder, flags.keptData())::run));
      return 0;
    }
  }

  private void tell(DetachedCluster cluster) {
    PrintWriter out = command.commandLine().getOut();
    out.printf("HADOOP_CONF_DIR=%s%n", cluster.layout().conf());
    out.printf("Log:  %s%n", cluster.layout().log());
    out.printf(
        "Data: %s%n",
        cluster.keptData().map(Object::toString).orElse("temporary, gone after local stop"));
    out.println("Point a Hadoop client at it: eval \"$(scripts/bench local env)\"");
    out.flush();
  }

  private PrintWriter err() {
    return command.commandLine().getErr();
  }
}
