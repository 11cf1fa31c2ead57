package org.benchsuite.dfsio;

import java.io.IOException;
import java.io.InputStream;
import java.util.function.LongUnaryOperator;
import org.apache.hadoop.fs.ChecksumException;
import org.apache.hadoop.fs.FSDataInputStream;
import org.apache.hadoop.hdfs.BlockMissingException;
import org.apache.hadoop.hdfs.ReadStatistics;
import org.apache.hadoop.hdfs.client.HdfsDataInputStream;
import org.benchsuite.common.fanout.TaskContext;
import org.benchsuite.results.OpRecorder;

/** Reads one file in the order of its plan and, when asked to, compares every byte. */
public final class ReadTask extends FileTask {

  static final String LOCAL = "bytes read local";
  static final String SHORT_CIRCUIT = "bytes read short-circuit";
  static final String REMOTE = "bytes read remote";

  /** Number of reads in which a byte differed or could not be read. */
  static final String CORRUPT = "corrupt reads";

  /** Position of the first wrong byte plus one, so that its absence is zero. */
  static final String FIRST_CORRUPT = "first corrupt position + 1";

  private OpRecorder.Operation open;
  private OpRecorder.Operation read;
  private OpRecorder.Operation verify;
  private OpRecorder.Operation close;
  private boolean corrupt;

  @Override
  public void prepare(TaskContext context) throws IOException {
    super.prepare(context);
    open = operation("open");
    read = operation("read");
    verify = plan().verify() ? operation("verify") : null;
    close = operation("close");
  }

  @Override
  public void run(TaskContext context) throws IOException {
    long start = ticker().getAsLong();
    try (FSDataInputStream file = fileSystem().open(file(), buffer().length)) {
      InputStream in = codec() == null ? file : codec().createInputStream(file);
      open.record(0, start, ticker().getAsLong());
      readAll(file, in);
      countPlaces(file);
      long closing = ticker().getAsLong();
      in.close();
      close.record(0, closing, ticker().getAsLong());
    }
  }

  private void readAll(FSDataInputStream file, InputStream in) throws IOException {
    long position = 0;
    try {
      if (plan().operation() == Operation.READ) {
        sequential(in);
      } else {
        positioned(file);
      }
    } catch (ChecksumException | BlockMissingException e) {
      if (!plan().verify()) {
        throw e;
      }
      read.error(e.getClass().getSimpleName());
      corruptAt(e instanceof ChecksumException checksum ? checksum.getPos() : position);
    }
  }

  private void sequential(InputStream in) throws IOException {
    long done = 0;
    while (done < plan().bytes()) {
      int wanted = (int) Math.min(buffer().length, plan().bytes() - done);
      long start = ticker().getAsLong();
      // one call, as upstream's: HDFS hands over a packet at a time, which stays in the CPU's cache
      int got = in.read(buffer(), 0, wanted);
      if (got < 0) {
        return;
      }
      over(got, done, start);
      done += got;
    }
  }

  private void positioned(FSDataInputStream file) throws IOException {
    long length = bytesBefore();
    LongUnaryOperator order = ReadOrder.of(plan(), length, stream());
    long done = 0;
    long position = order.applyAsLong(-1);
    while (done < plan().bytes() && position < length) {
      int wanted =
          (int) Math.min(Math.min(buffer().length, plan().bytes() - done), length - position);
      long start = ticker().getAsLong();
      file.readFully(position, buffer(), 0, wanted);
      over(wanted, position, start);
      done += wanted;
      position = order.applyAsLong(position);
    }
  }

  private void over(int length, long position, long start) {
    long end = ticker().getAsLong();
    read.record(length, start, end);
    context().moved(length);
    if (plan().verify()) {
      int differs = payload().mismatch(buffer(), 0, length, stream(), position);
      if (differs >= 0) {
        corruptAt(position + differs);
      }
      verify.record(length, end, ticker().getAsLong());
    }
  }

  private void corruptAt(long position) {
    context().count(CORRUPT, 1);
    if (!corrupt) {
      corrupt = true;
      context().count(FIRST_CORRUPT, position + 1);
    }
  }

  private void countPlaces(FSDataInputStream file) {
    if (file instanceof HdfsDataInputStream hdfs) {
      ReadStatistics statistics = hdfs.getReadStatistics();
      long local = statistics.getTotalLocalBytesRead();
      context().count(LOCAL, local);
      context().count(SHORT_CIRCUIT, statistics.getTotalShortCircuitBytesRead());
      context().count(REMOTE, statistics.getTotalBytesRead() - local);
    }
  }
}
