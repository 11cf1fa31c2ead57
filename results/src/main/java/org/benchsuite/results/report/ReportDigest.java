package org.benchsuite.results.report;

import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.benchsuite.results.Note;
import org.benchsuite.results.RunRecord;
import org.benchsuite.results.Trial;
import org.benchsuite.results.published.PublishedStudy;
import org.benchsuite.results.store.SkippedFile;

/** What is kept of all runs. */
final class ReportDigest {

  private static final int RUNS_LISTED = 500;
  private static final int LABELS_LISTED = 30;

  private record Title(String benchmark, String operation) {}

  private final NoteDigest notes = new NoteDigest();
  private final EnvironmentDigest environments = new EnvironmentDigest();
  private final Map<Title, SectionDigest> sections = new LinkedHashMap<>();
  private final List<PublishedStudy> studies = new ArrayList<>();
  private final DistinctValues labels = new DistinctValues(LABELS_LISTED);
  private final List<RunLine> listed = new ArrayList<>();
  private int runs;
  private int counted;
  private int warmups;
  private int voids;
  private Instant first = Instant.MAX;
  private Instant last = Instant.MIN;

  void add(RunRecord run) {
    notes.add(run);
    environments.add(run);
    sections
        .computeIfAbsent(
            new Title(run.benchmark(), run.operation()),
            title -> new SectionDigest(title.benchmark(), title.operation()))
        .add(run);
    labels.add(ReportCase.inWords(run.label()));
    count(run);
  }

  private void count(RunRecord run) {
    int trials = run.countedTrials().size();
    int warming = (int) run.trials().stream().filter(Trial::warmup).count();
    runs++;
    counted += trials;
    warmups += warming;
    voids += run.trials().size() - warming - trials;
    first = run.started().isBefore(first) ? run.started() : first;
    last = run.started().isAfter(last) ? run.started() : last;
    if (listed.size() < RUNS_LISTED) {
      listed.add(
          new RunLine(
              run.id(),
              run.benchmark() + " " + run.operation(),
              run.label(),
              run.started(),
              Duration.between(run.started(), run.ended()).toNanos(),
              trials));
    }
  }

  void skipped(SkippedFile file) {
    notes.add(Note.warning("unreadable-file", file.reason()), file.name());
  }

  void published(PublishedStudy study) {
    studies.add(study);
  }

  boolean isEmpty() {
    return runs == 0;
  }

  Report report() {
    return new Report(
        overview(),
        notes.groups(),
        sections(),
        studies.stream().filter(study -> !matchesAny(study)).map(PublishedMatch::part).toList(),
        environments.environments(),
        environments.runsElsewhere(),
        listed);
  }

  private Overview overview() {
    boolean any = runs > 0;
    return new Overview(
        runs,
        counted,
        warmups,
        voids,
        any ? Optional.of(first) : Optional.empty(),
        any ? Optional.of(last) : Optional.empty(),
        labels.kept(),
        labels.more());
  }

  private List<Section> sections() {
    List<Section> all = new ArrayList<>();
    sections.forEach((title, digest) -> all.add(digest.section(partsOf(title))));
    return all;
  }

  private List<PublishedPart> partsOf(Title title) {
    return studies.stream()
        .filter(study -> PublishedMatch.matches(study, title.benchmark() + " " + title.operation()))
        .map(PublishedMatch::part)
        .toList();
  }

  private boolean matchesAny(PublishedStudy study) {
    return sections.keySet().stream()
        .anyMatch(
            title -> PublishedMatch.matches(study, title.benchmark() + " " + title.operation()));
  }
}
