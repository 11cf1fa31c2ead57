package org.benchsuite.common.output;

import java.io.IOException;
import org.apache.hadoop.fs.FSDataOutputStream;
import org.apache.hadoop.fs.FileSystem;
import org.apache.hadoop.fs.Path;

/** A file that a task attempt writes; it gets its name when it is whole. */
public final class AttemptFile {

  private final FileSystem fileSystem;
  private final Path attempt;
  private final Path file;

  AttemptFile(FileSystem fileSystem, Path attempt, Path file) {
    this.fileSystem = fileSystem;
    this.attempt = attempt;
    this.file = file;
  }

  /** Begins it, under a name of its own. */
  public FSDataOutputStream create() throws IOException {
    return fileSystem.create(attempt, true);
  }

  /** Gives it its name, in place of what an attempt left that came this far and was lost. */
  public void publish() throws IOException {
    fileSystem.delete(file, false);
    if (!fileSystem.rename(attempt, file)) {
      throw new IOException(attempt + " could not be renamed to " + file);
    }
  }
}
