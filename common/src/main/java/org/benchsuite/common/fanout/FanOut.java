package org.benchsuite.common.fanout;

import java.util.List;
import java.util.Map;
import java.util.Objects;
import org.apache.hadoop.fs.Path;
import org.benchsuite.common.job.JobWatch;

/**
 * A piece of work for N map tasks; {@link FanOutJob} runs it.
 *
 * @param name what people see in the cluster's list of applications
 * @param tag tells the applications that work on the same data, so that what a killed client left
 *     running can be found and stopped
 * @param body what every task does
 * @param tasks how many
 * @param settings properties of the job for its tasks, over those of the run
 * @param hosts for each task the hosts that hold its data; empty for no preference
 * @param touched paths whose file systems the tasks need to be authorised for
 * @param progress what the tasks' moved bytes are measured against
 */
public record FanOut(
    String name,
    String tag,
    Class<? extends TaskBody> body,
    int tasks,
    Map<String, String> settings,
    List<String[]> hosts,
    List<Path> touched,
    JobWatch.Work progress) {

  public FanOut {
    Objects.requireNonNull(name, "name");
    Objects.requireNonNull(tag, "tag");
    Objects.requireNonNull(body, "body");
    Objects.requireNonNull(progress, "progress");
    settings = Map.copyOf(settings);
    hosts = List.copyOf(hosts);
    touched = List.copyOf(touched);
    if (tasks < 1) {
      throw new IllegalArgumentException("a fan-out needs at least one task, not " + tasks);
    }
  }
}
