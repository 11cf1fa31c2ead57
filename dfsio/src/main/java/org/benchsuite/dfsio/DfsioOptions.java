package org.benchsuite.dfsio;

import java.io.File;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.benchsuite.common.Sizes;
import org.benchsuite.common.UsageException;
import org.benchsuite.common.payload.Payload;
import picocli.CommandLine.ArgGroup;
import picocli.CommandLine.ITypeConverter;
import picocli.CommandLine.Option;
import picocli.CommandLine.TypeConversionException;

/** TestDFSIO's flags and ours, in both spellings; case does not matter. */
final class DfsioOptions {

  @ArgGroup(
      validate = false,
      order = 10,
      heading = "%nWhat to do (exactly one of the first five):%n")
  What what = new What();

  @ArgGroup(validate = false, order = 20, heading = "%nFiles:%n")
  Files files = new Files();

  @ArgGroup(validate = false, order = 30, heading = "%nPayload and durability:%n")
  Content content = new Content();

  /** The operation. */
  static final class What {
    @Option(
        names = {"-write", "--write"},
        description = "Write new files, replacing old ones.")
    boolean write;

    @Option(
        names = {"-read", "--read"},
        description = "Read files, from start to end unless ...")
    boolean read;

    @Option(
        names = {"-append", "--append"},
        description = "Append -size to every file.")
    boolean append;

    @Option(
        names = {"-truncate", "--truncate"},
        description = "Cut every file to -size.")
    boolean truncate;

    @Option(
        names = {"-clean", "--clean"},
        description = "Remove all files and stop orphaned jobs.")
    boolean clean;

    @Option(
        names = {"-random", "--random"},
        description = "... -read at random positions.")
    boolean random;

    @Option(
        names = {"-backward", "--backward"},
        description = "... -read from end to start.")
    boolean backward;

    @Option(
        names = {"-skip", "--skip"},
        description = "... -read and leave out -skipSize each time.")
    boolean skip;
  }

  /** Number, size and place of the files. */
  static final class Files {
    @Option(
        names = {"-nrFiles", "--nr-files"},
        paramLabel = "N",
        defaultValue = "1",
        description =
            "Files, one map task each (${DEFAULT-VALUE}); with --steps those of each STEP.")
    int number;

    @Option(
        names = {"-size", "-fileSize", "--size", "--file-size"},
        paramLabel = "N[KB|MB|GB|TB]",
        converter = MebibytesConverter.class,
        description = "Size of each file; binary units, a bare number is MB (1MB).")
    Long bytes;

    @Option(
        names = {"-bufferSize", "--buffer-size"},
        paramLabel = "BYTES",
        defaultValue = "1000000",
        converter = BytesConverter.class,
        description = "Bytes of one read or write call (${DEFAULT-VALUE}).")
    long bufferBytes;

    @Option(
        names = {"-skipSize", "--skip-size"},
        paramLabel = "N[KB|MB|GB]",
        converter = BytesConverter.class,
        description = "Bytes left out by -skip (the buffer size).")
    Long skipBytes;

    @Option(
        names = {"-replication", "--replication"},
        paramLabel = "N",
        description = "Replicas of new files (the file system's default).")
    Short replication;

    @Option(
        names = {"-blockSize", "--block-size"},
        paramLabel = "N[MB|GB]",
        converter = BytesConverter.class,
        description = "Block size of new files (the file system's default).")
    Long blockBytes;

    @Option(
        names = {"-storagePolicy", "--storage-policy"},
        paramLabel = "NAME",
        description = "HDFS storage policy, set before any data is written.")
    String storagePolicy;

    @Option(
        names = {"-erasureCodePolicy", "--erasure-code-policy"},
        paramLabel = "NAME",
        description = "HDFS erasure coding policy, set before any data is written.")
    String erasurePolicy;

    @Option(
        names = {"-resFile", "--res-file"},
        paramLabel = "FILE",
        defaultValue = "TestDFSIO_results.log",
        description = "Local file the result block is appended to (${DEFAULT-VALUE}).")
    String resultFile;
  }

  /** What is written and how surely. */
  static final class Content {
    @Option(
        names = {"-data", "--data"},
        paramLabel = "KIND",
        description = "random (default), zeros as upstream, or compressible:R.")
    String data;

    @Option(
        names = {"-compression", "--compression"},
        paramLabel = "CLASS",
        description = "Compression codec, such as org.apache.hadoop.io.compress.DefaultCodec.")
    String codec;

    @Option(
        names = {"-sync", "--sync"},
        paramLabel = "none|hflush|hsync",
        defaultValue = "none",
        description =
            "Before close: nothing, visible to readers, or on the device (${DEFAULT-VALUE}).")
    Sync sync;

    @Option(
        names = {"-verify", "--verify"},
        description = "Compare every byte read with what was written; after -write, read it back.")
    boolean verify;
  }

  Operation operation() {
    List<Operation> chosen = new ArrayList<>();
    add(chosen, what.write, Operation.WRITE);
    add(chosen, what.read, readOperation());
    add(chosen, what.append, Operation.APPEND);
    add(chosen, what.truncate, Operation.TRUNCATE);
    add(chosen, what.clean, Operation.CLEAN);
    if (chosen.size() != 1) {
      throw new UsageException(
          "dfsio needs exactly one of -write, -read, -append, -truncate and -clean; it got "
              + (chosen.isEmpty() ? "none" : chosen.size())
              + ".");
    }
    if (!what.read && readOperation() != Operation.READ) {
      throw new UsageException("-random, -backward and -skip go with -read.");
    }
    return chosen.get(0);
  }

  private static void add(List<Operation> chosen, boolean given, Operation operation) {
    if (given) {
      chosen.add(operation);
    }
  }

  private Operation readOperation() {
    List<Operation> orders = new ArrayList<>();
    add(orders, what.random, Operation.RANDOM_READ);
    add(orders, what.backward, Operation.BACKWARD_READ);
    add(orders, what.skip || files.skipBytes != null, Operation.SKIP_READ);
    if (orders.size() > 1) {
      throw new UsageException("-read takes one of -random, -backward and -skip, not several.");
    }
    return orders.isEmpty() ? Operation.READ : orders.get(0);
  }

  /** The plan of the trials; throws a {@link UsageException} when the options contradict. */
  Plan plan(String root, long seed, Optional<Step> step) {
    Operation operation = operation();
    check(operation);
    int buffer = (int) files.bufferBytes;
    return new Plan(
        operation,
        root,
        FileNumbers.first(step.map(Step::files).orElse(files.number)),
        step.map(Step::fileBytes).orElse(bytes()),
        buffer,
        files.skipBytes == null ? buffer : files.skipBytes,
        content.codec == null ? "" : content.codec,
        payload(seed).name(),
        seed,
        content.sync,
        files.replication == null ? 0 : files.replication,
        files.blockBytes == null ? 0 : files.blockBytes,
        content.verify);
  }

  private long bytes() {
    return files.bytes == null ? MebibytesConverter.DEFAULT : files.bytes;
  }

  /** Sees to it that the result block can be kept. */
  void checkResultFile() {
    File file = new File(files.resultFile).getAbsoluteFile();
    boolean writable =
        file.exists()
            ? file.isFile() && file.canWrite()
            : file.getParentFile().isDirectory() && file.getParentFile().canWrite();
    if (!writable) {
      throw new UsageException(
          "-resFile: " + file + " cannot be written; name a file in a folder of yours.");
    }
  }

  private Payload payload(long seed) {
    try {
      return Payload.of(content.data == null ? "random" : content.data, seed);
    } catch (IllegalArgumentException e) {
      throw new UsageException("-data: " + e.getMessage(), e);
    }
  }

  private void check(Operation operation) {
    if (files.number < 1) {
      throw new UsageException("-nrFiles must be 1 or more, not " + files.number + ".");
    }
    if (files.bufferBytes > Integer.MAX_VALUE - 8) {
      throw new UsageException("-bufferSize must be less than 2 GiB.");
    }
    if (files.replication != null && files.replication < 1) {
      throw new UsageException("-replication must be 1 or more, not " + files.replication + ".");
    }
    boolean onOldFiles = operation == Operation.APPEND || operation == Operation.TRUNCATE;
    if (files.erasurePolicy != null && onOldFiles) {
      throw new UsageException(
          "HDFS cannot "
              + operation.title()
              + " erasure-coded files; leave out -erasureCodePolicy or use -write.");
    }
    if (content.codec != null && (onOldFiles || operation.reads() && operation != Operation.READ)) {
      throw new UsageException(
          "-compression goes with -write and sequential -read; a compressed file has no positions"
              + " for -"
              + operation.title().replace(" read", "")
              + ".");
    }
  }

  /** A size whose bare numbers are MiB, as TestDFSIO has it. */
  static final class MebibytesConverter implements ITypeConverter<Long> {
    static final long DEFAULT = 1L << 20;

    @Override
    public Long convert(String text) {
      return size(text, Sizes.BareUnit.MEBIBYTES);
    }
  }

  /** A size whose bare numbers are bytes. */
  static final class BytesConverter implements ITypeConverter<Long> {
    @Override
    public Long convert(String text) {
      return size(text, Sizes.BareUnit.BYTES);
    }
  }

  private static long size(String text, Sizes.BareUnit bare) {
    try {
      return Sizes.parse(text, bare);
    } catch (IllegalArgumentException e) {
      throw new TypeConversionException(e.getMessage());
    }
  }
}
