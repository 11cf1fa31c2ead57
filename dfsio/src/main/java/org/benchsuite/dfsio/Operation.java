package org.benchsuite.dfsio;

/** What a command line does to the files. */
enum Operation {
  WRITE("write", "io_write"),
  READ("read", "io_read"),
  RANDOM_READ("random read", "io_random_read"),
  BACKWARD_READ("backward read", "io_random_read"),
  SKIP_READ("skip read", "io_random_read"),
  APPEND("append", "io_append"),
  TRUNCATE("truncate", "io_truncate"),
  CLEAN("clean", "");

  private final String title;
  private final String resultFolder;

  Operation(String title, String resultFolder) {
    this.title = title;
    this.resultFolder = resultFolder;
  }

  /** The name upstream prints in its result block. */
  String title() {
    return title;
  }

  /** The folder of upstream's result file below the root. */
  String resultFolder() {
    return resultFolder;
  }

  boolean reads() {
    return switch (this) {
      case READ, RANDOM_READ, BACKWARD_READ, SKIP_READ -> true;
      default -> false;
    };
  }

  /** Whether it needs space on the file system. */
  boolean adds() {
    return this == WRITE || this == APPEND;
  }
}
