package org.benchsuite.local;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Path;
import java.time.Duration;
import org.benchsuite.local.hbase.HBaseAnswer;

/**
 * The HBase of a local cluster: a master with ZooKeeper in one JVM, and a region server in another
 * that can be made to fail.
 */
public final class EmbeddedHBase {
  private static final Duration END_LIMIT = Duration.ofSeconds(20);

  private final ClusterLayout layout;
  private final ClusterProcesses processes;
  private final HBaseCommand command;

  EmbeddedHBase(ClusterLayout layout, Path libraries) {
    this.layout = layout;
    this.processes = new ClusterProcesses(layout);
    this.command = new HBaseCommand(layout, libraries);
  }

  /** The host of ZooKeeper. */
  public String quorum() {
    return HBaseSettings.QUORUM;
  }

  /** The port of ZooKeeper. */
  public int clientPort() {
    return state().zooKeeperPort();
  }

  public long masterPid() {
    return state().masterPid();
  }

  public long regionServerPid() {
    return state().regionServerPid();
  }

  /** Ends the region server as a crash does (SIGKILL); returns when it is gone. */
  public void killRegionServer() throws IOException {
    ProcessHandle process = regionServer();
    process.destroyForcibly();
    if (!Poll.until(END_LIMIT, () -> !process.isAlive())) {
      throw new IOException(
          "The region server (process %d) cannot be killed".formatted(process.pid()));
    }
  }

  /**
   * Starts a region server in the place of one that has ended, on its port, by which the master
   * knows at once that the earlier one is gone. Returns when it is online; its regions are then
   * being recovered, for which clients wait by themselves.
   */
  public synchronized void startRegionServer() throws IOException {
    HBaseState state = state();
    if (ProcessHandle.of(state.regionServerPid()).filter(processes::owns).isPresent()) {
      throw new IOException(
          "The region server is still running (process %d)".formatted(state.regionServerPid()));
    }
    HBaseProcess process =
        HBaseProcess.launch(
            HBaseDaemons.REGION_SERVER,
            layout.regionServerLog(),
            command.regionServer(state.regionServerPort()));
    state.withRegionServer(process.pid()).write(layout);
    process.awaitPort(HBaseAnswer.READY);
  }

  /** Stops the region server in its tracks (SIGSTOP), as a long pause of its JVM would. */
  public void pauseRegionServer() throws IOException {
    signal("STOP");
  }

  /** Lets a paused region server go on (SIGCONT). */
  public void resumeRegionServer() throws IOException {
    signal("CONT");
  }

  private void signal(String name) throws IOException {
    String pid = Long.toString(regionServer().pid());
    Process kill = new ProcessBuilder("kill", "-" + name, pid).start();
    int status = kill.onExit().join().exitValue();
    if (status != 0) {
      throw new IOException(
          "The region server (process %s) cannot be sent SIG%s".formatted(pid, name));
    }
  }

  private ProcessHandle regionServer() throws IOException {
    long pid = regionServerPid();
    return ProcessHandle.of(pid)
        .filter(processes::owns)
        .orElseThrow(
            () -> new IOException("The region server (process %d) has ended".formatted(pid)));
  }

  private HBaseState state() {
    try {
      return HBaseState.find(layout)
          .orElseThrow(() -> new IllegalStateException("The cluster is closed"));
    } catch (IOException unreadable) {
      throw new UncheckedIOException(unreadable);
    }
  }
}
