package org.benchsuite.terasort.data;

import java.io.FileNotFoundException;
import java.io.IOException;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import org.apache.hadoop.conf.Configuration;
import org.apache.hadoop.fs.BlockLocation;
import org.apache.hadoop.fs.FileSystem;
import org.apache.hadoop.fs.LocatedFileStatus;
import org.apache.hadoop.fs.Path;
import org.apache.hadoop.fs.RemoteIterator;
import org.benchsuite.common.NotFitException;
import org.benchsuite.terasort.row.Row;

/**
 * The files of rows in a folder in the order of their names, in several folders one after the
 * other, or a single file; names that begin with an underscore or a dot are none, as for every
 * MapReduce job.
 */
public final class RowFiles {

  private final List<Path> paths;
  private final List<LocatedFileStatus> files;

  private RowFiles(List<Path> paths, List<LocatedFileStatus> files) {
    this.paths = List.copyOf(paths);
    this.files = List.copyOf(files);
  }

  /**
   * Lists them.
   *
   * @throws NotFitException when there is nothing at {@code path} or a file does not hold whole
   *     rows
   */
  public static RowFiles list(Path path, Configuration configuration) throws IOException {
    return list(List.of(path), configuration);
  }

  /** Lists those of several folders, in the order of the folders. */
  public static RowFiles list(List<Path> paths, Configuration configuration) throws IOException {
    List<LocatedFileStatus> files = new ArrayList<>();
    for (Path path : paths) {
      files.addAll(listOne(path, configuration));
    }
    for (LocatedFileStatus file : files) {
      if (file.getLen() % Row.BYTES != 0) {
        throw new NotFitException(
            file.getPath()
                + " has "
                + file.getLen()
                + " bytes, which are not whole rows of 100 bytes; it is damaged or no output of"
                + " teragen or terasort.");
      }
    }
    return new RowFiles(paths, files);
  }

  private static List<LocatedFileStatus> listOne(Path path, Configuration configuration)
      throws IOException {
    FileSystem fileSystem = path.getFileSystem(configuration);
    List<LocatedFileStatus> files = new ArrayList<>();
    try {
      RemoteIterator<LocatedFileStatus> all = fileSystem.listLocatedStatus(path);
      while (all.hasNext()) {
        LocatedFileStatus file = all.next();
        if (file.isFile() && !isHidden(file.getPath())) {
          files.add(file);
        } else if (Slice.isName(file.getPath().getName())) {
          throw new NotFitException(
              path
                  + " holds slices of rows, not rows; name one of them, or sort them with terasort"
                  + " run and -steps.");
        }
      }
    } catch (FileNotFoundException e) {
      throw new NotFitException(
          "There is nothing at "
              + fileSystem.makeQualified(path)
              + "; make data with teragen, or check the path.",
          e);
    }
    files.sort(Comparator.comparing(LocatedFileStatus::getPath));
    return files;
  }

  private static boolean isHidden(Path file) {
    return file.getName().startsWith("_") || file.getName().startsWith(".");
  }

  public List<Path> paths() {
    return paths;
  }

  /** Where they are, for people. */
  public String place() {
    Path first = paths.get(0);
    return paths.size() == 1
        ? first.toString()
        : first.getParent() + " (" + paths.size() + " slices)";
  }

  public int count() {
    return files.size();
  }

  public Path file(int index) {
    return files.get(index).getPath();
  }

  public long bytes(int index) {
    return files.get(index).getLen();
  }

  public long rows(int index) {
    return bytes(index) / Row.BYTES;
  }

  public long bytes() {
    return files.stream().mapToLong(LocatedFileStatus::getLen).sum();
  }

  public long rows() {
    return bytes() / Row.BYTES;
  }

  /** The fewest copies that a file with rows has; {@link Short#MAX_VALUE} when there is none. */
  public short copies() {
    short fewest = Short.MAX_VALUE;
    for (LocatedFileStatus file : files) {
      if (file.getLen() > 0) {
        fewest = (short) Math.min(fewest, file.getReplication());
      }
    }
    return fewest;
  }

  /** The hosts that hold the byte at {@code offset} of a file; none when nobody knows. */
  public String[] hosts(int index, long offset) throws IOException {
    BlockLocation[] blocks = files.get(index).getBlockLocations();
    if (blocks != null) {
      for (BlockLocation block : blocks) {
        if (block.getOffset() <= offset && offset < block.getOffset() + block.getLength()) {
          return block.getHosts();
        }
      }
    }
    return new String[0];
  }
}
