package org.benchsuite.suite.plan;

import java.util.Optional;
import org.benchsuite.common.UsageException;
import org.benchsuite.common.sweep.Place;
import org.snakeyaml.engine.v2.common.SpecVersion;
import org.snakeyaml.engine.v2.exceptions.Mark;
import org.snakeyaml.engine.v2.exceptions.MarkedYamlEngineException;
import org.snakeyaml.engine.v2.exceptions.YamlEngineException;
import org.snakeyaml.engine.v2.exceptions.YamlVersionException;

/** What to say about text that the YAML parser refuses. */
final class YamlMistakes {

  private YamlMistakes() {}

  static UsageException explain(String source, String text, MarkedYamlEngineException failure) {
    Optional<Mark> mark = failure.getProblemMark().or(failure::getContextMark);
    Place place = YamlText.place(source, mark);
    Optional<Integer> tab = indentingTab(text, place.line());
    if (tab.isPresent()) {
      return PlanErrors.at(
          new Place(source, place.line(), tab.get()),
          "a tab cannot indent YAML; use spaces.",
          failure);
    }
    return PlanErrors.at(place, sentence(failure, place), failure);
  }

  /** Of what has no place of its own. */
  static UsageException explain(String source, YamlEngineException failure) {
    String problem = failure.getMessage();
    if (failure instanceof YamlVersionException version) {
      SpecVersion written = version.getSpecVersion();
      problem = "version " + written.getMajor() + "." + written.getMinor() + " is not known";
    }
    return PlanErrors.at(
        new Place(source, 1, 1), "this is not YAML 1.2: " + problem + ".", failure);
  }

  private static Optional<Integer> indentingTab(String text, int line) {
    String written = text.lines().skip(line - 1L).findFirst().orElse("");
    String indent = written.substring(0, written.length() - written.stripLeading().length());
    return Optional.of(indent.indexOf('\t')).filter(tab -> tab >= 0).map(tab -> tab + 1);
  }

  private static String sentence(MarkedYamlEngineException failure, Place place) {
    String problem = String.valueOf(failure.getProblem());
    if (problem.startsWith("mapping values are not allowed")) {
      return "this colon begins a value where none can be; put text that holds ': ' in quotes, or"
          + " indent the line as its neighbours are.";
    }
    if (problem.startsWith("could not find expected ':'")) {
      return "the key before this has no colon; write 'key: value'.";
    }
    return "this is not YAML: "
        + problem
        + failure
            .getContextMark()
            .filter(began -> began.getLine() + 1 != place.line())
            .map(began -> ", in what began in line " + (began.getLine() + 1))
            .orElse("")
        + "; check the indentation, quotes and brackets.";
  }
}
