package org.benchsuite.wordcount.text;

import java.io.FileNotFoundException;
import java.io.IOException;
import java.util.Map;
import java.util.Optional;
import org.apache.hadoop.conf.Configuration;
import org.apache.hadoop.fs.Path;
import org.benchsuite.common.output.FactsFile;

/**
 * What textgen made, kept beside the text and handed on by wordcount, so that a count can be
 * verified.
 *
 * @param words how many
 * @param bytes of all files
 * @param lines how many
 * @param checksum the numbers of all words added up modulo 2^64, see {@link
 *     org.benchsuite.wordcount.words.WordHash}; as it was computed from memory
 * @param origin model, order, seed and shape: the same origin and bytes give the same text
 */
public record TextManifest(long words, long bytes, long lines, long checksum, String origin) {

  private static final String NAME = "_bench_suite_words";
  private static final int HEXADECIMAL = 16;

  /** That of both texts together. */
  public TextManifest plus(TextManifest other) {
    return new TextManifest(
        words + other.words,
        bytes + other.bytes,
        lines + other.lines,
        checksum + other.checksum,
        origin.equals(other.origin) ? origin : origin + "; " + other.origin);
  }

  /** That of the text in a folder, if this program made it. */
  public static Optional<TextManifest> read(Path folder, Configuration configuration)
      throws IOException {
    Path file = new Path(folder, NAME);
    try {
      return FactsFile.read(file, configuration)
          .map(
              facts ->
                  new TextManifest(
                      Long.parseLong(facts.getProperty("words")),
                      Long.parseLong(facts.getProperty("bytes")),
                      Long.parseLong(facts.getProperty("lines")),
                      Long.parseUnsignedLong(facts.getProperty("checksum"), HEXADECIMAL),
                      facts.getProperty("origin", "")));
    } catch (NumberFormatException e) {
      throw new IOException(file + " is damaged; make the text again with textgen", e);
    }
  }

  /**
   * Whether there is none; one that is empty is none either: who began to write it was killed. The
   * rest of the folder may be there.
   */
  static boolean isMissing(Path folder, Configuration configuration) throws IOException {
    try {
      Path file = new Path(folder, NAME);
      return file.getFileSystem(configuration).getFileStatus(file).getLen() == 0;
    } catch (FileNotFoundException e) {
      return true;
    }
  }

  public void write(Path folder, Configuration configuration) throws IOException {
    FactsFile.write(
        new Path(folder, NAME),
        "what textgen made",
        Map.of(
            "words",
            Long.toString(words),
            "bytes",
            Long.toString(bytes),
            "lines",
            Long.toString(lines),
            "checksum",
            Long.toHexString(checksum),
            "origin",
            origin),
        configuration);
  }
}
