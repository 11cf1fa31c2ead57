package org.benchsuite.results.published;

import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.benchsuite.results.study.Conditions;
import org.benchsuite.results.study.Figure;
import org.benchsuite.results.study.FigureUnit;

/** What the columns of a file of figures mean: conditions, or values of one metric. */
final class FigureColumns {

  private record Value(String metric, FigureUnit unit) {}

  private final Map<String, String> axes = new LinkedHashMap<>();
  private final Map<String, Value> values = new LinkedHashMap<>();

  /** A column of conditions; where its cell is empty the condition does not apply. */
  FigureColumns axis(String column, String axis) {
    axes.put(column, axis);
    return this;
  }

  FigureColumns value(String column, String metric, FigureUnit unit) {
    values.put(column, new Value(metric, unit));
    return this;
  }

  /** The figures of one row, which must have exactly these columns. */
  List<Figure> figures(Map<String, String> row) {
    Set<String> known = new LinkedHashSet<>(axes.keySet());
    known.addAll(values.keySet());
    if (!known.equals(row.keySet())) {
      throw new IllegalArgumentException(
          "the columns " + known + " are expected but there are " + row.keySet());
    }
    Conditions conditions = conditions(row);
    List<Figure> figures = new ArrayList<>();
    values.forEach(
        (column, value) ->
            figures.add(
                new Figure(
                    conditions, value.metric(), value.unit(), new BigDecimal(row.get(column)))));
    return figures;
  }

  private Conditions conditions(Map<String, String> row) {
    Conditions conditions = Conditions.none();
    for (Map.Entry<String, String> axis : axes.entrySet()) {
      String value = row.get(axis.getKey());
      conditions = value.isEmpty() ? conditions : conditions.with(axis.getValue(), value);
    }
    return conditions;
  }
}
