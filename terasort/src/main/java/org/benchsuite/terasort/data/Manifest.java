package org.benchsuite.terasort.data;

import java.io.IOException;
import java.util.List;
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
 * @param first number of the first row; 0 where nothing else is recorded
 * @param rows how many
 * @param checksum theirs, as it was computed from memory before they were written
 */
public record Manifest(long first, long rows, Checksum checksum) {

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
                      Long.parseLong(facts.getProperty("first", "0")),
                      Long.parseLong(facts.getProperty("rows")),
                      Checksum.parse(facts.getProperty("checksum", ""))));
    } catch (IllegalArgumentException e) {
      throw new IOException(file + " is damaged; make the data again with teragen", e);
    }
  }

  /** That of the data in several folders together; empty when one of them has none. */
  public static Optional<Manifest> read(List<Path> folders, Configuration configuration)
      throws IOException {
    Optional<Manifest> all = Optional.empty();
    for (Path folder : folders) {
      Optional<Manifest> one = read(folder, configuration);
      if (one.isEmpty()) {
        return one;
      }
      all = all.isEmpty() ? one : Optional.of(all.orElseThrow().plus(one.orElseThrow()));
    }
    return all;
  }

  /** Of these rows and others that follow. */
  public Manifest plus(Manifest others) {
    return new Manifest(first, rows + others.rows, checksum.plus(others.checksum));
  }

  /** Writes it under another name first: where it is, the data are whole. */
  public void write(Path folder, Configuration configuration) throws IOException {
    Path begun = new Path(folder, NAME + "_begun");
    Map<String, String> facts =
        Map.of(
            "first",
            Long.toString(first),
            "rows",
            Long.toString(rows),
            "checksum",
            checksum.toString());
    FactsFile.write(begun, "what teragen made", facts, configuration);
    Path file = new Path(folder, NAME);
    if (!folder.getFileSystem(configuration).rename(begun, file)) {
      throw new IOException(begun + " could not be renamed to " + file);
    }
  }
}
