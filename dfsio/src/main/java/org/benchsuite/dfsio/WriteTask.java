package org.benchsuite.dfsio;

import java.io.IOException;
import java.io.OutputStream;
import java.util.EnumSet;
import org.apache.hadoop.fs.CreateFlag;
import org.apache.hadoop.fs.FSDataOutputStream;
import org.apache.hadoop.fs.permission.FsPermission;
import org.apache.hadoop.io.compress.CompressionOutputStream;
import org.benchsuite.common.fanout.TaskContext;
import org.benchsuite.results.OpRecorder;

/** Writes one file, or appends to it, one buffer at a time. */
public final class WriteTask extends FileTask {

  /** Payload bytes as they lie on the file system; differs from the bytes moved with a codec. */
  static final String BYTES_STORED = "bytes stored";

  private boolean appends;
  private OpRecorder.Operation open;
  private OpRecorder.Operation generate;
  private OpRecorder.Operation write;
  private OpRecorder.Operation sync;
  private OpRecorder.Operation close;

  @Override
  public void prepare(TaskContext context) throws IOException {
    super.prepare(context);
    appends = plan().operation() == Operation.APPEND;
    open = operation(appends ? "append" : "create");
    generate = payload().isConstant() ? null : operation("generate");
    write = operation("write");
    sync =
        switch (plan().sync()) {
          case NONE -> null;
          case HFLUSH -> operation("hflush");
          case HSYNC -> operation("hsync");
        };
    close = operation("close");
  }

  @Override
  public void run(TaskContext context) throws IOException {
    long before = appends ? bytesBefore() : 0;
    long start = ticker().getAsLong();
    FSDataOutputStream file = appends ? fileSystem().append(file(), buffer().length) : create();
    try (OutputStream out = codec() == null ? file : codec().createOutputStream(file)) {
      long opened = ticker().getAsLong();
      open.record(0, start, opened);
      long written = write(out, before, opened);
      long synced = sync(file, out, written);
      out.close();
      close.record(0, synced, ticker().getAsLong());
    }
  }

  @Override
  public void finish(TaskContext context) throws IOException {
    context.count(BYTES_STORED, currentBytes() - (appends ? bytesBefore() : 0));
  }

  private FSDataOutputStream create() throws IOException {
    EnumSet<CreateFlag> flags = EnumSet.of(CreateFlag.CREATE, CreateFlag.OVERWRITE);
    if (plan().sync() == Sync.HSYNC) {
      // hsync forces the block under way only; this flag forces the ones before it
      flags.add(CreateFlag.SYNC_BLOCK);
    }
    short replication = plan().replicationOn(fileSystem(), file());
    long blockBytes = plan().blockBytesOn(fileSystem(), file());
    FsPermission permission =
        FsPermission.getFileDefault().applyUMask(FsPermission.getUMask(context().configuration()));
    return fileSystem()
        .create(file(), permission, flags, buffer().length, replication, blockBytes, null);
  }

  private long write(OutputStream out, long before, long opened) throws IOException {
    long last = opened;
    long done = 0;
    while (done < plan().bytes()) {
      int length = (int) Math.min(buffer().length, plan().bytes() - done);
      long start = generate == null ? last : generate(length, before + done, last);
      out.write(buffer(), 0, length);
      last = ticker().getAsLong();
      write.record(length, start, last);
      context().moved(length);
      done += length;
    }
    return last;
  }

  private long generate(int length, long position, long start) {
    payload().fill(buffer(), 0, length, stream(), position);
    long end = ticker().getAsLong();
    generate.record(length, start, end);
    return end;
  }

  private long sync(FSDataOutputStream file, OutputStream out, long start) throws IOException {
    if (sync == null) {
      return start;
    }
    if (out instanceof CompressionOutputStream compressed) {
      compressed.finish();
    }
    if (plan().sync() == Sync.HSYNC) {
      file.hsync();
    } else {
      file.hflush();
    }
    long end = ticker().getAsLong();
    sync.record(0, start, end);
    return end;
  }
}
