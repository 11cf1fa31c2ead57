package org.benchsuite.dfsio;

import java.io.IOException;
import java.util.Map;
import java.util.Optional;
import org.apache.hadoop.conf.Configuration;
import org.benchsuite.common.output.FactsFile;

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

  static Optional<Manifest> read(Layout layout, Configuration configuration) throws IOException {
    try {
      return FactsFile.read(layout.manifest(), configuration)
          .map(
              facts ->
                  new Manifest(
                      Integer.parseInt(facts.getProperty("files")),
                      facts.getProperty("data"),
                      Long.parseLong(facts.getProperty("seed")),
                      facts.getProperty("codec"),
                      Long.parseLong(facts.getProperty("written"))));
    } catch (NumberFormatException e) {
      throw new IOException(layout.manifest() + " is damaged; run dfsio -clean and write again", e);
    }
  }

  void write(Layout layout, Configuration configuration) throws IOException {
    FactsFile.write(
        layout.manifest(),
        "written by Bench Suite's dfsio",
        Map.of(
            "files",
            Integer.toString(files),
            "data",
            data,
            "seed",
            Long.toString(seed),
            "codec",
            codec,
            "written",
            Long.toString(writtenMillis)),
        configuration);
  }
}
