package org.benchsuite.results.report;

import java.util.ArrayList;
import java.util.List;

/** What a report is made of, as named values. */
final class OverviewFacts {

  private OverviewFacts() {}

  static List<HtmlPage.Fact> of(Overview overview) {
    List<HtmlPage.Fact> facts = new ArrayList<>();
    facts.add(new HtmlPage.Fact("runs", Integer.toString(overview.runs())));
    facts.add(new HtmlPage.Fact("trials that count", Integer.toString(overview.trials())));
    facts.add(new HtmlPage.Fact("void trials", Integer.toString(overview.voids())));
    facts.add(new HtmlPage.Fact("warm-ups", Integer.toString(overview.warmups())));
    overview
        .first()
        .ifPresent(first -> facts.add(new HtmlPage.Fact("first run (UTC)", Times.format(first))));
    overview
        .last()
        .ifPresent(last -> facts.add(new HtmlPage.Fact("last run (UTC)", Times.format(last))));
    if (!overview.labels().isEmpty()) {
      String more = overview.moreLabels() == 0 ? "" : "; and " + overview.moreLabels() + " more";
      facts.add(new HtmlPage.Fact("labels", String.join("; ", overview.labels()) + more));
    }
    return facts;
  }
}
