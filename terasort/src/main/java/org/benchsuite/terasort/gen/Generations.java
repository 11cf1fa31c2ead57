package org.benchsuite.terasort.gen;

import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.function.ToIntFunction;
import org.apache.hadoop.fs.Path;
import org.benchsuite.common.NotFitException;
import org.benchsuite.common.RunContext;
import org.benchsuite.common.cluster.FreeSpace;
import org.benchsuite.common.fanout.FanOutResult;
import org.benchsuite.results.Note;
import org.benchsuite.results.Phase;
import org.benchsuite.results.TaskResult;
import org.benchsuite.terasort.data.Manifest;
import org.benchsuite.terasort.data.Slice;
import org.benchsuite.terasort.data.Slices;
import org.benchsuite.terasort.gen.Generation.Made;
import org.benchsuite.terasort.row.RowCount;

/** Makes slices of rows, one job after the other: each that is whole is kept, whatever comes. */
public final class Generations {

  private final RunContext context;
  private final Path folder;
  private final RowCount count;
  private final List<Generation> each;

  /**
   * Plans them.
   *
   * @param folder in or below which they are made
   * @param slices what to make, at least one
   * @param tasks of each, by its rows
   */
  public Generations(
      RunContext context, Path folder, List<Slice> slices, ToIntFunction<RowCount> tasks) {
    this.context = context;
    this.folder = folder;
    this.count = Slices.count(slices);
    this.each =
        slices.stream()
            .map(slice -> new Generation(context, slice, tasks.applyAsInt(slice.count())))
            .toList();
  }

  /** The number of all rows. */
  public RowCount count() {
    return count;
  }

  /**
   * Refuses what cannot fit.
   *
   * @throws NotFitException when the file system has not the space, unless it is insisted on
   */
  public void checkSpace() throws IOException {
    FreeSpace.require(context, folder, count.bytes(), count.echo());
  }

  /** Makes them; the tasks of several jobs are numbered as those of one. */
  public Made run() throws IOException, InterruptedException {
    if (each.size() == 1) {
      return each.get(0).run();
    }
    List<TaskResult> tasks = new ArrayList<>();
    List<Phase> phases = new ArrayList<>();
    List<Note> notes = new ArrayList<>();
    List<Manifest> manifests = new ArrayList<>();
    for (Generation generation : each) {
      Made made = generation.run();
      manifests.add(made.manifest());
      String slice = "slice " + manifests.size() + ": ";
      made.job().tasks().forEach(task -> tasks.add(task.withIndex(tasks.size())));
      made.job().phases().forEach(one -> phases.add(new Phase(slice + one.name(), one.nanos())));
      made.job().notes().stream().filter(note -> !notes.contains(note)).forEach(notes::add);
    }
    Manifest all = manifests.stream().reduce(Manifest::plus).orElseThrow();
    return new Made(new FanOutResult(tasks, phases, notes), all);
  }

  /** Compares what lies in the folders with what was to be made. */
  public List<Note> verify() throws IOException {
    List<Note> notes = new ArrayList<>();
    for (Generation generation : each) {
      notes.addAll(generation.verify());
    }
    return notes;
  }
}
