package org.benchsuite.local;

import java.io.FileDescriptor;
import java.io.FileOutputStream;
import java.io.IOException;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.time.Duration;
import java.util.concurrent.atomic.AtomicReference;

/**
 * The main class of the cluster's JVM: brings the daemons up, says so in one line on its standard
 * output, and takes the cluster away when its standard input ends or it is told to terminate.
 */
public final class ClusterDaemon {
  static final String UP = "UP ";
  static final String READY = "READY";
  static final String FAILED = "FAILED ";

  /** On standard input: the cluster shall outlive the process that started it. */
  static final String DETACH = "DETACH";

  private static final Duration KILL_LIMIT = Duration.ofSeconds(5);
  private static final Duration DELETE_LIMIT = Duration.ofSeconds(5);

  private final ClusterOptions options;
  private final AtomicReference<YarnDaemons> yarn = new AtomicReference<>();

  private ClusterDaemon(ClusterOptions options) {
    this.options = options;
  }

  /** Takes the cluster's folder as its only argument. */
  public static void main(String[] arguments) throws IOException {
    PrintStream parent =
        new PrintStream(new FileOutputStream(FileDescriptor.out), true, StandardCharsets.UTF_8);
    // standard output is for the parent alone, whatever the libraries print
    System.setOut(System.err);
    ClusterLayout layout = new ClusterLayout(Path.of(arguments[0]));
    new ClusterDaemon(ClusterOptions.read(layout)).run(parent);
  }

  private void run(PrintStream parent) {
    Runtime.getRuntime().addShutdownHook(new Thread(() -> end(143), "end-cluster"));
    Thread parentWatch = new Thread(this::watchParent, "parent-watch");
    parentWatch.setDaemon(true);
    parentWatch.start();
    try {
      new ClusterStart(options, yarn::set, part -> parent.println(UP + part)).run();
      parent.println(READY);
    } catch (Throwable failure) {
      failure.printStackTrace();
      parent.println(FAILED + RootCause.sentence(failure));
      end(1);
    }
  }

  private void watchParent() {
    try {
      byte[] last = System.in.readAllBytes();
      if (new String(last, StandardCharsets.UTF_8).strip().equals(DETACH)) {
        return;
      }
    } catch (IOException parentGone) {
      // the same as the end of the input
    }
    end(0);
  }

  /** Leaves at once: a graceful stop of the daemons takes 17 s and saves nothing. */
  private synchronized void end(int status) {
    try {
      YarnDaemons launching = yarn.get();
      if (launching != null) {
        launching.stopLaunching();
      }
      new ClusterProcesses(options.layout()).killAll(KILL_LIMIT);
      Folders.delete(options.layout().base(), DELETE_LIMIT);
    } finally {
      Runtime.getRuntime().halt(status);
    }
  }
}
