package org.benchsuite.results.study;

import java.math.BigDecimal;
import java.util.List;
import java.util.Objects;
import java.util.function.Predicate;
import java.util.stream.Stream;
import org.benchsuite.results.Summary;

/** The numbers that a table is made of, in the order of their source. */
public record Figures(List<Figure> all) {

  public Figures {
    all = List.copyOf(all);
  }

  public boolean isEmpty() {
    return all.isEmpty();
  }

  /** Those of one metric. */
  public Figures metric(String metric) {
    return filter(figure -> figure.metric().equals(metric));
  }

  /** Those measured under {@code conditions}, whatever else was the case. */
  public Figures where(Conditions conditions) {
    return filter(figure -> figure.conditions().include(conditions));
  }

  public Figures where(String axis, String value) {
    return where(Conditions.of(axis, value));
  }

  /** The values that occur on an axis, in order of appearance. */
  public List<String> values(String axis) {
    return all.stream()
        .map(figure -> figure.conditions().values().get(axis))
        .filter(Objects::nonNull)
        .distinct()
        .toList();
  }

  /** The combinations that occur on these axes, in order of appearance. */
  public List<Conditions> combinations(String... axes) {
    return all.stream().map(figure -> figure.conditions().on(axes)).distinct().toList();
  }

  /** These, then the others. */
  public Figures and(Figures others) {
    return new Figures(Stream.concat(all.stream(), others.all.stream()).toList());
  }

  /** The same, with a word in brackets behind the name of what was measured. */
  public Figures marked(String word) {
    return new Figures(
        all.stream().map(figure -> figure.under(figure.conditions().marked(word))).toList());
  }

  public double[] numbers() {
    return all.stream().mapToDouble(figure -> figure.value().doubleValue()).toArray();
  }

  /**
   * Their statistics.
   *
   * @throws IllegalArgumentException when there is none
   */
  public Summary summary() {
    return Summary.of(numbers());
  }

  /**
   * Their mean, unrounded; of one figure itself, with the digits it was printed with.
   *
   * @throws IllegalArgumentException when there is none
   */
  public BigDecimal mean() {
    return all.size() == 1 ? all.get(0).value() : BigDecimal.valueOf(summary().mean());
  }

  private Figures filter(Predicate<Figure> wanted) {
    return new Figures(all.stream().filter(wanted).toList());
  }
}
