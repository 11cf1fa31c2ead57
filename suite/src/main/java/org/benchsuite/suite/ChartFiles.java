package org.benchsuite.suite;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.stream.Collectors;
import org.benchsuite.results.report.ChartLibrary;

/** Apache ECharts as it lies in this program. */
final class ChartFiles {

  private static final String FOLDER = "echarts/";

  private ChartFiles() {}

  /** The library; its license is at the head of the script. */
  static ChartLibrary read() throws IOException {
    // its name and its copyright, each on a line
    String notice = text("NOTICE").lines().limit(2).collect(Collectors.joining(", "));
    return new ChartLibrary("Charts: " + notice + ", Apache License 2.0.", text("echarts.min.js"));
  }

  private static String text(String file) throws IOException {
    try (InputStream stream = ChartFiles.class.getResourceAsStream(FOLDER + file)) {
      if (stream == null) {
        throw new IllegalStateException(file + " is missing from the program");
      }
      return new String(stream.readAllBytes(), StandardCharsets.UTF_8);
    }
  }
}
