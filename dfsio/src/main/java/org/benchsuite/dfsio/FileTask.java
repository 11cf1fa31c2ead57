package org.benchsuite.dfsio;

import java.io.FileNotFoundException;
import java.io.IOException;
import java.util.function.LongSupplier;
import org.apache.hadoop.conf.Configuration;
import org.apache.hadoop.fs.FileSystem;
import org.apache.hadoop.fs.Path;
import org.apache.hadoop.io.compress.CompressionCodec;
import org.apache.hadoop.util.ReflectionUtils;
import org.benchsuite.common.fanout.TaskBody;
import org.benchsuite.common.fanout.TaskContext;
import org.benchsuite.common.payload.Payload;
import org.benchsuite.results.OpRecorder.Operation;

/** What the tasks of every operation share: the plan, the file of the task, the clock. */
abstract class FileTask implements TaskBody {

  private TaskContext context;
  private Plan plan;
  private FileSystem fileSystem;
  private Path file;
  private Payload payload;
  private CompressionCodec codec;
  private byte[] buffer;
  private long bytesBefore;
  private int number;

  @Override
  public void prepare(TaskContext taskContext) throws IOException {
    context = taskContext;
    Configuration configuration = taskContext.configuration();
    plan = Plan.from(configuration);
    number = plan.numbers().ofTask(taskContext.index());
    file = new Layout(new Path(plan.root())).file(number);
    fileSystem = file.getFileSystem(configuration);
    payload = plan.payload();
    buffer = new byte[(int) Math.min(plan.bufferBytes(), Math.max(1, plan.bytes()))];
    codec = plan.codec().isEmpty() ? null : codec(configuration);
    if (payload.isConstant()) {
      payload.fill(buffer, 0, buffer.length, stream(), 0);
    }
    // also connects to the NameNode: a cold JVM's class loading is not what a create or open costs
    bytesBefore = currentBytes();
  }

  private CompressionCodec codec(Configuration configuration) throws IOException {
    try {
      return ReflectionUtils.newInstance(
          configuration.getClassByName(plan.codec()).asSubclass(CompressionCodec.class),
          configuration);
    } catch (ClassNotFoundException e) {
      throw new IOException("the codec " + plan.codec() + " is not on the task's class path", e);
    }
  }

  /** Bytes of the file now; 0 when there is none. */
  final long currentBytes() throws IOException {
    try {
      return fileSystem.getFileStatus(file).getLen();
    } catch (FileNotFoundException e) {
      return 0;
    }
  }

  /** Bytes of the file before the task touched it. */
  final long bytesBefore() {
    return bytesBefore;
  }

  final TaskContext context() {
    return context;
  }

  final Plan plan() {
    return plan;
  }

  final FileSystem fileSystem() {
    return fileSystem;
  }

  final Path file() {
    return file;
  }

  final Payload payload() {
    return payload;
  }

  /** The codec, or null for plain files. */
  final CompressionCodec codec() {
    return codec;
  }

  final byte[] buffer() {
    return buffer;
  }

  /** The file's number: its payload is the same whichever task writes or reads it. */
  final long stream() {
    return number;
  }

  final LongSupplier ticker() {
    return context.ticker();
  }

  final Operation operation(String name) {
    return context.recorder().operation(name);
  }
}
