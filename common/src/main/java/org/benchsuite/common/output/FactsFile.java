package org.benchsuite.common.output;

import java.io.FileNotFoundException;
import java.io.IOException;
import java.io.StringReader;
import java.io.StringWriter;
import java.nio.charset.StandardCharsets;
import java.util.Map;
import java.util.Optional;
import java.util.Properties;
import org.apache.hadoop.conf.Configuration;
import org.apache.hadoop.fs.FSDataInputStream;
import org.apache.hadoop.fs.FSDataOutputStream;
import org.apache.hadoop.fs.Path;

/** What a generator knows of the data it made, kept beside them as a small file of properties. */
public final class FactsFile {

  private FactsFile() {}

  /** Reads it; empty when there is none. */
  public static Optional<Properties> read(Path file, Configuration configuration)
      throws IOException {
    var fileSystem = file.getFileSystem(configuration);
    Path folder = file.getParent();
    if (!fileSystem.exists(folder) || fileSystem.getFileStatus(folder).isFile()) {
      return Optional.empty();
    }
    Properties facts = new Properties();
    try (FSDataInputStream in = fileSystem.open(file)) {
      facts.load(new StringReader(new String(in.readAllBytes(), StandardCharsets.UTF_8)));
      return Optional.of(facts);
    } catch (FileNotFoundException e) {
      return Optional.empty();
    }
  }

  /** Writes it, with a first line that says what it is about. */
  public static void write(
      Path file, String title, Map<String, String> facts, Configuration configuration)
      throws IOException {
    Properties properties = new Properties();
    properties.putAll(facts);
    StringWriter text = new StringWriter();
    properties.store(text, title);
    try (FSDataOutputStream out = file.getFileSystem(configuration).create(file, true)) {
      out.write(text.toString().getBytes(StandardCharsets.UTF_8));
    }
  }
}
