package org.benchsuite.terasort.sort;

import java.io.IOException;
import org.apache.hadoop.conf.Configuration;
import org.apache.hadoop.fs.FSDataInputStream;
import org.apache.hadoop.fs.FileSystem;
import org.apache.hadoop.fs.Options.OpenFileOptions;
import org.apache.hadoop.fs.Path;
import org.apache.hadoop.mapreduce.lib.input.FileSplit;
import org.apache.hadoop.util.functional.FutureIO;

/** Opens a split for reading from start to end, and says so to object stores. */
final class RowStream {

  private RowStream() {}

  static FSDataInputStream open(FileSplit split, Configuration configuration) throws IOException {
    Path path = split.getPath();
    FileSystem fileSystem = path.getFileSystem(configuration);
    return FutureIO.awaitFuture(
        fileSystem
            .openFile(path)
            .opt(
                OpenFileOptions.FS_OPTION_OPENFILE_READ_POLICY,
                OpenFileOptions.FS_OPTION_OPENFILE_READ_POLICY_SEQUENTIAL)
            .optLong(OpenFileOptions.FS_OPTION_OPENFILE_SPLIT_START, split.getStart())
            .optLong(
                OpenFileOptions.FS_OPTION_OPENFILE_SPLIT_END, split.getStart() + split.getLength())
            .build());
  }
}
