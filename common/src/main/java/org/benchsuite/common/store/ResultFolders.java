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

  /** The folder, to be written; a name without a scheme is local. */
  public static StoreFolder open(String name, Configuration configuration)
      throws IOException, InterruptedException {
    return open(name, true, configuration);
  }

  /** The folder, only to be read; a name without a scheme is local. */
  public static StoreFolder openToRead(String name, Configuration configuration)
      throws IOException, InterruptedException {
    return open(name, false, configuration);
  }

  private static StoreFolder open(String name, boolean toWrite, Configuration configuration)
      throws IOException, InterruptedException {
    if (!name.matches("[A-Za-z][A-Za-z0-9+.-]+:.*")) {
      return local(name, Path.of(name), toWrite);
    }
    try {
      URI uri = URI.create(name);
      if (uri.getPath() == null) {
        throw new IllegalArgumentException("a path must follow " + uri.getScheme() + ":/");
      }
      if ("file".equals(uri.getScheme())) {
        return local(name, Path.of(uri.getPath()), toWrite);
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
  private static StoreFolder local(String name, Path path, boolean toWrite) {
    Path folder = path.toAbsolutePath().normalize();
    Path existing = folder;
    while (!Files.exists(existing)) {
      existing = existing.getParent();
    }
    if (!Files.isDirectory(existing) || toWrite && !Files.isWritable(existing)) {
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
