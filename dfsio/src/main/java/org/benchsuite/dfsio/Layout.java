package org.benchsuite.dfsio;

import java.io.IOException;
import org.apache.hadoop.conf.Configuration;
import org.apache.hadoop.fs.FileSystem;
import org.apache.hadoop.fs.Path;
import org.benchsuite.common.cluster.RunningApplications;

/**
 * Where TestDFSIO keeps its files, the same as upstream's so that either program can read and clean
 * what the other wrote.
 *
 * @param root folder given by {@code test.build.data}, qualified with its file system
 */
record Layout(Path root) {

  static final String ROOT_PROPERTY = "test.build.data";
  static final String DEFAULT_ROOT = "/benchmarks/TestDFSIO";

  private static final String FILE_PREFIX = "test_io_";

  static Layout of(Configuration configuration) throws IOException {
    Path root = new Path(configuration.get(ROOT_PROPERTY, DEFAULT_ROOT));
    return new Layout(root.getFileSystem(configuration).makeQualified(root));
  }

  FileSystem fileSystem(Configuration configuration) throws IOException {
    return root.getFileSystem(configuration);
  }

  Path data() {
    return new Path(root, "io_data");
  }

  Path file(int index) {
    return new Path(data(), FILE_PREFIX + index);
  }

  /** The file's number, or -1 when the name is not one of TestDFSIO's. */
  static int indexOf(Path file) {
    String name = file.getName();
    String digits = name.startsWith(FILE_PREFIX) ? name.substring(FILE_PREFIX.length()) : "";
    return digits.matches("\\d{1,9}") ? Integer.parseInt(digits) : -1;
  }

  Path manifest() {
    return new Path(root, "_bench_suite_dataset");
  }

  /** Says, among the data, what the files of cumulative steps are like. */
  Path stepMark() {
    return new Path(data(), "_bench_suite_steps");
  }

  Path resultFile(Operation operation) {
    return new Path(new Path(root, operation.resultFolder()), "part-00000");
  }

  /** Whether a child of the root is one of TestDFSIO's, upstream's or ours. */
  static boolean isOurs(Path child) {
    String name = child.getName();
    return name.startsWith("io_") || name.startsWith("_bench_suite_");
  }

  /** Marks the applications that work on this root. */
  String tag() {
    return RunningApplications.tag("dfsio", root);
  }
}
