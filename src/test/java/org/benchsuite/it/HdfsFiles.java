package org.benchsuite.it;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HexFormat;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.apache.hadoop.fs.FSDataInputStream;
import org.apache.hadoop.fs.FSDataOutputStream;
import org.apache.hadoop.fs.FileStatus;
import org.apache.hadoop.fs.FileSystem;
import org.apache.hadoop.fs.Path;

/** Looks into folders on the test cluster. */
final class HdfsFiles {

  private static final int ROW = 100;
  private static final int BUFFER = 1 << 16;

  private HdfsFiles() {}

  static FileSystem fileSystem() throws IOException {
    return FileSystem.get(TestCluster.configuration());
  }

  static boolean exists(String path) throws IOException {
    return fileSystem().exists(new Path(path));
  }

  /** SHA-256 of each part file by its name. */
  static Map<String, String> digests(String folder) throws IOException {
    Map<String, String> digests = new TreeMap<>();
    for (Path file : parts(folder)) {
      MessageDigest digest = sha256();
      add(file, digest);
      digests.put(file.getName(), HexFormat.of().formatHex(digest.digest()));
    }
    return digests;
  }

  /** SHA-256 of all part files one after the other. */
  static String digestOfAll(String folder) throws IOException {
    MessageDigest digest = sha256();
    for (Path file : parts(folder)) {
      add(file, digest);
    }
    return HexFormat.of().formatHex(digest.digest());
  }

  static byte[] read(String file) throws IOException {
    try (FSDataInputStream in = fileSystem().open(new Path(file));
        ByteArrayOutputStream bytes = new ByteArrayOutputStream()) {
      in.transferTo(bytes);
      return bytes.toByteArray();
    }
  }

  static String text(String file) throws IOException {
    return new String(read(file), StandardCharsets.UTF_8);
  }

  /** The rows of all part files in their order, one character a byte. */
  static List<String> rows(String folder) throws IOException {
    List<String> rows = new ArrayList<>();
    for (Path file : parts(folder)) {
      String all = new String(read(file.toString()), StandardCharsets.ISO_8859_1);
      for (int at = 0; at < all.length(); at += ROW) {
        rows.add(all.substring(at, at + ROW));
      }
    }
    return rows;
  }

  static void write(String file, byte[] bytes) throws IOException {
    try (FSDataOutputStream out = fileSystem().create(new Path(file), true)) {
      out.write(bytes);
    }
  }

  private static Path[] parts(String folder) throws IOException {
    FileStatus[] files =
        fileSystem().listStatus(new Path(folder), path -> path.getName().startsWith("part-"));
    Path[] parts = new Path[files.length];
    for (int i = 0; i < files.length; i++) {
      parts[i] = files[i].getPath();
    }
    Arrays.sort(parts);
    return parts;
  }

  private static void add(Path file, MessageDigest digest) throws IOException {
    byte[] buffer = new byte[BUFFER];
    try (FSDataInputStream in = fileSystem().open(file)) {
      for (int read = in.read(buffer); read >= 0; read = in.read(buffer)) {
        digest.update(buffer, 0, read);
      }
    }
  }

  private static MessageDigest sha256() throws IOException {
    try {
      return MessageDigest.getInstance("SHA-256");
    } catch (NoSuchAlgorithmException e) {
      throw new IOException(e);
    }
  }
}
