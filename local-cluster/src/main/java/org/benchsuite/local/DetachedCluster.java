package org.benchsuite.local;

import java.nio.file.Path;
import java.time.Instant;
import java.util.Optional;
import java.util.Properties;

/** A cluster that outlives the command that started it: its folder, process and data. */
record DetachedCluster(ClusterLayout layout, long pid, Instant started, Optional<Path> keptData) {
  private static final String BASE = "base";
  private static final String PID = "pid";
  private static final String STARTED = "started";
  private static final String KEPT_DATA = "keptData";

  static DetachedCluster read(Properties properties) {
    return new DetachedCluster(
        new ClusterLayout(Path.of(properties.getProperty(BASE))),
        Long.parseLong(properties.getProperty(PID)),
        Instant.parse(properties.getProperty(STARTED)),
        Optional.ofNullable(properties.getProperty(KEPT_DATA)).map(Path::of));
  }

  Properties write() {
    Properties properties = new Properties();
    properties.setProperty(BASE, layout.base().toString());
    properties.setProperty(PID, Long.toString(pid));
    properties.setProperty(STARTED, started.toString());
    keptData.ifPresent(data -> properties.setProperty(KEPT_DATA, data.toString()));
    return properties;
  }

  /** The cluster's JVM, unless it has ended; a later process may bear the same number. */
  Optional<ProcessHandle> process() {
    return ProcessHandle.of(pid).filter(new ClusterProcesses(layout)::owns);
  }

  /** Ends it when it is alive and leaves neither a process nor a file, the kept data aside. */
  void end() {
    process()
        .ifPresent(
            process -> {
              process.destroy();
              ClusterRemains.end(process, layout);
            });
    ClusterRemains.clear(layout);
  }
}
