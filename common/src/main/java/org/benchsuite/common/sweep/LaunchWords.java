package org.benchsuite.common.sweep;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Set;

/** Words that say how a command line is launched, and not what it runs. */
public final class LaunchWords {

  private static final Set<String> SWITCHES =
      Set.of("-dryrun", "--dry-run", "-again", "--again", "-force", "--force", "--verbose");
  private static final Set<String> FOLDER = Set.of("-results", "--results");

  private LaunchWords() {}

  /** The words without them: what must be the same for a sweep to be the same. */
  public static List<String> without(List<String> words) {
    List<String> others = new ArrayList<>();
    for (int i = 0; i < words.size(); i++) {
      String word = words.get(i).toLowerCase(Locale.ROOT);
      boolean joined = FOLDER.stream().anyMatch(option -> word.startsWith(option + "="));
      if (FOLDER.contains(word)) {
        i++;
      } else if (!SWITCHES.contains(word) && !joined) {
        others.add(words.get(i));
      }
    }
    return List.copyOf(others);
  }
}
