package org.benchsuite.common.sweep;

import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
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

  /** The size of its step, when it is one of a schedule. */
  Optional<String> step() {
    return isStep() ? Optional.of(words.get(words.indexOf(Expansion.STEP) + 1)) : Optional.empty();
  }

  /** The command line that all steps of its schedule have in common. */
  List<String> withoutStep() {
    if (!isStep()) {
      return words;
    }
    int at = words.indexOf(Expansion.STEP);
    List<String> others = new ArrayList<>(words.subList(0, at));
    others.addAll(words.subList(at + 2, words.size()));
    return others;
  }
}
