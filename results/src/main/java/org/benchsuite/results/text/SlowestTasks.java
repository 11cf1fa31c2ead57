package org.benchsuite.results.text;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import org.benchsuite.results.Concurrency;
import org.benchsuite.results.TaskResult;
import org.benchsuite.results.Trial;
import org.benchsuite.results.Unit;

/** The tasks of a trial that took longest: the first place to look for a sick disk or host. */
final class SlowestTasks {

  private static final int SHOWN = 5;

  private SlowestTasks() {}

  static List<String> lines(Trial trial, int width) {
    List<TaskResult> tasks = trial.tasks();
    if (tasks.size() < 2) {
      return List.of();
    }
    long[] elapsed = Concurrency.sortedElapsed(tasks);
    long median = Math.max(1, elapsed[elapsed.length / 2]);
    TextTable table = new TextTable(1, "host", "task", "attempt", "time", "x median", "rate");
    tasks.stream()
        .sorted(
            Comparator.comparingLong(TaskResult::elapsedNanos)
                .reversed()
                .thenComparingInt(TaskResult::index))
        .limit(SHOWN)
        .forEach(task -> table.row(cells(task, median)));
    List<String> lines =
        new ArrayList<>(
            PlainText.wrap(
                "",
                "Slowest of "
                    + tasks.size()
                    + " tasks in "
                    + RunSummary.name(trial)
                    + ", median "
                    + Quantities.value(Unit.NANOSECONDS, median),
                width));
    lines.addAll(table.lines(width));
    return lines;
  }

  private static String[] cells(TaskResult task, long median) {
    return new String[] {
      task.host(),
      Integer.toString(task.index()),
      Integer.toString(task.attempt()),
      Quantities.value(Unit.NANOSECONDS, task.elapsedNanos()),
      String.format(Locale.ROOT, "%.2f", (double) task.elapsedNanos() / median),
      task.bytes() == 0 ? "-" : Quantities.rate(task.bytesPerSecond())
    };
  }
}
