package org.benchsuite.common.fanout;

import java.io.FileNotFoundException;
import java.io.IOException;
import java.time.Duration;
import org.apache.hadoop.conf.Configuration;
import org.apache.hadoop.fs.FileStatus;
import org.apache.hadoop.fs.FileSystem;
import org.apache.hadoop.fs.Path;
import org.benchsuite.common.Poll;

/**
 * Lets all tasks of a job start together: each leaves a mark in a shared folder and waits until the
 * client, having counted them, opens the gate.
 */
final class StartBarrier {

  static final String FOLDER = "bench.fanout.barrier";

  private static final Duration LONGEST_WAIT = Duration.ofMinutes(10);
  private static final String GATE = "_open";

  private final Configuration configuration;
  private final Path folder;

  private StartBarrier(Configuration configuration, Path folder) {
    this.configuration = configuration;
    this.folder = folder;
  }

  /** The barrier of a job; without a folder in its configuration nobody waits. */
  static StartBarrier of(Configuration configuration) {
    String folder = configuration.get(FOLDER);
    return new StartBarrier(configuration, folder == null ? null : new Path(folder));
  }

  void awaitOthers(int index, Runnable stillAlive) throws IOException, InterruptedException {
    if (folder == null) {
      return;
    }
    FileSystem fileSystem = folder.getFileSystem(configuration);
    fileSystem.create(new Path(folder, "task-" + index), true).close();
    Path gate = new Path(folder, GATE);
    boolean opened =
        Poll.until(
            () -> {
              stillAlive.run();
              return fileSystem.exists(gate);
            },
            LONGEST_WAIT);
    if (!opened) {
      throw new IOException(
          "task " + index + " waited " + LONGEST_WAIT + " for the other tasks to start");
    }
  }

  /** Opens the gate once {@code tasks} marks are there; returns whether it is open. */
  boolean openWhenAllWait(int tasks) throws IOException {
    if (folder == null) {
      return true;
    }
    FileSystem fileSystem = folder.getFileSystem(configuration);
    if (marks(fileSystem) < tasks) {
      return false;
    }
    fileSystem.create(new Path(folder, GATE), true).close();
    return true;
  }

  private int marks(FileSystem fileSystem) throws IOException {
    try {
      FileStatus[] marks = fileSystem.listStatus(folder);
      return marks.length;
    } catch (FileNotFoundException e) {
      return 0;
    }
  }
}
