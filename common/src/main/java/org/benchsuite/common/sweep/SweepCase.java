package org.benchsuite.common.sweep;

import java.util.List;
import java.util.Objects;
import org.benchsuite.common.sweep.CommandLines.Checked;

/**
 * One case of a sweep: a command line that was checked.
 *
 * @param name what tells it from the other cases
 * @param words the command line
 * @param repeats how often it is run
 * @param checked what the parser made of it
 */
public record SweepCase(String name, List<String> words, int repeats, Checked checked) {
  public SweepCase {
    Objects.requireNonNull(name, "name");
    words = List.copyOf(words);
    Objects.requireNonNull(checked, "checked");
  }

  /** Whether it is one step of a schedule. */
  boolean isStep() {
    return words.contains(Expansion.STEP);
  }
}
