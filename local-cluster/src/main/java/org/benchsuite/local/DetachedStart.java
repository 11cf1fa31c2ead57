package org.benchsuite.local;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Path;
import java.time.Instant;
import java.util.Optional;

/** Brings up a cluster that is remembered and then let go; an interrupted start leaves nothing. */
final class DetachedStart {
  private final StateStore store;
  private final LocalCluster.Builder builder;
  private final Optional<Path> keptData;

  DetachedStart(StateStore store, LocalCluster.Builder builder, Optional<Path> keptData) {
    this.store = store;
    this.builder = builder;
    this.keptData = keptData;
  }

  DetachedCluster run() throws IOException {
    ClusterLayout layout = ClusterLayout.temporary();
    ClusterProcess process = builder.launch(layout, true);
    AtExit undo = AtExit.run("undo-start", () -> undo(process));
    try {
      // remembered before it is ready, so that a start that is killed can still be cleared
      DetachedCluster cluster = new DetachedCluster(layout, process.pid(), Instant.now(), keptData);
      store.write(cluster);
      process.awaitReady(builder.startLimit());
      process.detach();
      return cluster;
    } catch (IOException failure) {
      undo(process);
      throw failure;
    } finally {
      undo.callOff();
    }
  }

  private void undo(ClusterProcess process) {
    process.end();
    try {
      store.forget();
    } catch (IOException stuck) {
      throw new UncheckedIOException(stuck);
    }
  }
}
