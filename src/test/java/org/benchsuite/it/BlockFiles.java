package org.benchsuite.it;

import java.io.IOException;
import java.io.RandomAccessFile;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.stream.Stream;
import org.apache.hadoop.fs.FileSystem;
import org.apache.hadoop.hdfs.DistributedFileSystem;

/** Damages block files on the DataNode's disk, behind HDFS's back. */
final class BlockFiles {

  private BlockFiles() {}

  /** Flips one bit of the byte at {@code position} of the first block of {@code file}. */
  static void flip(org.apache.hadoop.fs.Path file, long position) throws IOException {
    DistributedFileSystem hdfs =
        (DistributedFileSystem) FileSystem.get(TestCluster.configuration());
    String block =
        hdfs.getClient()
            .getLocatedBlocks(file.toUri().getPath(), 0)
            .get(0)
            .getBlock()
            .getBlockName();
    Path onDisk;
    try (Stream<Path> files = Files.walk(TestCluster.get().baseDir())) {
      onDisk =
          files
              .filter(path -> path.getFileName().toString().equals(block))
              .findFirst()
              .orElseThrow();
    }
    try (RandomAccessFile bytes = new RandomAccessFile(onDisk.toFile(), "rw")) {
      bytes.seek(position);
      int value = bytes.read();
      bytes.seek(position);
      bytes.write(value ^ 1);
    }
  }
}
