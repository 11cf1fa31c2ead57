package org.benchsuite.common.output;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.UUID;
import org.apache.hadoop.conf.Configuration;
import org.apache.hadoop.fs.FileStatus;
import org.apache.hadoop.fs.FileSystem;
import org.apache.hadoop.fs.Path;
import org.apache.hadoop.util.ShutdownHookManager;
import org.benchsuite.common.NotFitException;
import org.benchsuite.common.cluster.RunningApplications;

/** A folder that a command makes and nobody else: what it holds is whole, or it is not there. */
public final class OutputFolder {

  private static final String SUCCESS = "_SUCCESS";
  private static final String TEMPORARY = "_temporary";

  /** While file systems are open still, after the jobs of this program were stopped. */
  private static final int AFTER_JOBS = FileSystem.SHUTDOWN_HOOK_PRIORITY + 10;

  private final String workload;
  private final Path path;
  private final FileSystem fileSystem;
  private final Configuration configuration;
  private final Runnable guard = this::removeOnExit;

  /**
   * Names it.
   *
   * @param workload whose output it is, such as {@code terasort}; marks its applications
   */
  public OutputFolder(String workload, Path path, Configuration configuration) throws IOException {
    this.workload = workload;
    this.fileSystem = path.getFileSystem(configuration);
    this.path = fileSystem.makeQualified(path);
    this.configuration = configuration;
  }

  public Path path() {
    return path;
  }

  public Path file(String name) {
    return new Path(path, name);
  }

  /** A file that one task attempt is to write. */
  public AttemptFile attempt(String name) {
    Path attempt = new Path(file(TEMPORARY), name + "-" + UUID.randomUUID());
    return new AttemptFile(fileSystem, attempt, file(name));
  }

  /**
   * Makes sure that it is not there, and that no application which a killed client left behind will
   * write into it.
   *
   * @param overwrite whether rows, reports and marks of MapReduce that are there are removed
   * @throws NotFitException when something is there, or something else with {@code overwrite}
   */
  public void vacate(boolean overwrite) throws IOException, InterruptedException {
    boolean there = fileSystem.exists(path);
    if (there && !overwrite) {
      throw new NotFitException(
          "Output directory " + path + " already exists; name another or give -overwrite.");
    }
    if (there && !holdsOnlyOutput()) {
      throw new NotFitException(
          path
              + " holds other things than the output of a job, so -overwrite does not remove it;"
              + " name another directory.");
    }
    RunningApplications.stop(configuration, tag());
    fileSystem.delete(path, true);
  }

  private boolean holdsOnlyOutput() throws IOException {
    for (FileStatus child : fileSystem.listStatus(path)) {
      String name = child.getPath().getName();
      if (!name.startsWith("part-") && !name.startsWith("_")) {
        return false;
      }
    }
    return fileSystem.getFileStatus(path).isDirectory();
  }

  /** What fills it. */
  @FunctionalInterface
  public interface Making<T> {
    T make() throws IOException, InterruptedException;
  }

  /** Makes it and fills it, as {@link #whole} has it. */
  public <T> T fill(Making<T> making) throws IOException, InterruptedException {
    fileSystem.mkdirs(path);
    return whole(making);
  }

  /**
   * Has it made by a job: it is marked as every MapReduce job does when all is there. When that
   * fails, or this program is stopped before, it goes.
   */
  public <T> T whole(Making<T> making) throws IOException, InterruptedException {
    ShutdownHookManager.get().addShutdownHook(guard, AFTER_JOBS);
    boolean whole = false;
    try {
      T made = making.make();
      fileSystem.delete(file(TEMPORARY), true);
      fileSystem.create(file(SUCCESS), true).close();
      whole = true;
      return made;
    } finally {
      if (!whole) {
        fileSystem.delete(path, true);
      }
      if (!ShutdownHookManager.get().isShutdownInProgress()) {
        ShutdownHookManager.get().removeShutdownHook(guard);
      }
    }
  }

  private void removeOnExit() {
    try {
      fileSystem.delete(path, true);
    } catch (IOException e) {
      System.getLogger(OutputFolder.class.getName())
          .log(System.Logger.Level.WARNING, "could not remove " + path, e);
    }
  }

  /** Makes it with one small file in it, whole. */
  public void publish(String name, String text) throws IOException, InterruptedException {
    fill(
        () -> {
          try (var out = fileSystem.create(file(name), true)) {
            out.write(text.getBytes(StandardCharsets.UTF_8));
          }
          return name;
        });
  }

  /** Marks the applications that write into it. */
  public String tag() {
    return RunningApplications.tag(workload, path);
  }
}
