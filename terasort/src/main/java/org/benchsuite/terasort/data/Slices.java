package org.benchsuite.terasort.data;

import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import org.apache.hadoop.conf.Configuration;
import org.apache.hadoop.fs.FileStatus;
import org.apache.hadoop.fs.FileSystem;
import org.apache.hadoop.fs.Path;
import org.benchsuite.common.NotFitException;
import org.benchsuite.common.Schedule;
import org.benchsuite.common.output.OutputFolder;
import org.benchsuite.terasort.row.RowCount;

/** Rows in a folder, or in the slices of a step below it; what is missing is to be made. */
public final class Slices {

  private final Path folder;
  private final List<Slice> all;
  private final boolean cumulative;
  private final Configuration configuration;

  private Slices(Path folder, List<Slice> all, boolean cumulative, Configuration configuration) {
    this.folder = folder;
    this.all = List.copyOf(all);
    this.cumulative = cumulative;
    this.configuration = configuration;
  }

  /** All rows in the folder itself. */
  public static Slices whole(Path path, RowCount count, Configuration configuration)
      throws IOException {
    OutputFolder folder = new OutputFolder("terasort", path, configuration);
    return new Slices(folder.path(), List.of(new Slice(folder, 0, count)), false, configuration);
  }

  /** The rows of a step, each slice in a folder of its own. */
  public static Slices ofStep(Path path, List<Schedule.Slice> step, Configuration configuration)
      throws IOException {
    Path folder = new OutputFolder("terasort", path, configuration).path();
    List<Slice> all = new ArrayList<>();
    for (Schedule.Slice bytes : step) {
      Path own = new Path(folder, Slice.name(bytes));
      all.add(Slice.of(new OutputFolder("terasort", own, configuration), bytes));
    }
    return new Slices(folder, all, true, configuration);
  }

  /** Below or in which they lie. */
  public Path folder() {
    return folder;
  }

  /** Every one, in the order of the rows. */
  public List<Slice> all() {
    return all;
  }

  /** The folders with the rows, in their order. */
  public List<Path> paths() {
    return all.stream().map(slice -> slice.folder().path()).toList();
  }

  /** The number of all rows. */
  public RowCount count() {
    return count(all);
  }

  /** The number of all rows of some slices. */
  public static RowCount count(List<Slice> slices) {
    return new RowCount(slices.stream().mapToLong(slice -> slice.count().rows()).sum());
  }

  /** Whether each step adds a slice. */
  public boolean isCumulative() {
    return cumulative;
  }

  /**
   * Makes room for what is not there. Of slices, what a killed client left is removed unasked: they
   * are what nobody else makes.
   *
   * @param own whether the slice that a step adds is made even if it is there
   * @param overwrite whether what is there and is not asked for gives way: without steps
   *     everything, of steps the own slice and slices of other rows
   * @return what is to be made
   * @throws NotFitException when something else is there
   */
  public List<Slice> makeRoom(boolean own, boolean overwrite)
      throws IOException, InterruptedException {
    if (cumulative) {
      refuseOthers();
    }
    List<Slice> missing = new ArrayList<>();
    for (Slice slice : all) {
      boolean there = slice.isThere(overwrite, configuration);
      boolean last = slice == all.get(all.size() - 1);
      if (!there || own && last || overwrite && (last || !cumulative)) {
        missing.add(slice);
      }
    }
    for (Slice slice : missing) {
      slice.folder().vacate(overwrite || cumulative);
    }
    return List.copyOf(missing);
  }

  /** Rows beside slices would be taken for all rows by whoever reads the folder. */
  private void refuseOthers() throws IOException {
    FileSystem fileSystem = folder.getFileSystem(configuration);
    if (!fileSystem.exists(folder)) {
      return;
    }
    for (FileStatus child : fileSystem.listStatus(folder)) {
      String name = child.getPath().getName();
      boolean slice = child.isDirectory() && Slice.isName(name);
      if (!slice && !name.startsWith(".")) {
        throw new NotFitException(
            folder + " holds " + name + ", which is no slice of rows; name another folder.");
      }
    }
  }
}
