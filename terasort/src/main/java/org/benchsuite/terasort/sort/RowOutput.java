package org.benchsuite.terasort.sort;

import java.io.Closeable;
import java.io.IOException;
import org.apache.hadoop.conf.Configuration;
import org.apache.hadoop.fs.FSDataOutputStream;
import org.apache.hadoop.fs.Path;
import org.apache.hadoop.mapreduce.TaskInputOutputContext;
import org.apache.hadoop.mapreduce.lib.output.FileOutputFormat;

/**
 * The file of a reduce task, where the committer of the job looks for it. Written directly, so that
 * the application master, which may run on an older Java than the tasks, need not load an output
 * format of ours.
 */
final class RowOutput implements Closeable {

  private final FSDataOutputStream out;
  private final boolean sync;

  RowOutput(TaskInputOutputContext<?, ?, ?, ?> context) throws IOException, InterruptedException {
    Configuration configuration = context.getConfiguration();
    Path file = FileOutputFormat.getPathForWorkFile(context, "part", "");
    out = file.getFileSystem(configuration).create(file, true);
    sync = configuration.getBoolean(TeraProperties.FINAL_SYNC, false);
  }

  void write(byte[] bytes, int offset, int length) throws IOException {
    out.write(bytes, offset, length);
  }

  @Override
  public void close() throws IOException {
    try (out) {
      if (sync) {
        out.hsync();
      }
    }
  }
}
