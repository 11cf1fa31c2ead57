package org.benchsuite.common.cluster;

import java.io.IOException;
import org.apache.hadoop.conf.Configuration;
import org.apache.hadoop.fs.FileSystem;
import org.apache.hadoop.fs.Path;
import org.apache.hadoop.security.UserGroupInformation;

/** The folder on the default file system where a run keeps what it needs for itself. */
public final class WorkFolder {

  /** The setting that names the folder in which runs have theirs. */
  public static final String PARENT = "bench.work.dir";

  private final FileSystem fileSystem;
  private final Path path;

  /** That of the run {@code id}; it is not made yet. */
  public WorkFolder(Configuration configuration, String id) throws IOException {
    String user = UserGroupInformation.getCurrentUser().getShortUserName();
    String parent = configuration.get(PARENT, "/tmp/bench-suite-" + user);
    this.fileSystem = FileSystem.get(configuration);
    this.path = fileSystem.makeQualified(new Path(parent, id));
  }

  public Path path() {
    return path;
  }

  /** Makes it; it goes with this program at the latest. */
  public void make() throws IOException {
    fileSystem.mkdirs(path);
    // also when the client is interrupted
    fileSystem.deleteOnExit(path);
  }

  /** Removes it, if it is there. */
  public void remove() throws IOException {
    fileSystem.delete(path, true);
  }
}
