package org.benchsuite.local.hbase;

import java.util.Optional;

/** What a JVM of HBase tells the process that launched it, a line each: a word and a detail. */
public enum HBaseAnswer {
  /** ZooKeeper takes clients; the detail is its port. */
  ZOOKEEPER,
  /** The daemon is ready; the detail is its port. */
  READY,
  /** The daemon could not start; the detail is a sentence. */
  FAILED;

  String line(Object detail) {
    return this + " " + detail;
  }

  /** The detail when a line is this answer. */
  public Optional<String> detailOf(String line) {
    return line.startsWith(this + " ")
        ? Optional.of(line.substring(name().length() + 1))
        : Optional.empty();
  }
}
