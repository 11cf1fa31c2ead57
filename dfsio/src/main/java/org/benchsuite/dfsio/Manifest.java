package org.benchsuite.dfsio;

import java.io.FileNotFoundException;
import java.io.IOException;
import java.io.StringReader;
import java.io.StringWriter;
import java.nio.charset.StandardCharsets;
import java.util.Optional;
import java.util.Properties;
import org.apache.hadoop.fs.FSDataInputStream;
import org.apache.hadoop.fs.FSDataOutputStream;
import org.apache.hadoop.fs.FileSystem;

/**
 * What was written last below a root, kept beside the data so that it can be verified later.
 *
 * @param files number of files
 * @param data name of the payload
 * @param seed seed of the payload
 * @param codec class name of the codec, empty for none
 * @param writtenMillis modification time of the newest file when it was complete, milliseconds
 *     since the epoch on the NameNode's clock
 */
record Manifest(int files, String data, long seed, String codec, long writtenMillis) {

  static Optional<Manifest> read(Layout layout, FileSystem fileSystem) throws IOException {
    Properties values = new Properties();
    try (FSDataInputStream in = fileSystem.open(layout.manifest())) {
      values.load(new StringReader(new String(in.readAllBytes(), StandardCharsets.UTF_8)));
      return Optional.of(
          new Manifest(
              Integer.parseInt(values.getProperty("files")),
              values.getProperty("data"),
              Long.parseLong(values.getProperty("seed")),
              values.getProperty("codec"),
              Long.parseLong(values.getProperty("written"))));
    } catch (FileNotFoundException e) {
      return Optional.empty();
    } catch (NumberFormatException e) {
      throw new IOException(layout.manifest() + " is damaged; run dfsio -clean and write again", e);
    }
  }

  void write(Layout layout, FileSystem fileSystem) throws IOException {
    Properties values = new Properties();
    values.setProperty("files", Integer.toString(files));
    values.setProperty("data", data);
    values.setProperty("seed", Long.toString(seed));
    values.setProperty("codec", codec);
    values.setProperty("written", Long.toString(writtenMillis));
    StringWriter text = new StringWriter();
    values.store(text, "written by Bench Suite's dfsio");
    try (FSDataOutputStream out = fileSystem.create(layout.manifest(), true)) {
      out.write(text.toString().getBytes(StandardCharsets.UTF_8));
    }
  }
}
