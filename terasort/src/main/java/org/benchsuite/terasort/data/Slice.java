package org.benchsuite.terasort.data;

import java.io.IOException;
import java.util.Locale;
import java.util.Optional;
import java.util.regex.Pattern;
import org.apache.hadoop.conf.Configuration;
import org.benchsuite.common.NotFitException;
import org.benchsuite.common.Schedule;
import org.benchsuite.common.output.OutputFolder;
import org.benchsuite.terasort.row.RowCount;

/**
 * Consecutive rows of teragen in a folder of their own.
 *
 * @param folder where they lie
 * @param first number of the first row
 * @param count how many
 */
public record Slice(OutputFolder folder, long first, RowCount count) {

  /** Digits of 8 PiB: names of smaller sizes sort as the slices do. */
  private static final String NAME = "slice-%016d-%016d";

  private static final Pattern NAMES = Pattern.compile("slice-\\d{16,}-\\d{16,}");

  /** What the folder of a slice is called: by the bytes that lie before its end and its start. */
  static String name(Schedule.Slice bytes) {
    return String.format(Locale.ROOT, NAME, bytes.from(), bytes.to());
  }

  static boolean isName(String name) {
    return NAMES.matcher(name).matches();
  }

  /** The rows that one teragen of everything would put between two sizes. */
  static Slice of(OutputFolder folder, Schedule.Slice bytes) {
    long first = RowCount.ofBytes(bytes.from()).rows();
    return new Slice(folder, first, new RowCount(RowCount.ofBytes(bytes.to()).rows() - first));
  }

  /**
   * Whether its rows are there, whole.
   *
   * @param overwrite whether other rows count as none
   * @throws NotFitException when other rows are
   */
  boolean isThere(boolean overwrite, Configuration configuration) throws IOException {
    Optional<Manifest> found = Manifest.read(folder.path(), configuration);
    if (found.isEmpty()) {
      return false;
    }
    Manifest manifest = found.orElseThrow();
    boolean same = manifest.rows() == count.rows() && manifest.first() == first;
    if (same || overwrite) {
      return same;
    }
    boolean fromTheStart = manifest.first() == 0 && first == 0;
    throw new NotFitException(
        folder.path()
            + " holds "
            + manifest.rows()
            + " rows"
            + (fromTheStart ? "" : " from row " + manifest.first() + " on")
            + ", not the "
            + count.rows()
            + (fromTheStart ? "" : " from row " + first + " on")
            + " that are asked for; name another folder or give -overwrite.");
  }
}
