package org.benchsuite.common.fanout;

import java.io.FileNotFoundException;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import org.apache.hadoop.conf.Configuration;
import org.apache.hadoop.fs.FileStatus;
import org.apache.hadoop.fs.FileSystem;
import org.apache.hadoop.fs.Path;
import org.apache.hadoop.io.BytesWritable;
import org.apache.hadoop.io.NullWritable;
import org.apache.hadoop.io.SequenceFile;
import org.benchsuite.common.TrialFailedException;
import org.benchsuite.results.TaskResult;
import org.benchsuite.results.TaskResultJson;

/** Reads the result files that the tasks of a job committed. */
final class TaskResultFiles {

  private static final String PREFIX = "part-";
  private static final int READERS = 16;

  private final Configuration configuration;
  private final Path folder;

  TaskResultFiles(Configuration configuration, Path folder) {
    this.configuration = configuration;
    this.folder = folder;
  }

  /**
   * The results of tasks 0 to {@code tasks - 1}, in that order.
   *
   * @throws TrialFailedException when one is missing or there twice
   */
  List<TaskResult> readAll(int tasks) throws IOException, InterruptedException {
    TaskResult[] results = new TaskResult[tasks];
    ExecutorService readers = Executors.newFixedThreadPool(Math.min(READERS, tasks));
    try {
      for (Future<TaskResult> reading : submitAll(readers)) {
        TaskResult result = await(reading);
        if (result.index() >= tasks || results[result.index()] != null) {
          throw new TrialFailedException(
              "Task " + result.index() + " left two results in " + folder + "; run it again.");
        }
        results[result.index()] = result;
      }
    } finally {
      readers.shutdownNow();
    }
    for (int i = 0; i < tasks; i++) {
      if (results[i] == null) {
        throw new TrialFailedException(
            "Task " + i + " of " + tasks + " left no result in " + folder + "; run it again.");
      }
    }
    return List.of(results);
  }

  private List<Future<TaskResult>> submitAll(ExecutorService readers) throws IOException {
    FileSystem fileSystem = folder.getFileSystem(configuration);
    List<Future<TaskResult>> reading = new ArrayList<>();
    for (FileStatus file : list(fileSystem)) {
      if (file.getPath().getName().startsWith(PREFIX)) {
        reading.add(readers.submit(() -> read(file.getPath())));
      }
    }
    return reading;
  }

  private FileStatus[] list(FileSystem fileSystem) throws IOException {
    try {
      return fileSystem.listStatus(folder);
    } catch (FileNotFoundException e) {
      return new FileStatus[0];
    }
  }

  private TaskResult read(Path file) throws IOException {
    BytesWritable value = new BytesWritable();
    try (SequenceFile.Reader reader =
        new SequenceFile.Reader(configuration, SequenceFile.Reader.file(file))) {
      if (!reader.next(NullWritable.get(), value)) {
        throw new IOException(file + " holds no result");
      }
    }
    return TaskResultJson.fromBytes(value.copyBytes());
  }

  private static TaskResult await(Future<TaskResult> reading)
      throws IOException, InterruptedException {
    try {
      return reading.get();
    } catch (ExecutionException e) {
      throw new IOException("a task's result cannot be read: " + e.getCause(), e.getCause());
    }
  }
}
