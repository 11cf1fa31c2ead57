package org.benchsuite.local;

import java.io.IOException;
import java.io.Reader;
import java.io.Writer;
import java.nio.channels.FileChannel;
import java.nio.channels.FileLock;
import java.nio.channels.OverlappingFileLockException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.StandardOpenOption;
import java.util.Optional;
import java.util.Properties;

/** Remembers, in a folder of the user, the one cluster that stays up between commands. */
final class StateStore {
  private final Path folder;
  private final Path file;

  StateStore(Path folder) {
    this.folder = folder;
    this.file = folder.resolve("cluster.properties");
  }

  /** What is remembered, alive or not. */
  Optional<DetachedCluster> read() throws IOException {
    if (!Files.exists(file)) {
      return Optional.empty();
    }
    Properties properties = new Properties();
    try (Reader reader = Files.newBufferedReader(file)) {
      properties.load(reader);
    }
    return Optional.of(DetachedCluster.read(properties));
  }

  /** The remembered cluster when it is alive and ready. */
  Optional<DetachedCluster> readUp() throws IOException {
    return read()
        .filter(
            cluster -> cluster.process().isPresent() && Files.isDirectory(cluster.layout().conf()));
  }

  void write(DetachedCluster cluster) throws IOException {
    Path unfinished = folder.resolve(file.getFileName() + ".unfinished");
    try (Writer writer = Files.newBufferedWriter(unfinished)) {
      cluster.write().store(writer, null);
    }
    Files.move(unfinished, file, StandardCopyOption.ATOMIC_MOVE);
  }

  void forget() throws IOException {
    Files.deleteIfExists(file);
  }

  /** Keeps two commands from changing the state at once. */
  FileChannel lock() throws IOException {
    Files.createDirectories(folder);
    FileChannel channel =
        FileChannel.open(
            folder.resolve("lock"), StandardOpenOption.CREATE, StandardOpenOption.WRITE);
    if (tryLock(channel) == null) {
      channel.close();
      throw new IOException("Another command is starting or stopping the cluster of " + folder);
    }
    return channel;
  }

  private static FileLock tryLock(FileChannel channel) throws IOException {
    try {
      return channel.tryLock();
    } catch (OverlappingFileLockException sameProcess) {
      return null;
    }
  }
}
