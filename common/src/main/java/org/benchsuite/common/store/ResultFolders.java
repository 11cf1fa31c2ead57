package org.benchsuite.common.store;

import java.io.IOException;
import java.net.URI;
import java.nio.file.Files;
import java.nio.file.Path;
import org.apache.hadoop.conf.Configuration;
import org.apache.hadoop.fs.FileSystem;
import org.benchsuite.common.UsageException;
import org.benchsuite.common.cluster.Reachability;
import org.benchsuite.results.store.LocalStoreFolder;
import org.benchsuite.results.store.StoreFolder;

/** Opens the folder of the records from what the user wrote: a local path or any Hadoop URI. */
public final class ResultFolders {

  private ResultFolders() {}

  /** The folder; a name without a scheme is local. */
  public static StoreFolder open(String name, Configuration configuration)
      throws IOException, InterruptedException {
    if (!name.matches("[A-Za-z][A-Za-z0-9+.-]+:.*")) {
      return local(name, Path.of(name));
    }
    try {
      URI uri = URI.create(name);
      if ("file".equals(uri.getScheme())) {
        return local(name, Path.of(uri.getPath()));
      }
      new Reachability(configuration).checkFileSystem(uri);
      org.apache.hadoop.fs.Path folder = new org.apache.hadoop.fs.Path(uri);
      FileSystem fileSystem = folder.getFileSystem(configuration);
      return new HadoopStoreFolder(fileSystem, fileSystem.makeQualified(folder));
    } catch (IllegalArgumentException e) {
      throw new UsageException(
          "'" + name + "' given by -results is not a folder: " + e.getMessage() + ".", e);
    }
  }

  /** Told before anything runs: a record that cannot be stored in the end helps nobody. */
  private static StoreFolder local(String name, Path path) {
    Path folder = path.toAbsolutePath().normalize();
    Path existing = folder;
    while (!Files.exists(existing)) {
      existing = existing.getParent();
    }
    if (!Files.isDirectory(existing) || !Files.isWritable(existing)) {
      throw new UsageException(
          "'"
              + name
              + "' given by -results cannot be a folder: "
              + existing
              + " is not a folder that can be written; name another.");
    }
    return new LocalStoreFolder(folder);
  }
}
