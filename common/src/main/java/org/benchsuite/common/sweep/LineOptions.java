package org.benchsuite.common.sweep;

import java.util.Objects;

/**
 * How a sweep is run, as the command line that starts it says.
 *
 * @param results folder of the records, local or any Hadoop URI
 * @param dryRun whether it is only told what would be run
 * @param again whether a sweep that was run to its end is run anew
 */
public record LineOptions(String results, boolean dryRun, boolean again) {
  public LineOptions {
    Objects.requireNonNull(results, "results");
  }
}
