package org.benchsuite.results.store;

import java.io.IOException;
import java.nio.file.FileAlreadyExistsException;
import java.nio.file.FileSystemException;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;

/** How a finished temporary file gets its final name in one step, never replacing another. */
enum Publication {

  /** A hard link: the one call that is atomic and fails when the name is taken. */
  LINK {
    @Override
    void publish(Path temporary, Path target) throws IOException {
      try {
        Files.createLink(target, temporary);
      } catch (FileAlreadyExistsException | NoSuchFileException e) {
        throw e;
      } catch (UnsupportedOperationException | FileSystemException e) {
        // FAT, some network file systems and locked-down containers have no hard links
        CLAIM.publish(temporary, target);
      }
    }
  },

  /**
   * A rename guarded by a claim on the name: a rename alone would replace the file of another
   * writer. A claim left by a killed process blocks its own, never repeated, name only.
   */
  CLAIM {
    @Override
    void publish(Path temporary, Path target) throws IOException {
      Path claim = target.resolveSibling("." + target.getFileName() + ".claim.tmp");
      try {
        Files.createFile(claim);
      } catch (FileAlreadyExistsException e) {
        throw new FileAlreadyExistsException(target.toString());
      }
      try {
        if (Files.exists(target)) {
          throw new FileAlreadyExistsException(target.toString());
        }
        Files.move(temporary, target, StandardCopyOption.ATOMIC_MOVE);
      } finally {
        Files.delete(claim);
      }
    }
  };

  abstract void publish(Path temporary, Path target) throws IOException;
}
