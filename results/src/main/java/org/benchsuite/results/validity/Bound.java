package org.benchsuite.results.validity;

import java.util.Objects;

/**
 * What bounded a result.
 *
 * @param kind the resource
 * @param strength how far its fact is beyond the threshold of its rule: 1 is on it; 0 when unknown
 * @param text the figures behind it, a clause without a full stop
 */
public record Bound(Kind kind, double strength, String text) {

  /** The resources that can bound a result. */
  public enum Kind {
    CLIENT("the client"),
    CONTAINERS("containers"),
    START_UP("start-up"),
    PROCESSORS("processors"),
    DISK("disks"),
    NETWORK("network"),
    UNKNOWN("unknown");

    private final String words;

    Kind(String words) {
      this.words = words;
    }

    /** What is printed. */
    public String words() {
      return words;
    }
  }

  public Bound {
    Objects.requireNonNull(kind, "kind");
    Objects.requireNonNull(text, "text");
  }

  /** Whether a resource is named. */
  public boolean known() {
    return kind != Kind.UNKNOWN;
  }

  /** The resource and the figures behind it. */
  public String sentence() {
    return kind.words() + (known() ? ": " : "; ") + text + ".";
  }
}
