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

/** Stops the cluster that stays up, and leaves nothing of it but data that was to be kept. */
@Command(
    name = "stop",
    description = "Stop the cluster; data is kept only where --data-dir was given.",
    mixinStandardHelpOptions = true)
final class StopCommand implements Callable<Integer> {
  @Spec private CommandSpec command;
  @Mixin private StateFolder state;

  @Override
  public Integer call() throws IOException {
    PrintWriter out = command.commandLine().getOut();
    StateStore store = state.store();
    try (FileChannel lock = store.lock()) {
      Optional<DetachedCluster> remembered = store.read();
      if (remembered.isEmpty()) {
        out.println("No local cluster is up.");
        return 0;
      }
      DetachedCluster cluster = remembered.get();
      boolean wasUp = cluster.process().isPresent();
      cluster.end();
      store.forget();
      out.printf(
          wasUp
              ? "Stopped the local cluster (process %d).%n"
              : "The local cluster (process %d) had already ended; what it left is cleared.%n",
          cluster.pid());
      cluster.keptData().ifPresent(data -> out.printf("Its data is kept in %s%n", data));
      return 0;
    }
  }
}
