package org.benchsuite.results.report;

import java.util.Objects;

/**
 * The library that draws the charts of an HTML report, inlined into it.
 *
 * @param notice its name, makers and license in one sentence
 * @param script its whole script, which defines {@code echarts}
 */
public record ChartLibrary(String notice, String script) {

  public ChartLibrary {
    Objects.requireNonNull(notice, "notice");
    Objects.requireNonNull(script, "script");
  }
}
