package org.benchsuite.results.validity;

import java.math.BigDecimal;
import java.util.List;
import java.util.Optional;
import org.benchsuite.results.Note;
import org.benchsuite.results.published.PublishedStudy;
import org.benchsuite.results.study.Axis;
import org.benchsuite.results.study.Figure;
import org.benchsuite.results.study.Figures;
import org.benchsuite.results.study.Metric;
import org.benchsuite.results.study.Rates;
import org.benchsuite.results.study.Rounding;
import org.benchsuite.results.study.StepTables;
import org.benchsuite.results.study.TransferTables;

/** A printed rate that does not follow from the seconds printed beside it. */
final class Arithmetic implements StudyRule {

  @Override
  public List<Note> check(PublishedStudy study) {
    Figures printed = study.figures().metric(Metric.THROUGHPUT);
    return study.figures().all().stream()
        .filter(figure -> isTime(figure))
        .flatMap(time -> check(time, printed.where(time.conditions())).stream())
        .toList();
  }

  private static boolean isTime(Figure figure) {
    return figure.metric().equals(Metric.ELAPSED) || figure.metric().equals(Metric.REAL);
  }

  private static Optional<Note> check(Figure time, Figures printed) {
    return Rates.rate(time)
        .map(rate -> rounding(time).apply(rate))
        .flatMap(
            rate ->
                printed.all().stream()
                    .filter(figure -> figure.value().compareTo(rate) != 0)
                    .findFirst()
                    .map(figure -> note(time, figure.value(), rate)));
  }

  /** Each study printed its rates in its own way. */
  private static Rounding rounding(Figure time) {
    return time.conditions().find(Axis.FILES).isPresent() ? TransferTables.RATE : StepTables.RATE;
  }

  private static Note note(Figure time, BigDecimal printed, BigDecimal rate) {
    return Note.warning(
        "arithmetic",
        "%s: %s s make %s MiB/s, but %s is printed."
            .formatted(
                time.conditions().describe(),
                time.value().toPlainString(),
                rate.toPlainString(),
                printed.toPlainString()));
  }
}
