package org.benchsuite.results.report;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.OptionalDouble;
import java.util.TreeMap;
import org.benchsuite.results.text.Scale;

/** The leading columns that name a case: its place on the axis, its parameters, its label. */
final class CaseColumns {

  private final Section section;
  private final boolean parameters;
  private final Scale scale;

  CaseColumns(Section section) {
    this.section = section;
    this.parameters = section.cases().stream().anyMatch(each -> !others(each).isEmpty());
    this.scale = scale(section);
  }

  /** The scale of the axis: the same for every place on it. */
  static Scale scale(Section section) {
    return section
        .axis()
        .map(
            axis -> {
              double[] places =
                  section.cases().stream()
                      .map(ReportCase::at)
                      .filter(OptionalDouble::isPresent)
                      .mapToDouble(OptionalDouble::getAsDouble)
                      .toArray();
              return Scales.of(axis.unit(), places);
            })
        .orElse(new Scale("", 1, 0));
  }

  List<String> headings() {
    List<String> headings = new ArrayList<>();
    section.axis().ifPresent(axis -> headings.add(Scales.heading(axis.name(), scale)));
    if (parameters) {
      headings.add("case");
    }
    headings.add("label");
    return headings;
  }

  List<String> cells(ReportCase each) {
    List<String> cells = new ArrayList<>();
    if (section.axis().isPresent()) {
      cells.add(each.at().isPresent() ? scale.number(each.at().getAsDouble()) : "-");
    }
    if (parameters) {
      cells.add(others(each));
    }
    cells.add(each.labelInWords());
    return cells;
  }

  private String others(ReportCase each) {
    Map<String, String> others = new TreeMap<>(each.parameters());
    section.axis().ifPresent(axis -> others.remove(axis.parameter()));
    return ReportCase.words(others);
  }
}
