package org.benchsuite.results.published;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.regex.Pattern;
import org.benchsuite.results.compare.ComparisonException;
import org.benchsuite.results.compare.Nearest;
import org.benchsuite.results.compare.QueryParts;
import org.benchsuite.results.study.Axis;
import org.benchsuite.results.study.Conditions;
import org.benchsuite.results.study.Figures;

/**
 * Which published figures are meant: {@code published=STUDY} and conditions {@code AXIS=VALUE}
 * joined by commas, such as {@code published=uhadoop/terasort,cluster=B2-large,size=10}.
 *
 * @param text as the user wrote it
 * @param study the study
 * @param conditions that every figure meets
 */
public record PublishedQuery(String text, PublishedStudy study, Conditions conditions) {

  private static final String STUDY = "published";
  private static final Pattern ASKED = Pattern.compile("(^|,)\\s*" + STUDY + "\\s*=");

  /**
   * The query, or empty when it has no {@code published=}.
   *
   * @throws ComparisonException when it names a study, axis or value that does not exist
   */
  public static Optional<PublishedQuery> parse(String text) {
    if (!ASKED.matcher(text).find()) {
      return Optional.empty();
    }
    Map<String, List<String>> parts = new LinkedHashMap<>(QueryParts.of(text));
    PublishedStudy study = study(parts.remove(STUDY).get(0));
    Conditions conditions = Conditions.none();
    for (Map.Entry<String, List<String>> part : parts.entrySet()) {
      String axis = axis(study, part.getKey());
      conditions = conditions.with(axis, value(study.figures(), axis, part.getValue().get(0)));
    }
    return Optional.of(new PublishedQuery(text.strip(), study, conditions));
  }

  /** What the study publishes under these conditions, a series a case and metric. */
  public List<PublishedSeries> series() {
    return study.series().stream()
        .filter(series -> series.conditions().include(conditions))
        .toList();
  }

  private static PublishedStudy study(String name) {
    List<PublishedStudy> found;
    try {
      found = PublishedStudies.find(name);
    } catch (IllegalArgumentException e) {
      throw new ComparisonException(e.getMessage());
    }
    if (found.size() > 1) {
      throw new ComparisonException(
          "'"
              + name
              + "' is several studies, name one: "
              + String.join(", ", found.stream().map(PublishedStudy::name).toList())
              + ".");
    }
    return found.get(0);
  }

  private static String axis(PublishedStudy study, String typed) {
    Map<String, String> axes = new TreeMap<>();
    study
        .figures()
        .all()
        .forEach(
            figure ->
                figure.conditions().values().keySet().forEach(axis -> axes.put(plain(axis), axis)));
    String axis = axes.get(plain(typed));
    if (axis == null) {
      throw new ComparisonException(
          "The figures of '"
              + study.name()
              + "' cannot be chosen by '"
              + typed
              + "'"
              + Nearest.hintOrList(plain(typed), axes.keySet()));
    }
    return axis;
  }

  /** Without its unit, in small letters, with hyphens or spaces. */
  private static String plain(String axis) {
    return axis.replaceFirst(" \\(.*\\)$", "").replace(' ', '-').toLowerCase(Locale.ROOT);
  }

  /** Sizes stand in GiB. */
  private static String plainValue(String axis, String typed) {
    return axis.equals(Axis.SIZE) ? typed.replaceFirst("(?i)\\s*G(i?B)?$", "") : typed;
  }

  private static String value(Figures figures, String axis, String typed) {
    List<String> known = figures.values(axis);
    return known.stream()
        .filter(value -> value.equalsIgnoreCase(plainValue(axis, typed)))
        .findFirst()
        .orElseThrow(
            () ->
                new ComparisonException(
                    "No published figure has the "
                        + axis
                        + " '"
                        + typed
                        + "'; there are "
                        + String.join(", ", known)
                        + "."));
  }
}
