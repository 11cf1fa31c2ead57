package org.benchsuite.results.validity;

import java.util.List;
import java.util.Locale;
import java.util.Optional;
import org.benchsuite.results.Note;
import org.benchsuite.results.published.PublishedStudy;
import org.benchsuite.results.study.Axis;
import org.benchsuite.results.study.Conditions;
import org.benchsuite.results.study.Figure;
import org.benchsuite.results.study.Figures;
import org.benchsuite.results.study.Metric;
import org.benchsuite.results.study.Rates;

/** Many small transfers whose time is mostly not transfer: a program was started for each file. */
final class StartUp implements StudyRule {

  private static final double MOST = 0.5;
  private static final String ONE = "1";

  @Override
  public List<Note> check(PublishedStudy study) {
    Figures real = study.figures().metric(Metric.REAL);
    Figures single = real.where(Axis.FILES, ONE);
    return real.all().stream()
        .filter(figure -> !figure.conditions().get(Axis.FILES).equals(ONE))
        .flatMap(many -> check(many, single.where(group(many))).stream())
        .toList();
  }

  private static Conditions group(Figure figure) {
    return figure.conditions().on(Axis.SYSTEM, Axis.OPERATION);
  }

  /** The share of the time that moving the bytes at the rate of one large file does not explain. */
  private static Optional<Note> check(Figure many, Figures single) {
    if (single.isEmpty()) {
      return Optional.empty();
    }
    double rate = mebibytes(single.all().get(0)) / single.summary().mean();
    double moving = mebibytes(many) / rate;
    double share = 1 - moving / many.value().doubleValue();
    return share < MOST ? Optional.empty() : Optional.of(note(many, moving, share));
  }

  private static double mebibytes(Figure figure) {
    return Rates.mebibytes(figure.conditions()).orElseThrow().doubleValue();
  }

  private static Note note(Figure many, double moving, double share) {
    return Note.warning(
        "start-up",
        String.format(
            Locale.ROOT,
            "%s: at the rate of one large file its bytes take %.0f s of the %.0f s; the other"
                + " %.0f %% are what each file costs beside them, such as the start of a program.",
            many.conditions().describe(),
            moving,
            many.value().doubleValue(),
            100 * share));
  }
}
