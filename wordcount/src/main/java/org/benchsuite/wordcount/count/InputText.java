package org.benchsuite.wordcount.count;

import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.apache.hadoop.conf.Configuration;
import org.apache.hadoop.fs.FileStatus;
import org.apache.hadoop.fs.FileSystem;
import org.apache.hadoop.fs.Path;
import org.apache.hadoop.mapreduce.Job;
import org.apache.hadoop.mapreduce.lib.input.FileInputFormat;
import org.benchsuite.common.NotFitException;
import org.benchsuite.wordcount.text.TextManifest;

/** The files whose words are counted, as MapReduce finds them: files, folders and patterns. */
public final class InputText {

  private final List<Path> paths;
  private final Configuration configuration;
  private final long files;
  private final long bytes;

  private InputText(List<Path> paths, Configuration configuration, List<FileStatus> found) {
    this.paths = paths;
    this.configuration = configuration;
    this.files = found.size();
    this.bytes = found.stream().mapToLong(FileStatus::getLen).sum();
  }

  /**
   * Looks for them.
   *
   * @throws NotFitException when one of the names leads to nothing
   */
  public static InputText find(List<String> names, Configuration configuration) throws IOException {
    List<Path> paths = qualified(names, configuration);
    for (Path path : paths) {
      FileStatus[] found = path.getFileSystem(configuration).globStatus(path);
      if (found == null || found.length == 0) {
        throw new NotFitException("There is nothing at " + path + "; name text that is there.");
      }
    }
    Job job = Job.getInstance(configuration);
    FileInputFormat.setInputPaths(job, paths.toArray(Path[]::new));
    return new InputText(paths, configuration, new BlockInputFormat().files(job));
  }

  /** The names with their file systems. */
  public static List<Path> qualified(List<String> names, Configuration configuration)
      throws IOException {
    List<Path> paths = new ArrayList<>();
    for (String name : names) {
      Path path = new Path(name);
      paths.add(path.getFileSystem(configuration).makeQualified(path));
    }
    return paths;
  }

  /** Makes it the input of a job. */
  void addTo(Job job) throws IOException {
    for (Path path : paths) {
      FileInputFormat.addInputPath(job, path);
    }
  }

  public long files() {
    return files;
  }

  public long bytes() {
    return bytes;
  }

  /** What textgen recorded of all of it; empty when any of it is of another origin. */
  public Optional<TextManifest> manifest() throws IOException {
    Optional<TextManifest> all = Optional.empty();
    for (Path path : paths) {
      FileSystem fileSystem = path.getFileSystem(configuration);
      boolean folder = fileSystem.exists(path) && fileSystem.getFileStatus(path).isDirectory();
      Optional<TextManifest> one =
          folder ? TextManifest.read(path, configuration) : Optional.empty();
      if (one.isEmpty()) {
        return one;
      }
      all =
          Optional.of(
              all.isEmpty() ? one.orElseThrow() : all.orElseThrow().plus(one.orElseThrow()));
    }
    return all;
  }

  @Override
  public String toString() {
    return paths.get(0) + (paths.size() > 1 ? " and " + (paths.size() - 1) + " more" : "");
  }
}
