package org.benchsuite.common.cluster;

import java.io.IOException;
import org.apache.hadoop.fs.FileSystem;
import org.apache.hadoop.fs.Path;

/** Finds what can be asked about a folder that is yet to be made. */
public final class Ancestors {

  private Ancestors() {}

  /** The folder, or the nearest one above it that is there. */
  public static Path nearestExisting(FileSystem fileSystem, Path folder) throws IOException {
    Path existing = folder;
    while (!fileSystem.exists(existing)) {
      existing = existing.getParent();
    }
    return existing;
  }
}
