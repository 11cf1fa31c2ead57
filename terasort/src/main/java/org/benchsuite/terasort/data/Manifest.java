package org.benchsuite.terasort.data;

import java.io.FileNotFoundException;
import java.io.IOException;
import java.io.StringReader;
import java.io.StringWriter;
import java.nio.charset.StandardCharsets;
import java.util.Optional;
import java.util.Properties;
import org.apache.hadoop.conf.Configuration;
import org.apache.hadoop.fs.FSDataInputStream;
import org.apache.hadoop.fs.FSDataOutputStream;
import org.apache.hadoop.fs.FileSystem;
import org.apache.hadoop.fs.Path;
import org.benchsuite.terasort.row.Checksum;

/**
 * What teragen made, kept beside the data and handed on by terasort, so that teravalidate knows
 * what must be there.
 *
 * @param rows how many
 * @param checksum theirs, as it was computed from memory before they were written
 */
public record Manifest(long rows, Checksum checksum) {

  private static final String NAME = "_bench_suite_rows";

  /** That of the data in a folder, if this program made them. */
  public static Optional<Manifest> read(Path folder, Configuration configuration)
      throws IOException {
    Path file = new Path(folder, NAME);
    Properties values = new Properties();
    FileSystem fileSystem = folder.getFileSystem(configuration);
    if (!fileSystem.exists(folder) || fileSystem.getFileStatus(folder).isFile()) {
      return Optional.empty();
    }
    try (FSDataInputStream in = fileSystem.open(file)) {
      values.load(new StringReader(new String(in.readAllBytes(), StandardCharsets.UTF_8)));
      return Optional.of(
          new Manifest(
              Long.parseLong(values.getProperty("rows")),
              Checksum.parse(values.getProperty("checksum", ""))));
    } catch (FileNotFoundException e) {
      return Optional.empty();
    } catch (IllegalArgumentException e) {
      throw new IOException(file + " is damaged; make the data again with teragen", e);
    }
  }

  public void write(Path folder, Configuration configuration) throws IOException {
    Properties values = new Properties();
    values.setProperty("rows", Long.toString(rows));
    values.setProperty("checksum", checksum.toString());
    StringWriter text = new StringWriter();
    values.store(text, "what teragen made");
    FileSystem fileSystem = folder.getFileSystem(configuration);
    try (FSDataOutputStream out = fileSystem.create(new Path(folder, NAME), true)) {
      out.write(text.toString().getBytes(StandardCharsets.UTF_8));
    }
  }
}
