package org.benchsuite.local;

import java.io.IOException;
import java.nio.file.FileVisitResult;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.nio.file.SimpleFileVisitor;
import java.nio.file.attribute.BasicFileAttributes;
import java.time.Duration;

/** Deletes folders that other processes may still be writing to. */
final class Folders {
  private Folders() {}

  /** Deletes a folder with all it holds, trying again while it is being written to. */
  static boolean delete(Path folder, Duration limit) {
    return Poll.until(limit, () -> deleteOnce(folder));
  }

  private static boolean deleteOnce(Path folder) {
    try {
      Files.walkFileTree(folder, new Deleter());
    } catch (NoSuchFileException gone) {
      return true;
    } catch (IOException stillInUse) {
      return false;
    }
    return true;
  }

  /** Deletes what it visits and takes what has already gone as deleted. */
  private static final class Deleter extends SimpleFileVisitor<Path> {
    @Override
    public FileVisitResult visitFile(Path file, BasicFileAttributes attributes) throws IOException {
      Files.deleteIfExists(file);
      return FileVisitResult.CONTINUE;
    }

    @Override
    public FileVisitResult visitFileFailed(Path file, IOException reason) throws IOException {
      if (reason instanceof NoSuchFileException) {
        return FileVisitResult.CONTINUE;
      }
      throw reason;
    }

    @Override
    public FileVisitResult postVisitDirectory(Path folder, IOException reason) throws IOException {
      Files.deleteIfExists(folder);
      return FileVisitResult.CONTINUE;
    }
  }
}
