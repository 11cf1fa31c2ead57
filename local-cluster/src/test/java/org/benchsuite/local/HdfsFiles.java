package org.benchsuite.local;

import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import org.apache.hadoop.conf.Configuration;
import org.apache.hadoop.fs.FileSystem;
import org.apache.hadoop.fs.Path;

/** Writes and reads small text files through a client of its own. */
record HdfsFiles(Configuration conf) {
  void write(String path, String text) throws IOException {
    try (FileSystem fileSystem = FileSystem.newInstance(conf);
        OutputStream file = fileSystem.create(new Path(path))) {
      file.write(text.getBytes(StandardCharsets.UTF_8));
    }
  }

  void append(String path, String text) throws IOException {
    try (FileSystem fileSystem = FileSystem.newInstance(conf);
        OutputStream file = fileSystem.append(new Path(path))) {
      file.write(text.getBytes(StandardCharsets.UTF_8));
    }
  }

  String read(String path) throws IOException {
    try (FileSystem fileSystem = FileSystem.newInstance(conf);
        InputStream file = fileSystem.open(new Path(path))) {
      return new String(file.readAllBytes(), StandardCharsets.UTF_8);
    }
  }

  boolean exists(String path) throws IOException {
    try (FileSystem fileSystem = FileSystem.newInstance(conf)) {
      return fileSystem.exists(new Path(path));
    }
  }

  String permissions(String path) throws IOException {
    try (FileSystem fileSystem = FileSystem.newInstance(conf)) {
      return fileSystem.getFileStatus(new Path(path)).getPermission().toString();
    }
  }
}
