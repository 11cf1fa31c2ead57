package org.benchsuite.hbase;

import org.benchsuite.common.UsageException;
import org.benchsuite.hbase.load.OpKind;
import picocli.CommandLine.Option;

/** How writes are made. */
final class WriteOptions {

  @Option(
      names = {"--writeToWAL", "--write-to-wal"},
      defaultValue = "true",
      fallbackValue = "true",
      description = "Writes go to the write-ahead log (${DEFAULT-VALUE}).")
  boolean writeToWal;

  @Option(
      names = {"--autoFlush", "--auto-flush"},
      defaultValue = "false",
      fallbackValue = "true",
      description = "Each write is acknowledged alone instead of buffered in the client.")
  boolean autoFlush;

  @Option(
      names = {"--multiPut", "--multi-put"},
      paramLabel = "N",
      defaultValue = "0",
      description = "Puts of one batch; needs --autoFlush (single puts).")
  int multiPut;

  @Option(
      names = {"--bufferSize", "--buffer-size"},
      paramLabel = "BYTES",
      defaultValue = "2097152",
      converter = PeConverters.Bytes.class,
      description = "Buffer of the client for writes (${DEFAULT-VALUE}).")
  long bufferSize;

  @Option(
      names = {"--flushCommits", "--flush-commits"},
      defaultValue = "true",
      fallbackValue = "true",
      description = "The buffer is flushed at the end, and measured; false is refused (true).")
  boolean flushCommits;

  PeSettings.Writes writes(PeCommand command, boolean async) {
    if (!flushCommits) {
      throw new UsageException(
          "--flushCommits=false is refused: rows that stay in the client's buffer are not written,"
              + " so the buffer is always flushed within the measured time; leave it out.");
    }
    Bounds.atLeast(0, "--multiPut", multiPut);
    if (multiPut > 0 && command.operation() != OpKind.WRITE) {
      throw new UsageException(
          "--multiPut batches the puts of sequentialWrite and randomWrite; "
              + command.title()
              + " has none to batch, so leave it out.");
    }
    if (multiPut > 0 && !autoFlush && !async) {
      throw new UsageException(
          "--multiPut needs --autoFlush: a batch that only enters the client's buffer is none.");
    }
    return new PeSettings.Writes(writeToWal, autoFlush, multiPut, bufferSize);
  }
}
