package org.benchsuite.dfsio;

import java.io.FileNotFoundException;
import java.io.IOException;
import java.util.Arrays;
import java.util.List;
import org.apache.hadoop.fs.FileSystem;
import org.apache.hadoop.fs.LocatedFileStatus;
import org.apache.hadoop.fs.RemoteIterator;

/**
 * The data files below a root, found with one listing however many they are.
 *
 * @param lengths bytes of file i, -1 where it is missing
 * @param hosts hosts of the first block of file i
 * @param newestMillis latest modification time, milliseconds since the epoch; 0 without a file
 * @param physicalBytes bytes of all files times their replication
 * @param replication replicas of the first file, 0 without one
 * @param longestBeyond bytes of the longest file of a higher number, -1 without one
 */
record DataFiles(
    long[] lengths,
    String[][] hosts,
    long newestMillis,
    long physicalBytes,
    short replication,
    long longestBeyond) {

  private static final String[] NOWHERE = {};

  /**
   * Looks for files 0 to {@code wanted - 1}; others count in {@code physicalBytes} and {@code
   * longestBeyond} only.
   */
  static DataFiles list(Layout layout, FileSystem fileSystem, int wanted) throws IOException {
    long[] lengths = new long[wanted];
    String[][] hosts = new String[wanted][];
    Arrays.fill(lengths, -1);
    Arrays.fill(hosts, NOWHERE);
    long newest = 0;
    long physical = 0;
    short replication = 0;
    long beyond = -1;
    try {
      RemoteIterator<LocatedFileStatus> files = fileSystem.listLocatedStatus(layout.data());
      while (files.hasNext()) {
        LocatedFileStatus file = files.next();
        int index = Layout.indexOf(file.getPath());
        physical += file.getLen() * Math.max(1, file.getReplication());
        if (file.isFile() && index >= 0 && index < wanted) {
          lengths[index] = file.getLen();
          hosts[index] = hosts(file);
          newest = Math.max(newest, file.getModificationTime());
          replication = replication == 0 ? file.getReplication() : replication;
        } else if (file.isFile() && index >= wanted) {
          beyond = Math.max(beyond, file.getLen());
        }
      }
    } catch (FileNotFoundException e) {
      return new DataFiles(lengths, hosts, 0, 0, (short) 0, -1);
    }
    return new DataFiles(lengths, hosts, newest, physical, replication, beyond);
  }

  private static String[] hosts(LocatedFileStatus file) throws IOException {
    return file.getBlockLocations().length == 0 ? NOWHERE : file.getBlockLocations()[0].getHosts();
  }

  /** Hosts of the first block of each of those files. */
  List<String[]> hostsOf(FileNumbers numbers) {
    return numbers.stream().mapToObj(file -> hosts[file]).toList();
  }

  /** Number of the first missing file, or -1. */
  int firstMissing() {
    for (int i = 0; i < lengths.length; i++) {
      if (lengths[i] < 0) {
        return i;
      }
    }
    return -1;
  }

  /** How many of the wanted files are there. */
  long present() {
    return Arrays.stream(lengths).filter(length -> length >= 0).count();
  }

  /** Number of the first file shorter than {@code bytes}, or -1. */
  int firstShorterThan(long bytes) {
    for (int i = 0; i < lengths.length; i++) {
      if (lengths[i] < bytes) {
        return i;
      }
    }
    return -1;
  }

  /** Bytes of the longest file. */
  long longest() {
    return Arrays.stream(lengths).max().orElse(0);
  }
}
