package org.benchsuite.terasort.scan;

import java.io.IOException;
import java.net.URLDecoder;
import java.net.URLEncoder;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import org.apache.hadoop.conf.Configuration;
import org.apache.hadoop.fs.Path;
import org.benchsuite.terasort.data.RowFiles;
import org.benchsuite.terasort.row.Row;

/**
 * Which task reads which rows: consecutive ranges, in the order of the files.
 *
 * @param files every file, in order
 * @param tasks the ranges of each task; together every row once
 */
record ScanPlan(List<Path> files, List<List<RowRange>> tasks) {

  private static final String FILES = "bench.terasort.scan.files";
  private static final String TASKS = "bench.terasort.scan.tasks";

  /** Fewer bytes than that are not worth a container of their own. */
  private static final long LEAST_BYTES = 512L << 20;

  static final int TASKS_A_SLOT = 4;

  /** One task a file, as upstream's TeraValidate. */
  static ScanPlan aTaskAFile(RowFiles files) {
    List<List<RowRange>> tasks = new ArrayList<>();
    for (int i = 0; i < files.count(); i++) {
      tasks.add(List.of(new RowRange(i, 0, files.rows(i))));
    }
    return new ScanPlan(paths(files), atLeastOne(tasks));
  }

  /** Equal shares for tasks that fill {@code slots} containers, whatever the files are. */
  static ScanPlan equalShares(RowFiles files, int slots) {
    long share = Math.max(LEAST_BYTES, files.bytes() / Math.max(1, slots * TASKS_A_SLOT));
    long count = Math.max(1, files.bytes() / share);
    return ofShares(files, Math.max(1, (files.rows() + count - 1) / count));
  }

  static ScanPlan ofShares(RowFiles files, long rowsATask) {
    List<List<RowRange>> tasks = new ArrayList<>();
    List<RowRange> task = new ArrayList<>();
    long room = rowsATask;
    for (int i = 0; i < files.count(); i++) {
      for (long first = 0; first < files.rows(i); ) {
        long rows = Math.min(room, files.rows(i) - first);
        task.add(new RowRange(i, first, rows));
        first += rows;
        room -= rows;
        if (room == 0) {
          tasks.add(task);
          task = new ArrayList<>();
          room = rowsATask;
        }
      }
    }
    if (!task.isEmpty()) {
      tasks.add(task);
    }
    return new ScanPlan(paths(files), atLeastOne(tasks));
  }

  private static List<List<RowRange>> atLeastOne(List<List<RowRange>> tasks) {
    return tasks.isEmpty() ? List.of(List.of()) : tasks;
  }

  private static List<Path> paths(RowFiles files) {
    List<Path> paths = new ArrayList<>();
    for (int i = 0; i < files.count(); i++) {
      paths.add(files.file(i));
    }
    return paths;
  }

  /** For each task the hosts of its first row. */
  List<String[]> hosts(RowFiles listed) throws IOException {
    List<String[]> hosts = new ArrayList<>();
    for (List<RowRange> task : tasks) {
      hosts.add(
          task.isEmpty()
              ? new String[0]
              : listed.hosts(task.get(0).file(), task.get(0).first() * Row.BYTES));
    }
    return hosts;
  }

  Map<String, String> toSettings() {
    return Map.of(
        FILES,
        files.stream()
            .map(file -> URLEncoder.encode(file.toString(), StandardCharsets.UTF_8))
            .collect(Collectors.joining(",")),
        TASKS,
        tasks.stream()
            .map(
                task ->
                    task.stream()
                        .map(range -> range.file() + ":" + range.first() + ":" + range.rows())
                        .collect(Collectors.joining(",")))
            .collect(Collectors.joining(";")));
  }

  static ScanPlan from(Configuration configuration) {
    List<Path> files =
        words(configuration.get(FILES, ""), ",").stream()
            .map(file -> new Path(URLDecoder.decode(file, StandardCharsets.UTF_8)))
            .toList();
    List<List<RowRange>> tasks =
        Arrays.stream(configuration.get(TASKS, "").split(";", -1))
            .map(task -> words(task, ",").stream().map(ScanPlan::range).toList())
            .toList();
    return new ScanPlan(files, tasks);
  }

  private static List<String> words(String text, String separator) {
    return text.isEmpty() ? List.of() : List.of(text.split(separator));
  }

  private static RowRange range(String text) {
    String[] numbers = text.split(":");
    return new RowRange(
        Integer.parseInt(numbers[0]), Long.parseLong(numbers[1]), Long.parseLong(numbers[2]));
  }
}
