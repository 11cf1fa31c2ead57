package org.benchsuite.suite.plan;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.regex.Pattern;
import org.benchsuite.common.sweep.Given;
import org.benchsuite.results.published.PublishedStudies;
import org.benchsuite.results.published.PublishedStudy;

/** Reads the names in a plan: its own, its study's and those of the options that are scaled. */
final class PlanNames {

  /** No part begins with a dot: names become folders. */
  static final Pattern NAME =
      Pattern.compile("[A-Za-z0-9][A-Za-z0-9._-]*(/[A-Za-z0-9][A-Za-z0-9._-]*)*");

  private PlanNames() {}

  /** The name that is given, or that of the file without its folder and ending. */
  static String plan(String source, PlanKeys keys) {
    Optional<YamlEntry> entry = keys.find("name");
    if (entry.isPresent()) {
      return given(entry.get().value().text("name"));
    }
    String name = ofFile(source);
    if (!NAME.matcher(name).matches()) {
      throw PlanErrors.at(
          keys.place(),
          "the name of the file, "
              + PlanErrors.quote(name)
              + ", cannot name the plan; add 'name:'.");
    }
    return name;
  }

  private static String given(Given name) {
    if (!NAME.matcher(name.text()).matches()) {
      throw PlanErrors.at(
          name.place(),
          "name must be letters, digits, '.', '_' and '-' in parts between '/', each of which begins"
              + " with a letter or a digit, not "
              + PlanErrors.quote(name.text())
              + ".");
    }
    return name.text();
  }

  private static String ofFile(String source) {
    String file = source.substring(source.lastIndexOf('/') + 1);
    int ending = file.lastIndexOf('.');
    return ending > 0 ? file.substring(0, ending) : file;
  }

  /** The study whose tables end the sweep. */
  static Optional<String> study(PlanKeys keys) {
    List<String> known = PublishedStudies.all().stream().map(PublishedStudy::name).toList();
    return keys.find("study")
        .map(entry -> entry.value().text("study"))
        .map(name -> checked(name, known, "no study is named ", "there are "));
  }

  /** The options that follow the scale; each must be one of the plan's. */
  static List<String> scaled(PlanKeys keys, List<Given> options) {
    List<String> known = options.stream().map(Given::text).distinct().toList();
    List<String> names = new ArrayList<>();
    keys.find("scaled")
        .map(entry -> entry.value().list("scaled"))
        .orElse(List.of())
        .forEach(
            value ->
                names.add(
                    checked(
                        value.text("each name in scaled"),
                        known,
                        "no option is named ",
                        "the plan's options are ")));
    return names;
  }

  private static String checked(Given name, List<String> known, String none, String all) {
    if (!known.contains(name.text())) {
      throw PlanErrors.at(name.place(), none + PlanErrors.unknown(name.text(), known, all));
    }
    return name.text();
  }
}
