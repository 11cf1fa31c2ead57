package org.benchsuite.common.fanout;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import org.apache.hadoop.conf.Configuration;
import org.apache.hadoop.fs.Path;
import org.apache.hadoop.mapred.JobConf;
import org.apache.hadoop.mapreduce.InputSplit;
import org.apache.hadoop.mapreduce.JobID;
import org.apache.hadoop.mapreduce.task.JobContextImpl;
import org.benchsuite.common.Protocol;
import org.benchsuite.common.RunContext;
import org.benchsuite.common.TrialFailedException;
import org.benchsuite.common.job.JobWatch;
import org.benchsuite.common.progress.ProgressListener;
import org.benchsuite.results.Machine;
import org.benchsuite.results.OpStats;
import org.benchsuite.results.Phase;
import org.benchsuite.results.TaskResult;
import org.benchsuite.results.Unit;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class FanOutJobTest {

  @TempDir java.nio.file.Path folder;

  /** Moves ten bytes times the number of its task. */
  public static final class Counting implements TaskBody {
    @Override
    public void run(TaskContext context) {
      if (context.configuration().get(IndexInputFormat.HOSTS) != null) {
        throw new IllegalStateException("the hosts of all tasks travelled to each of them");
      }
      long start = context.ticker().getAsLong();
      context.moved(10L * context.index());
      context.count("weight", context.index());
      context
          .recorder()
          .operation("count")
          .record(10L * context.index(), start, context.ticker().getAsLong());
    }
  }

  /** Fails in the task with the number two. */
  public static final class Failing implements TaskBody {
    @Override
    public void run(TaskContext context) throws IOException {
      if (context.index() == 2) {
        throw new IOException("the disk of task 2 is gone");
      }
    }
  }

  private FanOutResult run(Class<? extends TaskBody> body, int tasks, boolean barrier)
      throws IOException, InterruptedException {
    Configuration configuration = new JobConf();
    configuration.set("fs.defaultFS", "file:///");
    configuration.set("mapreduce.framework.name", "local");
    configuration.setInt("mapreduce.local.map.tasks.maximum", tasks);
    configuration.set("hadoop.tmp.dir", folder.resolve("tmp").toString());
    Protocol protocol = new Protocol(0, 1, Duration.ZERO, Protocol.OnFailure.STOP, barrier, false);
    RunContext context =
        new RunContext(
            configuration,
            new Path(folder.resolve("work").toUri()),
            1,
            System::nanoTime,
            ProgressListener.silent(),
            protocol);
    return FanOutJob.run(
        context,
        new FanOut(
            "test",
            "test-tag",
            body,
            tasks,
            Map.of(),
            List.of(new String[] {"a", "b"}, new String[] {"c"}),
            List.of(),
            new JobWatch.Work("count", 1, Unit.BYTES)));
  }

  @Test
  void everyTaskLeavesOneResult() throws Exception {
    FanOutResult result = run(Counting.class, 5, false);
    assertThat(result.tasks()).extracting(TaskResult::index).containsExactly(0, 1, 2, 3, 4);
    assertThat(result.tasks())
        .extracting(TaskResult::bytes)
        .containsExactly(0L, 10L, 20L, 30L, 40L);
    assertThat(result.tasks().get(3).counters()).containsEntry("weight", 3L);
    assertThat(result.tasks()).allMatch(task -> task.machine().memoryBytes() > 0);
    assertThat(OpStats.sum(result.tasks()))
        .singleElement()
        .satisfies(
            stats -> {
              assertThat(stats.count()).isEqualTo(5);
              assertThat(stats.bytes()).isEqualTo(100);
            });
    assertThat(result.phases())
        .extracting(Phase::name)
        .contains("submit", "tasks (first start to last end)", "commit");
  }

  @Test
  void barrierLetsAllTasksStartTogether() throws Exception {
    FanOutResult result = run(Counting.class, 4, true);
    assertThat(result.tasks()).hasSize(4);
    long first = result.tasks().stream().mapToLong(TaskResult::startNanos).min().orElseThrow();
    long last = result.tasks().stream().mapToLong(TaskResult::startNanos).max().orElseThrow();
    assertThat(Duration.ofNanos(last - first)).isLessThan(Duration.ofSeconds(2));
  }

  @Test
  void failedTaskFailsTheTrial() {
    assertThatThrownBy(() -> run(Failing.class, 3, false))
        .isInstanceOf(TrialFailedException.class)
        .hasMessageContaining("ended as FAILED");
  }

  @Test
  void hundredThousandTasksNeedNoControlFile() {
    Configuration configuration = new Configuration(false);
    configuration.setInt(IndexInputFormat.TASKS, 100_000);
    configuration.set(IndexInputFormat.HOSTS, "h1,h2;h3");
    List<InputSplit> splits =
        new IndexInputFormat().getSplits(new JobContextImpl(configuration, new JobID()));
    assertThat(splits).hasSize(100_000);
    assertThat(((IndexSplit) splits.get(99_999)).index()).isEqualTo(99_999);
    assertThat(((IndexSplit) splits.get(0)).getLocations()).containsExactly("h1", "h2");
    assertThat(((IndexSplit) splits.get(2)).getLocations()).isEmpty();
  }

  @Test
  void clocksThatContradictTheMasterAreSkewed() {
    TaskResult task = task(10_000, 20_000);
    assertThat(ClockSkew.skewNanos(task, 9_000, 21_000)).isZero();
    assertThat(ClockSkew.skewNanos(task, 13_000, 21_000)).isEqualTo(3_000_000_000L);
    assertThat(ClockSkew.skewNanos(task, 9_000, 15_000)).isEqualTo(5_000_000_000L);
    assertThat(ClockSkew.skewNanos(task, 0, 0)).isZero();
  }

  private static TaskResult task(long startMillis, long endMillis) {
    return new TaskResult(
        0,
        0,
        "host",
        startMillis * 1_000_000,
        endMillis * 1_000_000,
        1,
        List.of(),
        Map.of(),
        new Machine(0, 1, "", "", ""));
  }

  @Test
  void hostsOfDataSurviveTheWayToTheSplits() {
    List<String[]> hosts =
        TaskHosts.decode(
            TaskHosts.encode(List.of(new String[] {"a", "b"}, new String[0], new String[] {"c"})));
    assertThat(hosts).hasSize(3);
    assertThat(hosts.get(0)).containsExactly("a", "b");
    assertThat(hosts.get(1)).isEmpty();
    assertThat(hosts.get(2)).containsExactly("c");
    assertThat(TaskHosts.decode("")).isEmpty();
  }
}
