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
 * The files of rows in a folder in the order of their names, or a single file; names that begin
 * with an underscore or a dot are none, as for every MapReduce job.
 */
public final class RowFiles {

  private final Path path;
  private final List<LocatedFileStatus> files;

  private RowFiles(Path path, List<LocatedFileStatus> files) {
    this.path = path;
    this.files = files;
  }

  /**
   * Lists them.
   *
   * @throws NotFitException when there is nothing at {@code path} or a file does not hold whole
   *     rows
   */
  public static RowFiles list(Path path, Configuration configuration) throws IOException {
    RowFiles found = listAll(path, configuration);
    for (LocatedFileStatus file : found.files) {
      if (file.getLen() % Row.BYTES != 0) {
        throw new NotFitException(
            file.getPath()
                + " has "
                + file.getLen()
                + " bytes, which are not whole rows of 100 bytes; it is damaged or no output of"
                + " teragen or terasort.");
      }
    }
    return found;
  }

  private static RowFiles listAll(Path path, Configuration configuration) throws IOException {
    FileSystem fileSystem = path.getFileSystem(configuration);
    List<LocatedFileStatus> files = new ArrayList<>();
    try {
      RemoteIterator<LocatedFileStatus> all = fileSystem.listLocatedStatus(path);
      while (all.hasNext()) {
        LocatedFileStatus file = all.next();
        if (file.isFile() && !isHidden(file.getPath())) {
          files.add(file);
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
    return new RowFiles(path, List.copyOf(files));
  }

  private static boolean isHidden(Path file) {
    return file.getName().startsWith("_") || file.getName().startsWith(".");
  }

  public Path path() {
    return path;
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
