package org.benchsuite.terasort.data;

import java.io.IOException;
import java.util.Map;
import java.util.Optional;
import org.apache.hadoop.conf.Configuration;
import org.apache.hadoop.fs.Path;
import org.benchsuite.common.output.FactsFile;
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
    try {
      return FactsFile.read(file, configuration)
          .map(
              facts ->
                  new Manifest(
                      Long.parseLong(facts.getProperty("rows")),
                      Checksum.parse(facts.getProperty("checksum", ""))));
    } catch (IllegalArgumentException e) {
      throw new IOException(file + " is damaged; make the data again with teragen", e);
    }
  }

  public void write(Path folder, Configuration configuration) throws IOException {
    FactsFile.write(
        new Path(folder, NAME),
        "what teragen made",
        Map.of("rows", Long.toString(rows), "checksum", checksum.toString()),
        configuration);
  }
}
