package org.benchsuite.terasort.row;

import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.benchsuite.common.Sizes;
import org.benchsuite.common.UsageException;
import org.benchsuite.results.text.Quantities;

/**
 * A number of rows as people type it: rows as for Hadoop's TeraGen ({@code 1000}, {@code 10k},
 * {@code 5m}, {@code 2b}, {@code 1t}: decimal), or a size with a byte unit ({@code 10G}, {@code
 * 512MB}: binary, rounded up to whole rows).
 *
 * @param rows how many
 */
public record RowCount(long rows) {

  private static final Pattern ROWS = Pattern.compile("(\\d+)([kmbt]?)");
  private static final Pattern AMBIGUOUS = Pattern.compile("(\\d+)([KMT]|B)");
  private static final Pattern SIZE =
      Pattern.compile("\\d+(\\.\\d+)?([GP]|[KMGTP]I?B)", Pattern.CASE_INSENSITIVE);
  private static final String SUFFIXES = "kmbt";
  private static final long MOST_ROWS = Long.MAX_VALUE / Row.BYTES;

  /**
   * Reads what was typed.
   *
   * @throws UsageException with one clear sentence when it is neither
   */
  public static RowCount parse(String text) {
    Matcher rows = ROWS.matcher(text);
    if (rows.matches()) {
      return new RowCount(rows(text, rows.group(1), rows.group(2)));
    }
    Matcher ambiguous = AMBIGUOUS.matcher(text);
    if (ambiguous.matches()) {
      throw ambiguous(text, ambiguous.group(1), ambiguous.group(2));
    }
    if (!SIZE.matcher(text).matches()) {
      throw new UsageException(
          "'"
              + text
              + "' is neither a number of rows (1000, 10k, 5m, 2b, 1t) nor a size (10G, 512MB).");
    }
    try {
      return ofBytes(Sizes.parse(text, Sizes.BareUnit.BYTES));
    } catch (IllegalArgumentException e) {
      throw new UsageException("'" + text + "': " + e.getMessage(), e);
    }
  }

  /** As many as hold {@code bytes}: rounded up to whole rows. */
  public static RowCount ofBytes(long bytes) {
    return new RowCount(bytes / Row.BYTES + (bytes % Row.BYTES == 0 ? 0 : 1));
  }

  private static long rows(String text, String digits, String suffix) {
    try {
      long rows = Long.parseLong(digits);
      for (int i = 0; !suffix.isEmpty() && i <= SUFFIXES.indexOf(suffix); i++) {
        rows = Math.multiplyExact(rows, 1000);
      }
      if (rows <= MOST_ROWS) {
        return rows;
      }
    } catch (ArithmeticException | NumberFormatException e) {
      // beyond what a long holds
    }
    throw new UsageException("'" + text + "' rows are more than 8 EiB.");
  }

  private static UsageException ambiguous(String text, String digits, String suffix) {
    String lower = digits + suffix.toLowerCase(java.util.Locale.ROOT);
    String size = suffix.equals("B") ? "" : digits + suffix + "B for a size or ";
    return new UsageException(
        "'" + text + "' may mean bytes or rows; write " + size + lower + " for rows.");
  }

  /** Their bytes. */
  public long bytes() {
    return rows * Row.BYTES;
  }

  /** Both, as every command echoes them: rows and bytes are confused too easily. */
  public String echo() {
    return String.format(java.util.Locale.ROOT, "%,d rows of 100 bytes, %s", rows, sizes(bytes()));
  }

  private static String sizes(long bytes) {
    return Quantities.bytes(bytes) + " (" + Quantities.decimalBytes(bytes) + ")";
  }
}
