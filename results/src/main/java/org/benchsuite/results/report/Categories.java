package org.benchsuite.results.report;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import org.benchsuite.results.text.Scale;

/** The cases of a section as places beside each other, and the series they belong to. */
final class Categories {

  static final int MOST = 40;

  private final Section section;
  private final Scale scale;
  private final List<String> names;

  Categories(Section section) {
    this.section = section;
    this.scale = CaseColumns.scale(section);
    Set<String> distinct = new LinkedHashSet<>();
    section.cases().stream()
        .filter(each -> each.trials() > 0)
        .forEach(each -> distinct.add(name(each)));
    this.names = new ArrayList<>(distinct);
  }

  /** The place of a case, by its number on the axis or its parameters. */
  String name(ReportCase each) {
    if (section.axis().isPresent()) {
      return each.at().isPresent() ? scale.format(each.at().getAsDouble()) : "";
    }
    return each.parameters().isEmpty() ? section.title() : each.parametersInWords();
  }

  String series(ReportCase each) {
    return section.axis().isPresent() ? each.line() : each.labelInWords();
  }

  List<String> shown() {
    return names.subList(0, Math.min(MOST, names.size()));
  }

  int count() {
    return names.size();
  }

  String axisName() {
    return section.axis().map(ReportAxis::name).orElse("case");
  }

  /** Says how many places are left out; empty when none is. */
  String leftOut() {
    return names.size() > MOST ? " The first " + MOST + " of " + names.size() + " cases." : "";
  }
}
