package org.benchsuite.dfsio;

import java.io.IOException;
import java.time.Duration;
import org.apache.hadoop.fs.FileSystem;
import org.apache.hadoop.hdfs.DistributedFileSystem;
import org.benchsuite.common.Poll;
import org.benchsuite.common.fanout.TaskContext;

/** Cuts one file to a length and waits until its last block is recovered. */
public final class TruncateTask extends FileTask {

  private static final Duration LONGEST_WAIT = Duration.ofMinutes(5);

  @Override
  public void run(TaskContext context) throws IOException, InterruptedException {
    long before = bytesBefore();
    long start = ticker().getAsLong();
    boolean done = fileSystem().truncate(file(), plan().bytes());
    long answered = ticker().getAsLong();
    operation("truncate").record(before - plan().bytes(), start, answered);
    if (!done) {
      awaitRecovery(fileSystem());
      operation("recover").record(0, answered, ticker().getAsLong());
    }
    context.moved(before - plan().bytes());
  }

  private void awaitRecovery(FileSystem fileSystem) throws IOException, InterruptedException {
    if (!(fileSystem instanceof DistributedFileSystem hdfs)) {
      return;
    }
    if (!Poll.until(() -> hdfs.isFileClosed(file()), LONGEST_WAIT)) {
      throw new IOException(
          "the last block of " + file() + " was not recovered within " + LONGEST_WAIT);
    }
  }
}
