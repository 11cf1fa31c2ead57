package org.benchsuite.terasort.sort;

import java.io.IOException;
import org.apache.hadoop.mapreduce.Mapper;
import org.benchsuite.common.job.TaskProbe;

/** Hands on what it is given. */
public final class ProbedMapper<K, V> extends Mapper<K, V, K, V> {

  @Override
  public void run(Context context) throws IOException, InterruptedException {
    TaskProbe probe = new TaskProbe();
    super.run(context);
    probe.end(context);
  }
}
