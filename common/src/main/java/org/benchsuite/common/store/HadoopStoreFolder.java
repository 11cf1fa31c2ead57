package org.benchsuite.common.store;

import java.io.FileNotFoundException;
import java.io.IOException;
import java.nio.file.FileAlreadyExistsException;
import java.util.ArrayList;
import java.util.List;
import java.util.UUID;
import org.apache.hadoop.fs.FSDataInputStream;
import org.apache.hadoop.fs.FSDataOutputStream;
import org.apache.hadoop.fs.FileStatus;
import org.apache.hadoop.fs.FileSystem;
import org.apache.hadoop.fs.Path;
import org.benchsuite.results.store.StoreFolder;

/**
 * A folder of records on any Hadoop file system. Publishing relies on its rename: atomic and never
 * replacing on HDFS and local file systems; on an object store a rename is a copy, and only the
 * uniqueness of the names keeps writers apart.
 */
final class HadoopStoreFolder implements StoreFolder {

  private final FileSystem fileSystem;
  private final Path folder;

  HadoopStoreFolder(FileSystem fileSystem, Path folder) {
    this.fileSystem = fileSystem;
    this.folder = folder;
  }

  @Override
  public List<String> list() throws IOException {
    List<String> names = new ArrayList<>();
    try {
      for (FileStatus file : fileSystem.listStatus(folder)) {
        if (file.isFile()) {
          names.add(file.getPath().getName());
        }
      }
    } catch (FileNotFoundException e) {
      return List.of();
    }
    names.sort(null);
    return names;
  }

  @Override
  public boolean contains(String name) throws IOException {
    return fileSystem.exists(new Path(folder, name));
  }

  @Override
  public byte[] read(String name) throws IOException {
    try (FSDataInputStream in = fileSystem.open(new Path(folder, name))) {
      return in.readAllBytes();
    }
  }

  @Override
  public void writeNew(String name, byte[] bytes) throws IOException {
    fileSystem.mkdirs(folder);
    Path published = new Path(folder, name);
    Path temporary = new Path(folder, "." + name + "." + UUID.randomUUID() + ".tmp");
    try {
      try (FSDataOutputStream out = fileSystem.create(temporary, false)) {
        out.write(bytes);
        out.hsync();
      }
      if (fileSystem.exists(published) || !fileSystem.rename(temporary, published)) {
        throw new FileAlreadyExistsException(published.toString());
      }
    } finally {
      fileSystem.delete(temporary, false);
    }
  }

  @Override
  public String location() {
    return folder.toString();
  }
}
