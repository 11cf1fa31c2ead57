package org.benchsuite.wordcount.text;

import java.io.IOException;
import java.io.InputStream;
import java.util.ArrayList;
import java.util.List;
import org.apache.hadoop.conf.Configuration;
import org.apache.hadoop.fs.FileStatus;
import org.apache.hadoop.fs.FileSystem;
import org.apache.hadoop.fs.FileUtil;
import org.apache.hadoop.fs.Path;
import org.apache.hadoop.fs.UnsupportedFileSystemException;
import org.benchsuite.common.NotFitException;
import org.benchsuite.common.RunContext;
import org.benchsuite.common.UsageException;
import org.benchsuite.common.cluster.Causes;

/** A model in a folder of a Hadoop file system. */
final class StoredModel implements ModelFolder {

  private static final String SHIPPED = "text-model";

  private final FileSystem fileSystem;
  private final Path folder;

  private StoredModel(FileSystem fileSystem, Path folder) {
    this.fileSystem = fileSystem;
    this.folder = fileSystem.makeQualified(folder);
  }

  /** The folder at a path, which is there. */
  static StoredModel at(Path folder, Configuration configuration) throws IOException {
    return new StoredModel(folder.getFileSystem(configuration), folder);
  }

  /**
   * Looks for a folder where its name says, or else on the default file system and then on this
   * machine's disks.
   *
   * @throws UsageException when the name cannot be meant
   * @throws NotFitException when it is not there
   */
  static StoredModel find(String name, Configuration configuration) throws IOException {
    Path path = requireName(name, configuration);
    List<FileSystem> places = new ArrayList<>();
    places.add(path.getFileSystem(configuration));
    if (path.toUri().getScheme() == null) {
      places.add(FileSystem.getLocal(configuration));
    }
    for (FileSystem place : places) {
      if (isFolder(place, path)) {
        return new StoredModel(place, path);
      }
    }
    throw new NotFitException(
        "There is no model folder "
            + String.join(
                " nor ", places.stream().map(p -> p.makeQualified(path).toString()).toList())
            + "; check the path given by --model.");
  }

  /**
   * The path that a name can mean, whether or not it is there.
   *
   * @throws UsageException when it can mean none
   */
  static Path requireName(String name, Configuration configuration) throws IOException {
    try {
      Path path = new Path(name);
      path.getFileSystem(configuration);
      return path;
    } catch (IllegalArgumentException | UnsupportedFileSystemException e) {
      throw new UsageException(
          "'" + name + "' given by --model is no folder: " + Causes.sentence(e) + ".", e);
    }
  }

  private static boolean isFolder(FileSystem place, Path path) throws IOException {
    return place.exists(path) && place.getFileStatus(path).isDirectory();
  }

  /** Makes it readable for tasks on other machines: copies it off this machine's disks. */
  StoredModel ship(RunContext context) throws IOException {
    FileSystem shared = context.workDirectory().getFileSystem(context.configuration());
    if (!isLocal(fileSystem) || isLocal(shared)) {
      return this;
    }
    Path copy = new Path(context.workDirectory(), SHIPPED);
    shared.mkdirs(copy);
    for (String file : files()) {
      if (ModelReader.isPart(file)) {
        Path from = new Path(folder, file);
        FileUtil.copy(
            fileSystem, from, shared, new Path(copy, file), false, true, context.configuration());
      }
    }
    return new StoredModel(shared, copy);
  }

  private static boolean isLocal(FileSystem place) {
    return place.getScheme().equals("file");
  }

  /** What a task on any machine finds it by, once it is shipped. */
  String location() {
    return folder.toString();
  }

  @Override
  public List<String> files() throws IOException {
    List<String> names = new ArrayList<>();
    for (FileStatus file : fileSystem.listStatus(folder)) {
      if (file.isFile()) {
        names.add(file.getPath().getName());
      }
    }
    return names;
  }

  @Override
  public InputStream open(String file) throws IOException {
    return fileSystem.open(new Path(folder, file));
  }

  @Override
  public String toString() {
    return folder.toString();
  }
}
