package org.benchsuite.it;

import java.io.IOException;
import java.util.Set;
import java.util.TreeSet;
import org.apache.hadoop.fs.LocatedFileStatus;
import org.apache.hadoop.fs.Path;
import org.apache.hadoop.fs.RemoteIterator;

/** Tells slices of rows that were left alone from those that were made again. */
final class TerasortSlices {

  private TerasortSlices() {}

  /** Every file below a folder with the time when it was written. */
  static Set<String> files(String folder) throws IOException {
    Set<String> found = new TreeSet<>();
    RemoteIterator<LocatedFileStatus> files =
        HdfsFiles.fileSystem().listFiles(new Path(folder), true);
    while (files.hasNext()) {
      LocatedFileStatus file = files.next();
      found.add(file.getPath() + " " + file.getModificationTime());
    }
    return found;
  }
}
