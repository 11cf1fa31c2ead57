package org.benchsuite.suite.plan;

import java.util.Collection;
import org.benchsuite.common.UsageException;
import org.benchsuite.common.sweep.Place;
import org.benchsuite.results.compare.Nearest;
import org.benchsuite.results.text.PlainText;

/** Sentences on a plan that cannot be meant; each begins with the place, as compilers do. */
final class PlanErrors {

  private static final int LONGEST_QUOTE = 60;

  private PlanErrors() {}

  static UsageException at(Place place, String sentence) {
    return new UsageException(PlainText.clean(place + ": " + sentence));
  }

  static UsageException at(Place place, String sentence, Throwable cause) {
    return new UsageException(PlainText.clean(place + ": " + sentence), cause);
  }

  /** What was written, cut where it is too long for a sentence. */
  static String quote(String text) {
    return "'" + PlainText.cut(PlainText.clean(text), LONGEST_QUOTE) + "'";
  }

  /** A name that is not known, and the one that was probably meant or all there are. */
  static String unknown(String name, Collection<String> known, String all) {
    return quote(name)
        + Nearest.to(name, known)
            .map(near -> "; did you mean '" + near + "'?")
            .orElse("; " + all + (known.isEmpty() ? "none" : String.join(", ", known)) + ".");
  }
}
