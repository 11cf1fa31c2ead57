package org.benchsuite.results.validity;

import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import org.benchsuite.results.Concurrency;
import org.benchsuite.results.RunRecord;
import org.benchsuite.results.TaskResult;
import org.benchsuite.results.Trial;

/**
 * More tasks than run at once: those of a later wave wait for a container. Its strength is the
 * number of waves, tasks / most at once; more than one limits.
 */
final class ContainerLimit implements LimitRule {

  private static final String WAVES = "waves";

  /** What a note of several waves means at least, when the tasks do not tell more. */
  private static final double TWO_WAVES = 2;

  @Override
  public Optional<Bound> check(RunRecord run, Baselines baselines) {
    List<Trial> trials = run.countedTrials();
    Optional<Course> worst =
        trials.stream()
            .map(trial -> new Course(trial.tasks()))
            .filter(Course::waited)
            .max(Comparator.comparingDouble(Course::waves));
    boolean noted =
        trials.stream()
            .flatMap(trial -> trial.notes().stream())
            .anyMatch(note -> note.rule().equals(WAVES));
    if (worst.isPresent()) {
      return Optional.of(bound(worst.get(), noted));
    }
    return noted
        ? Optional.of(
            new Bound(
                Bound.Kind.CONTAINERS,
                TWO_WAVES,
                "fewer were free than there are tasks (note 'waves')"))
        : Optional.empty();
  }

  @Override
  public Optional<String> missing(RunRecord run, Baselines baselines) {
    boolean known = run.countedTrials().stream().anyMatch(trial -> !trial.tasks().isEmpty());
    return known ? Optional.empty() : Optional.of("the course of each task");
  }

  private static Bound bound(Course course, boolean noted) {
    // without the note, containers may have been free but slow to start
    String why = noted ? "" : ", because too few containers were free or they start too slowly";
    return new Bound(
        Bound.Kind.CONTAINERS,
        course.waves(),
        "of %d tasks at most %d ran at once and %d started only after others had ended%s"
            .formatted(course.tasks.size(), course.peak, course.late, why));
  }

  /** When the tasks of a trial ran. */
  private static final class Course {

    private final List<TaskResult> tasks;
    private final int peak;
    private final long late;

    Course(List<TaskResult> tasks) {
      this.tasks = tasks;
      this.peak = Concurrency.peak(tasks);
      long firstEnd = tasks.stream().mapToLong(TaskResult::endNanos).min().orElse(0);
      this.late = tasks.stream().filter(task -> task.startNanos() >= firstEnd).count();
    }

    boolean waited() {
      return late > 0 && peak < tasks.size();
    }

    double waves() {
      return (double) tasks.size() / peak;
    }
  }
}
