package org.benchsuite.results.study;

/**
 * A column of numbers.
 *
 * @param name what they are
 * @param unit their unit, empty for plain numbers
 * @param rounding how its computed numbers are printed
 */
public record StudyColumn(String name, String unit, Rounding rounding) {

  StudyColumn(String name, FigureUnit unit, Rounding rounding) {
    this(name, unit.symbol(), rounding);
  }

  /** Name and unit. */
  public String heading() {
    return unit.isEmpty() ? name : name + " (" + unit + ")";
  }
}
