package org.benchsuite.results.validity;

import java.util.List;
import java.util.Locale;
import java.util.Optional;
import org.benchsuite.results.Note;
import org.benchsuite.results.published.PublishedSeries;
import org.benchsuite.results.published.PublishedStudy;
import org.benchsuite.results.study.Axis;
import org.benchsuite.results.study.Metric;

/** A read that is faster than the raw disks of the same system came from memory. */
final class ReadBeyondDisks implements StudyRule {

  private static final String RAW_DISK = "fio";
  private static final String READ = "read";

  @Override
  public List<Note> check(PublishedStudy study) {
    List<PublishedSeries> reads =
        study.series().stream()
            .filter(series -> series.metric().equals(Metric.THROUGHPUT_PER_NODE))
            .filter(series -> series.conditions().get(Axis.OPERATION).equals(READ))
            .toList();
    return reads.stream()
        .filter(read -> !isBaseline(read))
        .flatMap(read -> baseline(reads, read).flatMap(disk -> check(read, disk)).stream())
        .toList();
  }

  private static Optional<Note> check(PublishedSeries read, PublishedSeries disk) {
    if (stored(read) <= stored(disk)) {
      return Optional.empty();
    }
    return Optional.of(
        Note.warning(
            "page-cache",
            String.format(
                Locale.ROOT,
                "%s: %.2f %s is more than the %s %s that the raw disks of the node read: it was"
                    + " read from memory, not from disk.",
                read.conditions().describe(),
                read.value(),
                read.unit().symbol(),
                disk.value().toPlainString(),
                disk.unit().symbol())));
  }

  private static boolean isBaseline(PublishedSeries series) {
    return series.conditions().get(Axis.BENCHMARK).equals(RAW_DISK);
  }

  private static Optional<PublishedSeries> baseline(
      List<PublishedSeries> reads, PublishedSeries read) {
    String system = read.conditions().get(Axis.SYSTEM);
    return reads.stream()
        .filter(ReadBeyondDisks::isBaseline)
        .filter(disk -> disk.conditions().get(Axis.SYSTEM).equals(system))
        .findFirst();
  }

  private static double stored(PublishedSeries series) {
    return series.unit().toStored(series.value());
  }
}
