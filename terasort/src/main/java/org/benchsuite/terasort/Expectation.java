package org.benchsuite.terasort;

import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.apache.hadoop.conf.Configuration;
import org.apache.hadoop.fs.Path;
import org.benchsuite.results.Note;
import org.benchsuite.terasort.data.Manifest;
import org.benchsuite.terasort.scan.Verdict;

/** Compares what a scan found with what teragen recorded. */
final class Expectation {

  private static final String RULE = "verification";

  private final Path folder;
  private final Optional<Manifest> manifest;

  private Expectation(Path folder, Optional<Manifest> manifest) {
    this.folder = folder;
    this.manifest = manifest;
  }

  /** What must be in the folder: as recorded there, or beside the rows it was made of. */
  static Expectation of(Path folder, Optional<Path> source, Configuration configuration)
      throws IOException {
    return of(folder, List.of(source.orElse(folder)), configuration);
  }

  /** What must be in the folder that was made of the rows of others. */
  static Expectation of(Path folder, List<Path> sources, Configuration configuration)
      throws IOException {
    return new Expectation(folder, Manifest.read(sources, configuration));
  }

  /** Rows and checksum against the record; without one only what was found can be told. */
  List<Note> compare(Verdict found) {
    if (manifest.isEmpty()) {
      return List.of(
          Note.warning(
              "no-manifest",
              "Nothing is recorded of the rows that "
                  + folder
                  + " must hold, so missing rows would not be noticed: "
                  + found.rows()
                  + " rows with checksum "
                  + found.checksum()
                  + " were found. Give -source DIR with a folder of this program's teragen or"
                  + " terasort."));
    }
    Manifest expected = manifest.orElseThrow();
    List<Note> notes = new ArrayList<>();
    if (found.rows() != expected.rows()) {
      notes.add(
          Note.voids(
              RULE,
              folder
                  + " holds "
                  + found.rows()
                  + " rows, "
                  + Math.abs(found.rows() - expected.rows())
                  + (found.rows() < expected.rows() ? " less" : " more")
                  + " than the "
                  + expected.rows()
                  + " that teragen made."));
    }
    if (!found.checksum().equals(expected.checksum())) {
      notes.add(
          Note.voids(
              RULE,
              "The checksum of the rows in "
                  + folder
                  + " is "
                  + found.checksum()
                  + ", not "
                  + expected.checksum()
                  + " as teragen made them: rows were changed, lost or repeated."));
    }
    return notes;
  }
}
