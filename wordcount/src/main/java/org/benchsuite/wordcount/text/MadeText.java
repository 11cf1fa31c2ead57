package org.benchsuite.wordcount.text;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.benchsuite.common.fanout.FanOutResult;
import org.benchsuite.results.Note;
import org.benchsuite.results.Phase;
import org.benchsuite.results.TaskResult;

/**
 * Text that was made, and how.
 *
 * @param job the tasks and phases
 * @param manifest words, bytes, lines and checksum
 * @param files how many
 * @param order of the words of a line
 * @param model the name of its vocabulary
 */
public record MadeText(
    FanOutResult job, TextManifest manifest, int files, TextOrder order, String model) {

  /** Both, the other made after this one: the length of a phase is what it took in all. */
  MadeText plus(MadeText next) {
    return new MadeText(
        new FanOutResult(tasks(next), phases(next), notes(next)),
        manifest.plus(next.manifest),
        files + next.files,
        order,
        model);
  }

  private List<TaskResult> tasks(MadeText next) {
    List<TaskResult> tasks = new ArrayList<>(job.tasks());
    for (TaskResult task : next.job.tasks()) {
      tasks.add(task.withIndex(tasks.size()));
    }
    return tasks;
  }

  private List<Phase> phases(MadeText next) {
    Map<String, Long> nanos = new LinkedHashMap<>();
    Stream.of(job, next.job)
        .flatMap(one -> one.phases().stream())
        .forEach(phase -> nanos.merge(phase.name(), phase.nanos(), Long::sum));
    return nanos.entrySet().stream()
        .map(phase -> new Phase(phase.getKey(), phase.getValue()))
        .toList();
  }

  private List<Note> notes(MadeText next) {
    return Stream.of(job, next.job).flatMap(one -> one.notes().stream()).distinct().toList();
  }
}
