package org.benchsuite.dfsio;

import java.text.DecimalFormat;
import java.text.DecimalFormatSymbols;
import java.util.Date;
import java.util.Locale;
import org.benchsuite.results.Throughput;

/** The result block of upstream's TestDFSIO 1.8, line by line in its format; MB is 2^20 bytes. */
final class TestDfsioBlock {

  private static final double MEBIBYTE = 1 << 20;

  private TestDfsioBlock() {}

  static String text(String operation, Date when, int files, Throughput rates, long elapsedNanos) {
    DecimalFormat number = new DecimalFormat("#.##", DecimalFormatSymbols.getInstance(Locale.ROOT));
    return String.join(
        System.lineSeparator(),
        "----- TestDFSIO ----- : " + operation,
        "            Date & time: " + when,
        "        Number of files: " + files,
        " Total MBytes processed: " + number.format(rates.bytes() / MEBIBYTE),
        "      Throughput mb/sec: " + number.format(rates.perStream() / MEBIBYTE),
        " Average IO rate mb/sec: " + number.format(rates.meanTaskRate() / MEBIBYTE),
        "  IO rate std deviation: " + number.format(rates.taskRateDeviation() / MEBIBYTE),
        "     Test exec time sec: " + number.format(elapsedNanos / 1e9),
        "",
        "");
  }

  /** Upstream's result file, the output of its one reducer. */
  static String resultFile(Throughput rates, long sumOfTaskNanos) {
    double scale = 1000 / MEBIBYTE;
    double meanSquare = Math.pow(rates.taskRateDeviation(), 2) + Math.pow(rates.meanTaskRate(), 2);
    return "f:rate\t"
        + (float) (rates.meanTaskRate() * rates.streams() * scale)
        + "\nf:sqrate\t"
        + (float) (meanSquare * rates.streams() * 1000 / (MEBIBYTE * MEBIBYTE))
        + "\nl:size\t"
        + rates.bytes()
        + "\nl:tasks\t"
        + rates.streams()
        + "\nl:time\t"
        + sumOfTaskNanos / 1_000_000
        + "\n";
  }
}
