package org.benchsuite.results.compare;

import java.util.Collections;
import java.util.Objects;
import java.util.SortedSet;
import java.util.TreeSet;

/**
 * A fact that is not the same in all runs of a case.
 *
 * @param name the fact
 * @param a its values in A, over all cases in which it differs
 * @param b its values in B
 * @param mixed whether the runs of one group disagree about it within a case
 * @param stated whether it was said to be what is meant to differ
 */
public record FactDifference(
    String name, SortedSet<String> a, SortedSet<String> b, boolean mixed, boolean stated) {

  /** The value of a fact that a run does not have. */
  public static final String NONE = "(none)";

  /** The value of a fact on the side of published figures. */
  public static final String UNKNOWN = "published: unknown";

  public FactDifference {
    Objects.requireNonNull(name, "name");
    a = Collections.unmodifiableSortedSet(new TreeSet<>(a));
    b = Collections.unmodifiableSortedSet(new TreeSet<>(b));
  }

  /** Whether it may be why the numbers differ without anybody having meant it. */
  public boolean uncontrolled() {
    return mixed || !stated;
  }

  FactDifference plus(FactDifference other) {
    SortedSet<String> ours = new TreeSet<>(a);
    ours.addAll(other.a);
    SortedSet<String> theirs = new TreeSet<>(b);
    theirs.addAll(other.b);
    return new FactDifference(name, ours, theirs, mixed || other.mixed, stated);
  }
}
