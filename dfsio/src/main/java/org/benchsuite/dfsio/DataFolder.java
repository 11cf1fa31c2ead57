package org.benchsuite.dfsio;

import java.io.IOException;
import org.apache.hadoop.fs.FileSystem;
import org.benchsuite.common.RunContext;
import org.benchsuite.common.cluster.RunningApplications;

/** Makes the data folder ready for a write. */
final class DataFolder {

  private final RunContext context;
  private final Layout layout;
  private final FileSystem fileSystem;

  DataFolder(RunContext context, Layout layout, FileSystem fileSystem) {
    this.context = context;
    this.layout = layout;
    this.fileSystem = fileSystem;
  }

  /** Stops the jobs that a killed client left: they would go on to write. */
  void stopOrphans() throws IOException, InterruptedException {
    int stopped = RunningApplications.stop(context.configuration(), layout.tag());
    if (stopped > 0) {
      context.progress().step("Stopped " + stopped + " job(s) that an earlier run left on YARN.");
    }
  }

  /** Removes all that is there and sets the policies of what comes. */
  void empty(Placement placement) throws IOException {
    fileSystem.delete(layout.manifest(), false);
    fileSystem.delete(layout.data(), true);
    fileSystem.mkdirs(layout.data());
    placement.apply();
  }

  /** Keeps the slices that are there. */
  void makeReadyFor(StepWrite write, StepFolder folder, Placement placement) throws IOException {
    if (folder.isMarked()) {
      write.clear(layout, fileSystem);
    } else {
      empty(placement);
      folder.mark();
    }
  }
}
