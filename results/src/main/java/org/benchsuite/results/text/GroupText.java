package org.benchsuite.results.text;

import java.util.ArrayList;
import java.util.List;
import org.benchsuite.results.compare.ComparedGroup;
import org.benchsuite.results.compare.PublishedGroup;
import org.benchsuite.results.compare.RunGroup;

/** One side of a comparison in a line: how it was chosen and how much there is of it. */
final class GroupText {

  private GroupText() {}

  static String of(ComparedGroup group) {
    if (group instanceof PublishedGroup published) {
      return published.query() + " - " + published(published);
    }
    return group.query() + " - " + runs((RunGroup) group);
  }

  private static String published(PublishedGroup group) {
    String runs =
        group.withRuns() == 0
            ? "raw runs unknown"
            : group.withRuns() == group.figures()
                ? "single runs known"
                : "single runs of " + group.withRuns() + " known";
    return "published, " + ComparisonText.plural(group.figures(), "figure") + ", " + runs;
  }

  private static String runs(RunGroup group) {
    List<String> others = new ArrayList<>();
    if (group.warmups() > 0) {
      others.add(ComparisonText.plural(group.warmups(), "warm-up"));
    }
    if (group.voids() > 0) {
      others.add(ComparisonText.plural(group.voids(), "void trial"));
    }
    String leftOut = others.isEmpty() ? "" : ", not counting " + String.join(" and ", others);
    String empty =
        group.emptyRuns() == 0
            ? ""
            : "; nothing counts of " + ComparisonText.plural(group.emptyRuns(), "run");
    return ComparisonText.plural(group.runs().size(), "run")
        + ", "
        + ComparisonText.plural(group.counted(), "trial")
        + leftOut
        + empty;
  }
}
