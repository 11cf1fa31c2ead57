package org.benchsuite.results.study;

import java.util.List;

/** A study as it is printed: a name, a title and tables of its figures, whoever measured them. */
public interface Study {

  /** Such as {@code uhadoop/wordcount}. */
  String name();

  /** What was measured. */
  String title();

  /** The numbers of its tables. */
  Figures figures();

  /** The tables, computed from the figures. */
  default List<StudyTable> tables() {
    return StudyTables.of(name(), figures());
  }
}
