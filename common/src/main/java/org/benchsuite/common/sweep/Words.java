package org.benchsuite.common.sweep;

import java.util.List;

/** Words. */
public final class Words {
  private Words() {}

  public static String join(List<String> words) {
    return String.join(" ", words);
  }
}
