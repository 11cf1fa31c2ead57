package org.benchsuite.common.sweep;

import java.io.IOException;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.apache.hadoop.conf.Configuration;
import org.apache.hadoop.fs.FileSystem;
import org.apache.hadoop.fs.Path;
import org.benchsuite.common.Demand;
import org.benchsuite.common.cluster.Ancestors;

/**
 * The space that the data of a sweep take when all of it has run, beyond what is there already:
 * data of the same path are there once, at their largest.
 *
 * @param location of the file system
 * @param logicalBytes of one copy
 * @param physicalBytes with every copy
 * @param freeBytes that it has now
 */
record Space(String location, long logicalBytes, double physicalBytes, long freeBytes) {

  /** One for each file system that the runs use. */
  static List<Space> of(List<SweepRun> runs) throws IOException {
    Map<Path, Demand.Data> largest = new LinkedHashMap<>();
    Map<String, Space> spaces = new LinkedHashMap<>();
    for (SweepRun run : runs) {
      for (Demand.Data data : run.of().checked().demand().data()) {
        FileSystem fileSystem = data.path().getFileSystem(configuration(run));
        largest.merge(
            fileSystem.makeQualified(data.path()),
            data,
            (one, other) -> one.bytes() >= other.bytes() ? one : other);
      }
    }
    if (runs.isEmpty()) {
      return List.of();
    }
    Configuration configuration = configuration(runs.get(0));
    for (Map.Entry<Path, Demand.Data> entry : largest.entrySet()) {
      FileSystem fileSystem = entry.getKey().getFileSystem(configuration);
      String location = fileSystem.getUri().toString();
      Space before = spaces.get(location);
      Space sum = before == null ? empty(fileSystem, entry.getKey()) : before;
      spaces.put(location, sum.plus(entry.getValue(), present(fileSystem, entry.getKey())));
    }
    return List.copyOf(spaces.values());
  }

  private static Configuration configuration(SweepRun run) {
    return run.of().checked().configuration();
  }

  private static Space empty(FileSystem fileSystem, Path path) throws IOException {
    long free = fileSystem.getStatus(Ancestors.nearestExisting(fileSystem, path)).getRemaining();
    return new Space(fileSystem.getUri().toString(), 0, 0, free);
  }

  private static long present(FileSystem fileSystem, Path path) throws IOException {
    return fileSystem.exists(path) ? fileSystem.getContentSummary(path).getLength() : 0;
  }

  private Space plus(Demand.Data data, long present) {
    long missing = Math.max(0, data.bytes() - present);
    return new Space(
        location, logicalBytes + missing, physicalBytes + missing * data.copies(), freeBytes);
  }

  boolean fits() {
    return physicalBytes <= freeBytes;
  }
}
