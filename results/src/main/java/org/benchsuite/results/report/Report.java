package org.benchsuite.results.report;

import java.util.List;
import org.benchsuite.results.RunRecord;
import org.benchsuite.results.published.PublishedStudy;
import org.benchsuite.results.store.SkippedFile;

/**
 * What many runs say together, whatever it is printed as: digests, not whole records.
 *
 * @param overview what it is made of
 * @param notes what stands against the numbers, the gravest first
 * @param sections the runs by benchmark and operation, in the order they first ran
 * @param published published studies that no section belongs to
 * @param environments where the runs took place, each different one once
 * @param runsElsewhere runs of environments that are not listed
 * @param runs the runs, oldest first; of many the first only
 */
public record Report(
    Overview overview,
    List<NoteGroup> notes,
    List<Section> sections,
    List<PublishedPart> published,
    List<Environment> environments,
    int runsElsewhere,
    List<RunLine> runs) {

  /** Name and version of the format that {@link ReportJson} writes. */
  public static final String SCHEMA = "bench-suite/report/1";

  public Report {
    notes = List.copyOf(notes);
    sections = List.copyOf(sections);
    published = List.copyOf(published);
    environments = List.copyOf(environments);
    runs = List.copyOf(runs);
  }

  /** A report without a run yet. */
  public static Builder builder() {
    return new Builder();
  }

  /** Takes records one by one and forgets them; not thread-safe. */
  public static final class Builder {

    private final ReportDigest digest = new ReportDigest();

    private Builder() {}

    /** Adds a run. */
    public Builder add(RunRecord run) {
      digest.add(run);
      return this;
    }

    /** Adds a file that could not be read as a record. */
    public Builder skipped(SkippedFile file) {
      digest.skipped(file);
      return this;
    }

    /** Adds a published study. */
    public Builder published(PublishedStudy study) {
      digest.published(study);
      return this;
    }

    /** Whether no run was added. */
    public boolean isEmpty() {
      return digest.isEmpty();
    }

    /** The report on everything so far. */
    public Report build() {
      return digest.report();
    }
  }
}
