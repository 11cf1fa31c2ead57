package org.benchsuite.dfsio;

import java.io.FileNotFoundException;
import java.io.IOException;
import org.apache.hadoop.fs.FileStatus;
import org.apache.hadoop.fs.FileSystem;

/**
 * Removes what TestDFSIO, upstream's or ours, keeps below a root. Upstream removes the root with
 * all that is in it; a {@code test.build.data} that points at somebody's home is not worth that.
 */
final class Cleaning {

  private final Layout layout;
  private final FileSystem fileSystem;

  Cleaning(Layout layout, FileSystem fileSystem) {
    this.layout = layout;
    this.fileSystem = fileSystem;
  }

  /** Removes, and tells in one sentence what was done. */
  String run() throws IOException {
    FileStatus[] children;
    try {
      children = fileSystem.listStatus(layout.root());
    } catch (FileNotFoundException e) {
      return "Nothing to remove at " + layout.root() + ".";
    }
    int kept = 0;
    for (FileStatus child : children) {
      if (Layout.isOurs(child.getPath())) {
        fileSystem.delete(child.getPath(), true);
      } else {
        kept++;
      }
    }
    if (kept > 0) {
      return "Removed the files of TestDFSIO in " + layout.root() + ", kept " + kept + " others.";
    }
    fileSystem.delete(layout.root(), false);
    return "Removed " + layout.root() + ".";
  }
}
