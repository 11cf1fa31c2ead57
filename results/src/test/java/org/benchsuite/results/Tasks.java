package org.benchsuite.results;

import java.util.List;
import java.util.Map;

/** Tasks for tests, in mebibytes and milliseconds. */
public final class Tasks {

  private static final long MEBIBYTE = 1 << 20;
  private static final long MILLISECOND = 1_000_000;

  private Tasks() {}

  /** A task on a host of its own index. */
  public static TaskResult task(int index, long mebibytes, long startMillis, long millis) {
    return task(index, "host-" + index, mebibytes, startMillis, millis);
  }

  /** A task on that host. */
  public static TaskResult task(
      int index, String host, long mebibytes, long startMillis, long millis) {
    return new TaskResult(
        index,
        0,
        host,
        startMillis * MILLISECOND,
        (startMillis + millis) * MILLISECOND,
        mebibytes * MEBIBYTE,
        List.of(),
        Map.of(),
        Samples.WORKER);
  }
}
