package org.benchsuite.results.compare;

/** One side of a comparison. */
public sealed interface ComparedGroup permits RunGroup, PublishedGroup {

  /** How it was chosen, as the user wrote it. */
  String query();
}
