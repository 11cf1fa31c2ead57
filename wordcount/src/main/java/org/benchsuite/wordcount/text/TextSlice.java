package org.benchsuite.wordcount.text;

import java.io.IOException;
import java.util.Locale;
import java.util.Optional;
import java.util.regex.Pattern;
import org.apache.hadoop.conf.Configuration;
import org.apache.hadoop.fs.Path;
import org.benchsuite.common.NotFitException;
import org.benchsuite.common.Schedule.Slice;
import org.benchsuite.common.output.OutputFolder;

/**
 * What one step adds to a text: a folder named by its bytes, known by what is recorded in it.
 *
 * @param output the folder
 * @param generation makes it
 * @param bytes how much is asked for
 */
record TextSlice(OutputFolder output, TextGeneration generation, long bytes) {

  private static final Pattern NAME = Pattern.compile("slice-\\d{14,19}-\\d{14,19}");

  /** Of a fixed width, so that names sort as the slices follow each other. */
  static String name(Slice slice) {
    return String.format(Locale.ROOT, "slice-%014d-%014d", slice.from(), slice.to());
  }

  static boolean isName(String name) {
    return NAME.matcher(name).matches();
  }

  /** The seed of its text: of its own for each place, so that slices do not repeat each other. */
  static long seed(long seed, Slice slice) {
    return TextRandom.derived(seed, slice.from());
  }

  Path path() {
    return output.path();
  }

  /**
   * What is recorded of it; empty when it is not there, or a killed client left it half made.
   *
   * @param overwrite whether another text counts as none
   * @throws NotFitException when it is another text
   */
  Optional<TextManifest> existing(boolean overwrite, Configuration configuration)
      throws IOException {
    if (TextManifest.isMissing(path(), configuration)) {
      return Optional.empty();
    }
    Optional<TextManifest> manifest = generation.existing();
    if (manifest.isEmpty() && !overwrite) {
      generation.requireNoOther();
    }
    return manifest;
  }
}
