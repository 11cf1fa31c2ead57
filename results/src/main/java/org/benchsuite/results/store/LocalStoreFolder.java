package org.benchsuite.results.store;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.file.DirectoryIteratorException;
import java.nio.file.DirectoryStream;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.NotDirectoryException;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.ArrayList;
import java.util.List;
import java.util.UUID;

/** A folder of the local file system, safe for writers in any number of threads and processes. */
public final class LocalStoreFolder implements StoreFolder {

  private final Path folder;
  private final Publication publication;

  /** The folder need not exist. */
  public LocalStoreFolder(Path folder) {
    this(folder, Publication.LINK);
  }

  LocalStoreFolder(Path folder, Publication publication) {
    this.folder = folder;
    this.publication = publication;
  }

  @Override
  public List<String> list() throws IOException {
    List<String> names = new ArrayList<>();
    try (DirectoryStream<Path> files = Files.newDirectoryStream(folder)) {
      for (Path file : files) {
        if (!Files.isDirectory(file)) {
          names.add(file.getFileName().toString());
        }
      }
    } catch (NoSuchFileException e) {
      return List.of();
    } catch (DirectoryIteratorException e) {
      throw e.getCause();
    }
    return names;
  }

  @Override
  public boolean contains(String name) throws IOException {
    return Files.isRegularFile(resolve(name));
  }

  @Override
  public byte[] read(String name) throws IOException {
    return Files.readAllBytes(resolve(name));
  }

  @Override
  public void writeNew(String name, byte[] bytes) throws IOException {
    Path target = resolve(name);
    createFolder();
    Path temporary = folder.resolve("." + name + "." + UUID.randomUUID() + ".tmp");
    try {
      writeSynced(temporary, bytes);
      publication.publish(temporary, target);
    } finally {
      Files.deleteIfExists(temporary);
    }
    sync(folder);
  }

  @Override
  public String location() {
    return folder.toString();
  }

  private void createFolder() throws IOException {
    if (Files.exists(folder) && !Files.isDirectory(folder)) {
      throw new NotDirectoryException(folder.toString());
    }
    Files.createDirectories(folder);
  }

  private Path resolve(String name) throws NoSuchFileException {
    Path relative = Path.of(name);
    if (relative.getNameCount() != 1
        || relative.isAbsolute()
        || name.equals("..")
        || name.equals(".")) {
      throw new NoSuchFileException(name, null, "not a plain file name");
    }
    return folder.resolve(relative);
  }

  private static void writeSynced(Path file, byte[] bytes) throws IOException {
    try (FileChannel channel =
        FileChannel.open(file, StandardOpenOption.CREATE_NEW, StandardOpenOption.WRITE)) {
      ByteBuffer buffer = ByteBuffer.wrap(bytes);
      while (buffer.hasRemaining()) {
        channel.write(buffer);
      }
      channel.force(true);
    }
  }

  /** Makes the new name outlive a power cut, where the platform lets a folder be opened. */
  private static void sync(Path folder) throws IOException {
    FileChannel channel;
    try {
      channel = FileChannel.open(folder, StandardOpenOption.READ);
    } catch (IOException e) {
      // Windows refuses to open folders and syncs names by itself
      return;
    }
    try (channel) {
      channel.force(true);
    }
  }
}
