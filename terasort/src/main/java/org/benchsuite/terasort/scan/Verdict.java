package org.benchsuite.terasort.scan;

import java.util.ArrayList;
import java.util.HexFormat;
import java.util.List;
import org.apache.hadoop.fs.Path;
import org.benchsuite.terasort.row.Checksum;
import org.benchsuite.terasort.row.Row;

/**
 * What a scan of all rows came to.
 *
 * @param rows how many there are
 * @param checksum theirs
 * @param errors every disorder that is reported, in upstream's words; empty for sorted rows
 */
public record Verdict(long rows, Checksum checksum, List<String> errors) {

  public Verdict {
    errors = List.copyOf(errors);
  }

  /** Puts the ranges together in their order; also compares the keys at their borders. */
  static Verdict of(List<Path> files, List<RowRange> ranges, List<RangeSummary> summaries) {
    long rows = 0;
    Checksum checksum = Checksum.ZERO;
    List<String> errors = new ArrayList<>();
    int last = -1;
    for (int i = 0; i < ranges.size(); i++) {
      RangeSummary summary = summaries.get(i);
      rows += summary.rows();
      checksum = checksum.plus(summary.checksum());
      if (summary.firstKey() == null) {
        continue;
      }
      Path file = files.get(ranges.get(i).file());
      if (last >= 0) {
        border(files, ranges.get(last), summaries.get(last), ranges.get(i), summary, errors);
      }
      if (summary.misorders() > 0) {
        errors.add(misorder(file, summary));
      }
      last = i;
    }
    return new Verdict(rows, checksum, errors);
  }

  private static void border(
      List<Path> files,
      RowRange before,
      RangeSummary beforeFound,
      RowRange after,
      RangeSummary afterFound,
      List<String> errors) {
    if (Row.compare(beforeFound.lastKey(), 0, afterFound.firstKey(), 0) <= 0) {
      return;
    }
    String left = files.get(before.file()).getName();
    String right = files.get(after.file()).getName();
    errors.add(
        before.file() == after.file()
            ? misorder(left, beforeFound.lastKey(), afterFound.firstKey())
            : "bad key partitioning:\n  file "
                + left
                + ":end key "
                + hexadecimal(beforeFound.lastKey())
                + "\n  file "
                + right
                + ":begin key "
                + hexadecimal(afterFound.firstKey()));
  }

  private static String misorder(Path file, RangeSummary summary) {
    String first = misorder(file.getName(), summary.firstMisorder()[0], summary.firstMisorder()[1]);
    return summary.misorders() == 1
        ? first
        : first + " (the first of " + summary.misorders() + " in its range)";
  }

  private static String misorder(String file, byte[] before, byte[] after) {
    return "misorder in " + file + " between " + hexadecimal(before) + " and " + hexadecimal(after);
  }

  private static String hexadecimal(byte[] key) {
    return HexFormat.ofDelimiter(" ").formatHex(key);
  }

  /** The report of upstream's TeraValidate: the errors, then the checksum. */
  public String report() {
    StringBuilder text = new StringBuilder();
    text.append("checksum\t").append(checksum).append('\n');
    errors.forEach(error -> text.append("error\t").append(error).append('\n'));
    return text.toString();
  }
}
