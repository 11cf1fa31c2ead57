package org.benchsuite.results.validity;

import java.util.List;
import java.util.Locale;
import java.util.Map;
import org.benchsuite.results.Note;
import org.benchsuite.results.published.PublishedStudy;
import org.benchsuite.results.study.Axis;
import org.benchsuite.results.study.Conditions;
import org.benchsuite.results.study.Figure;

/** Rates that are a count of operations over whole seconds: the clock was that coarse. */
final class WholeSeconds implements StudyRule {

  /** From this many operations per second between two neighbouring seconds a match is no chance. */
  private static final double TOLD_APART = 5;

  private static final int FEWEST = 10;

  /** A rate with the operations it is made of. */
  record Counted(Figure figure, long operations) {

    double rate() {
      return figure.value().doubleValue();
    }

    /** The nearest number of whole seconds. */
    long seconds() {
      return Math.round(operations / rate());
    }

    private boolean toldApart() {
      return rate() * rate() / operations >= TOLD_APART;
    }

    /** Rounded or cut off to a whole rate: studies do both. */
    private boolean ofWholeSeconds() {
      double exact = (double) operations / seconds();
      return rate() == Math.floor(exact) || rate() == Math.rint(exact);
    }
  }

  @Override
  public List<Note> check(PublishedStudy study) {
    List<Counted> rates = toldApart(study);
    boolean coarse = rates.stream().allMatch(Counted::ofWholeSeconds);
    return coarse && rates.size() >= FEWEST ? List.of(note(rates)) : List.of();
  }

  /** The rates that are high enough for whole seconds to show. */
  static List<Counted> toldApart(PublishedStudy study) {
    Map<Conditions, Long> operations = study.facts().operations();
    return study.figures().all().stream()
        .map(figure -> new Counted(figure, operations(figure, operations)))
        .filter(counted -> counted.operations() > 0)
        .filter(Counted::toldApart)
        .toList();
  }

  private static long operations(Figure figure, Map<Conditions, Long> operations) {
    return operations.getOrDefault(figure.conditions().on(Axis.OBJECT_SIZE, Axis.OPERATION), 0L);
  }

  private static Note note(List<Counted> rates) {
    long shortest = rates.stream().mapToLong(Counted::seconds).min().orElseThrow();
    return Note.info(
        "coarse-clock",
        String.format(
            Locale.ROOT,
            "All of the %d rates that are high enough to tell are operations / whole seconds; the"
                + " shortest run took %d s, so rates are overstated by up to %.1f %%.",
            rates.size(),
            shortest,
            100.0 / shortest));
  }
}
