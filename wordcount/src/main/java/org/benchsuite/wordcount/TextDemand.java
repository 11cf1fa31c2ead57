package org.benchsuite.wordcount;

import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import org.apache.hadoop.conf.Configuration;
import org.apache.hadoop.fs.Path;
import org.apache.hadoop.fs.UnsupportedFileSystemException;
import org.benchsuite.common.Demand;
import org.benchsuite.common.Demand.Data;
import org.benchsuite.common.Schedule.Slice;
import org.benchsuite.common.UsageException;
import org.benchsuite.common.cluster.Causes;
import org.benchsuite.wordcount.text.TextEstimate;
import org.benchsuite.wordcount.text.TextSettings;
import org.benchsuite.wordcount.text.TextSlices;

/** What text asks of a cluster before it is made. */
final class TextDemand {

  private final Path folder;
  private final int copies;
  private final TextEstimate estimate;

  /**
   * Begins with where it shall lie.
   *
   * @throws UsageException when the folder or the settings cannot be meant
   */
  TextDemand(Path folder, TextSettings settings, Configuration configuration) throws IOException {
    this.folder = folder;
    this.copies = folder.getFileSystem(configuration).getDefaultReplication(folder);
    this.estimate = TextEstimate.of(settings, configuration);
  }

  /**
   * A folder by its whole name.
   *
   * @throws UsageException when it can be none
   */
  static Path folder(String name, Configuration configuration) throws IOException {
    try {
      Path path = new Path(name);
      return path.getFileSystem(configuration).makeQualified(path);
    } catch (IllegalArgumentException | UnsupportedFileSystemException e) {
      throw new UsageException("'" + name + "' is no folder: " + Causes.sentence(e) + ".", e);
    }
  }

  /** Text of one size. */
  Demand of(long bytes) {
    return new Demand(bytes, estimate.tasks(bytes), List.of(new Data(folder, bytes, copies)));
  }

  /** A step: each of its slices, which later steps have too. */
  Demand of(List<Slice> slices) {
    List<Data> data = new ArrayList<>();
    int tasks = 0;
    for (Slice slice : slices) {
      data.add(new Data(TextSlices.path(folder, slice), slice.length(), copies));
      tasks = Math.max(tasks, estimate.tasks(slice.length()));
    }
    return new Demand(slices.get(slices.size() - 1).to(), tasks, data);
  }

  /** Files of so much text. */
  int files(long bytes) {
    return estimate.files(bytes);
  }
}
