package org.benchsuite.common.cluster;

import java.io.IOException;
import org.apache.hadoop.fs.FileSystem;
import org.apache.hadoop.fs.Path;
import org.benchsuite.common.NotFitException;
import org.benchsuite.common.RunContext;
import org.benchsuite.results.text.Quantities;

/** Whether data fit on their file system. */
public final class FreeSpace {

  private FreeSpace() {}

  /**
   * Refuses what cannot fit.
   *
   * @param folder where the data will lie; it need not be there
   * @param bytes of one copy
   * @param what the data, for the sentence: a plural
   * @throws NotFitException when the file system has not the space, unless it is insisted on
   */
  public static void require(RunContext context, Path folder, long bytes, String what)
      throws IOException {
    FileSystem fileSystem = folder.getFileSystem(context.configuration());
    long free = fileSystem.getStatus(Ancestors.nearestExisting(fileSystem, folder)).getRemaining();
    double needed = (double) bytes * fileSystem.getDefaultReplication(folder);
    if (needed > free && !context.protocol().force()) {
      throw new NotFitException(
          "Not enough space for "
              + folder
              + ": "
              + what
              + " need "
              + Quantities.bytes((long) needed)
              + " with every copy, "
              + Quantities.bytes(free)
              + " are free; make less, or insist with -force.");
    }
  }
}
