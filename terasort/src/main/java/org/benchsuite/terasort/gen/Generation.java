package org.benchsuite.terasort.gen;

import java.io.IOException;
import java.util.List;
import java.util.Map;
import org.benchsuite.common.RunContext;
import org.benchsuite.common.fanout.FanOut;
import org.benchsuite.common.fanout.FanOutJob;
import org.benchsuite.common.fanout.FanOutResult;
import org.benchsuite.common.job.JobWatch;
import org.benchsuite.common.output.OutputFolder;
import org.benchsuite.results.Note;
import org.benchsuite.results.TaskResult;
import org.benchsuite.results.Unit;
import org.benchsuite.terasort.data.Manifest;
import org.benchsuite.terasort.data.RowFiles;
import org.benchsuite.terasort.data.Slice;
import org.benchsuite.terasort.row.Checksum;
import org.benchsuite.terasort.row.RowCount;

/** Makes the rows of a slice in its folder, one file a map task, and records what they are. */
public final class Generation {

  private final RunContext context;
  private final Slice slice;
  private final RowCount count;
  private final OutputFolder output;
  private final int tasks;

  Generation(RunContext context, Slice slice, int tasks) {
    this.context = context;
    this.slice = slice;
    this.count = slice.count();
    this.output = slice.folder();
    this.tasks = tasks;
  }

  /**
   * What was made and how.
   *
   * @param job the tasks and phases
   * @param manifest rows and checksum
   */
  public record Made(FanOutResult job, Manifest manifest) {}

  /** Makes them; when that fails, nothing is left. */
  Made run() throws IOException, InterruptedException {
    context.progress().step("Generating " + count.rows() + " using " + tasks + ": " + count.echo());
    return output.fill(this::make);
  }

  private Made make() throws IOException, InterruptedException {
    FanOutResult job = FanOutJob.run(context, fanOut());
    Manifest manifest = new Manifest(slice.first(), count.rows(), checksum(job.tasks()));
    manifest.write(output.path(), context.configuration());
    return new Made(job, manifest);
  }

  private FanOut fanOut() {
    return new FanOut(
        "TeraGen",
        output.tag(),
        GenerateTask.class,
        tasks,
        Map.of(
            GenerateTask.FIRST,
            Long.toString(slice.first()),
            GenerateTask.ROWS,
            Long.toString(count.rows()),
            GenerateTask.TASKS,
            Integer.toString(tasks),
            GenerateTask.OUTPUT,
            output.path().toString()),
        List.of(),
        List.of(output.path()),
        new JobWatch.Work("teragen", count.bytes(), Unit.BYTES));
  }

  private static Checksum checksum(List<TaskResult> results) {
    Checksum sum = Checksum.ZERO;
    for (TaskResult task : results) {
      sum =
          sum.plus(
              new Checksum(
                  task.counters().get(GenerateTask.CHECKSUM_HIGH),
                  task.counters().get(GenerateTask.CHECKSUM_LOW)));
    }
    return sum;
  }

  /** Compares what lies in the folder with what was to be made. */
  List<Note> verify() throws IOException {
    RowFiles files = RowFiles.list(output.path(), context.configuration());
    return files.rows() == count.rows() && files.count() == tasks
        ? List.of()
        : List.of(
            Note.voids(
                "verification",
                output.path()
                    + " should hold "
                    + count.rows()
                    + " rows in "
                    + tasks
                    + " files and holds "
                    + files.rows()
                    + " in "
                    + files.count()
                    + "."));
  }
}
