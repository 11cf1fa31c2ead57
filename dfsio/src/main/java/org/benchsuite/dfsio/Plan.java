package org.benchsuite.dfsio;

import java.util.HashMap;
import java.util.Map;
import java.util.Objects;
import org.apache.hadoop.conf.Configuration;
import org.apache.hadoop.fs.FileSystem;
import org.apache.hadoop.fs.Path;
import org.benchsuite.common.payload.Payload;

/**
 * What the tasks of one trial do; travels to them in the job's configuration.
 *
 * @param operation what is done
 * @param root the qualified folder of all files
 * @param numbers the files, one map task each
 * @param bytes logical bytes moved per file; for truncate the length to cut to
 * @param bufferBytes bytes of one read or write call
 * @param skipBytes bytes left out between two reads of a skip read
 * @param codec class name of a compression codec, empty for none
 * @param data name of the payload
 * @param seed seed of the payload and of random offsets
 * @param sync what a writer asks for before it closes
 * @param replication replicas of new files, 0 for the file system's default
 * @param blockBytes block size of new files, 0 for the file system's default
 * @param verify whether every byte read is compared with what was written
 */
record Plan(
    Operation operation,
    String root,
    FileNumbers numbers,
    long bytes,
    int bufferBytes,
    long skipBytes,
    String codec,
    String data,
    long seed,
    Sync sync,
    short replication,
    long blockBytes,
    boolean verify) {

  private static final String PREFIX = "bench.dfsio.";

  Plan {
    Objects.requireNonNull(operation, "operation");
    Objects.requireNonNull(root, "root");
    Objects.requireNonNull(numbers, "numbers");
    Objects.requireNonNull(codec, "codec");
    Objects.requireNonNull(data, "data");
    Objects.requireNonNull(sync, "sync");
  }

  Payload payload() {
    return Payload.of(data, seed);
  }

  /** Number of files and tasks. */
  int files() {
    return numbers.count();
  }

  /** Replicas that a new file gets there. */
  short replicationOn(FileSystem fileSystem, Path file) {
    return replication > 0 ? replication : fileSystem.getDefaultReplication(file);
  }

  /** Block size that a new file gets there. */
  long blockBytesOn(FileSystem fileSystem, Path file) {
    return blockBytes > 0 ? blockBytes : fileSystem.getDefaultBlockSize(file);
  }

  /** The same plan for some of the files. */
  Plan withNumbers(FileNumbers others) {
    return new Plan(
        operation,
        root,
        others,
        bytes,
        bufferBytes,
        skipBytes,
        codec,
        data,
        seed,
        sync,
        replication,
        blockBytes,
        verify);
  }

  /** The same plan over data that was written with another payload. */
  Plan withPayload(String otherData, long otherSeed) {
    return new Plan(
        operation,
        root,
        numbers,
        bytes,
        bufferBytes,
        skipBytes,
        codec,
        otherData,
        otherSeed,
        sync,
        replication,
        blockBytes,
        verify);
  }

  /** A verified sequential read of the same files. */
  Plan readBack() {
    return new Plan(
        Operation.READ,
        root,
        numbers,
        bytes,
        bufferBytes,
        0,
        codec,
        data,
        seed,
        Sync.NONE,
        replication,
        blockBytes,
        true);
  }

  Map<String, String> toSettings() {
    Map<String, String> settings = new HashMap<>();
    settings.put(PREFIX + "operation", operation.name());
    settings.put(PREFIX + "root", root);
    settings.put(PREFIX + "files", numbers.text());
    settings.put(PREFIX + "bytes", Long.toString(bytes));
    settings.put(PREFIX + "buffer", Integer.toString(bufferBytes));
    settings.put(PREFIX + "skip", Long.toString(skipBytes));
    settings.put(PREFIX + "codec", codec);
    settings.put(PREFIX + "data", data);
    settings.put(PREFIX + "seed", Long.toString(seed));
    settings.put(PREFIX + "sync", sync.name());
    settings.put(PREFIX + "replication", Short.toString(replication));
    settings.put(PREFIX + "block", Long.toString(blockBytes));
    settings.put(PREFIX + "verify", Boolean.toString(verify));
    return settings;
  }

  static Plan from(Configuration configuration) {
    return new Plan(
        configuration.getEnum(PREFIX + "operation", Operation.WRITE),
        configuration.get(PREFIX + "root"),
        FileNumbers.parse(configuration.get(PREFIX + "files", "")),
        configuration.getLong(PREFIX + "bytes", 0),
        configuration.getInt(PREFIX + "buffer", 0),
        configuration.getLong(PREFIX + "skip", 0),
        configuration.get(PREFIX + "codec", ""),
        configuration.get(PREFIX + "data"),
        configuration.getLong(PREFIX + "seed", 0),
        configuration.getEnum(PREFIX + "sync", Sync.NONE),
        (short) configuration.getInt(PREFIX + "replication", 0),
        configuration.getLong(PREFIX + "block", 0),
        configuration.getBoolean(PREFIX + "verify", false));
  }
}
