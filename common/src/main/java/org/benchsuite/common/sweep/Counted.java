package org.benchsuite.common.sweep;

import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;

/** Counts of what goes on, in words. */
public final class Counted {

  private Counted() {}

  /** {@code 1 missing block}, {@code 2 missing blocks}; empty for none. */
  public static Optional<String> of(long count, String singular) {
    return of(count, singular, singular + "s");
  }

  /** The same with a plural of its own. */
  public static Optional<String> of(long count, String singular, String plural) {
    return count == 0
        ? Optional.empty()
        : Optional.of(count + " " + (count == 1 ? singular : plural));
  }

  /** Those that are there as one list; empty without any. */
  public static Optional<String> all(List<Optional<String>> counts) {
    String list = counts.stream().flatMap(Optional::stream).collect(Collectors.joining(", "));
    return list.isEmpty() ? Optional.empty() : Optional.of(list);
  }
}
