package org.benchsuite.common.job;

import java.io.IOException;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.OptionalDouble;
import java.util.OptionalLong;
import java.util.concurrent.TimeUnit;
import java.util.function.ToLongFunction;
import org.apache.hadoop.mapreduce.Counters;
import org.apache.hadoop.mapreduce.Job;
import org.apache.hadoop.mapreduce.TaskReport;
import org.apache.hadoop.mapreduce.TaskType;
import org.benchsuite.results.Phase;

/** The map and reduce tasks of a finished job as the application master saw them. */
public final class MapReduceTasks {

  private final List<TaskReport> maps;
  private final List<TaskReport> reduces;
  private final JobTimes times;

  private MapReduceTasks(List<TaskReport> maps, List<TaskReport> reduces, JobTimes times) {
    this.maps = maps;
    this.reduces = reduces;
    this.times = times;
  }

  public static MapReduceTasks of(FinishedJob finished) throws IOException, InterruptedException {
    return new MapReduceTasks(
        reports(finished.job(), TaskType.MAP),
        reports(finished.job(), TaskType.REDUCE),
        finished.times());
  }

  private static List<TaskReport> reports(Job job, TaskType type)
      throws IOException, InterruptedException {
    TaskReport[] reports = job.getTaskReports(type);
    return reports == null ? List.of() : Arrays.asList(reports);
  }

  public int maps() {
    return maps.size();
  }

  public int reduces() {
    return reduces.size();
  }

  /** The largest of a number of the reduce tasks over its mean; empty when all are zero. */
  public OptionalDouble skewOfReduces(ToLongFunction<Counters> number) {
    long[] values =
        reduces.stream().mapToLong(task -> number.applyAsLong(task.getTaskCounters())).toArray();
    double mean = Arrays.stream(values).average().orElse(0);
    return mean == 0
        ? OptionalDouble.empty()
        : OptionalDouble.of(Arrays.stream(values).max().orElseThrow() / mean);
  }

  /** The course of the job; empty when the application master no longer knows its tasks. */
  public List<Phase> phases() {
    if (maps.isEmpty() || maps.stream().anyMatch(task -> task.getStartTime() <= 0)) {
      return List.of();
    }
    long firstStart = nanosOf(maps.stream().mapToLong(TaskReport::getStartTime).min());
    long mapsEnd = nanosOf(maps.stream().mapToLong(TaskReport::getFinishTime).max());
    List<Phase> phases = new ArrayList<>(times.untilFirstTask(firstStart));
    phases.add(JobTimes.phase("maps (first start to last end)", firstStart, mapsEnd));
    long end = mapsEnd;
    if (!reduces.isEmpty()) {
      long began =
          TimeUnit.MILLISECONDS.toNanos(
              reduces.stream().mapToLong(MapReduceTasks::began).max().orElseThrow());
      end = nanosOf(reduces.stream().mapToLong(TaskReport::getFinishTime).max());
      phases.add(JobTimes.phase("shuffle and merge after the last map", mapsEnd, began));
      phases.add(JobTimes.phase("reduce after the last merge", Math.max(began, mapsEnd), end));
    }
    phases.add(times.commit(end));
    return phases;
  }

  private static long began(TaskReport reduce) {
    return reduce.getTaskCounters().findCounter(TaskProbe.Moment.REDUCE_BEGAN).getValue();
  }

  private static long nanosOf(OptionalLong millis) {
    return TimeUnit.MILLISECONDS.toNanos(millis.orElseThrow());
  }
}
