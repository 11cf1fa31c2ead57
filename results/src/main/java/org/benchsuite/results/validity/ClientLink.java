package org.benchsuite.results.validity;

import java.util.List;
import java.util.Locale;
import java.util.Set;
import org.benchsuite.results.Note;
import org.benchsuite.results.published.PublishedStudy;
import org.benchsuite.results.study.Axis;
import org.benchsuite.results.study.Conditions;
import org.benchsuite.results.study.Figure;
import org.benchsuite.results.study.Figures;
import org.benchsuite.results.study.Metric;

/** Objects that moved as fast as the client's own link carries them. */
final class ClientLink implements StudyRule {

  /**
   * Share of the link's nominal rate from which it is the limit: with the largest frames, 8948 of
   * 9038 bytes on the wire are payload, which is 99 %; within 2 % of that nothing else limits.
   */
  static final double FULL = 0.97;

  /** Deleting an object does not move it. */
  private static final Set<String> MOVING = Set.of("put", "get");

  @Override
  public List<Note> check(PublishedStudy study) {
    if (study.facts().clientLink().isEmpty()) {
      return List.of();
    }
    long link = study.facts().clientLink().getAsLong();
    Figures moving = moving(study.figures());
    Figures limited = limited(study.figures(), link);
    return limited.combinations(Axis.LAB, Axis.OBJECT_SIZE).stream()
        .map(group -> note(group, limited.where(group), moving.where(group), link))
        .toList();
  }

  /** The figures that fill a link of so many bits per second. */
  static Figures limited(Figures figures, long link) {
    return new Figures(
        moving(figures).all().stream().filter(figure -> bits(figure) >= FULL * link).toList());
  }

  private static Figures moving(Figures figures) {
    return new Figures(
        figures.metric(Metric.OPERATIONS).all().stream()
            .filter(figure -> MOVING.contains(figure.conditions().get(Axis.OPERATION)))
            .toList());
  }

  /** Payload bits per second. */
  private static double bits(Figure figure) {
    double bytes = Double.parseDouble(figure.conditions().get(Axis.OBJECT_SIZE));
    return figure.value().doubleValue() * bytes * Byte.SIZE;
  }

  private static Note note(Conditions group, Figures limited, Figures moving, long link) {
    double lowest = limited.all().stream().mapToDouble(ClientLink::bits).min().orElse(0);
    double highest = limited.all().stream().mapToDouble(ClientLink::bits).max().orElse(0);
    return Note.warning(
        "client-limited",
        String.format(
            Locale.ROOT,
            "%s: %d of %d put and get figures, of %s, are %.2f to %.2f Gbit/s: the client's own"
                + " link of %.0f Gbit/s, not the systems.",
            group.describe(),
            limited.all().size(),
            moving.all().size(),
            String.join(" and ", limited.values(Axis.SYSTEM)),
            lowest / 1e9,
            highest / 1e9,
            link / 1e9));
  }
}
