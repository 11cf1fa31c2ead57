package org.benchsuite.suite;

import java.util.List;
import org.benchsuite.common.cli.Console;
import org.benchsuite.results.Note;
import org.benchsuite.results.study.Study;
import org.benchsuite.results.study.StudyTable;
import org.benchsuite.results.text.NoteList;
import org.benchsuite.results.text.StudyCsv;
import org.benchsuite.results.text.StudyMarkdown;
import org.benchsuite.results.text.StudyText;

/** Prints studies on the console. */
final class StudyOutput {

  private final Console console;

  /** How the tables are printed. */
  enum Format {
    TEXT,
    MARKDOWN,
    CSV
  }

  StudyOutput(Console console) {
    this.console = console;
  }

  /** The tables of a study; as text behind what stands against them. */
  void print(Study study, List<Note> notes, Format format) {
    if (format == Format.TEXT && !notes.isEmpty()) {
      NoteList.lines(notes, console.width()).forEach(console.out()::println);
      console.out().println();
    }
    for (StudyTable table : study.tables()) {
      switch (format) {
        case TEXT -> {
          StudyText.lines(table, console.width()).forEach(console.out()::println);
          console.out().println();
        }
        case MARKDOWN -> {
          StudyMarkdown.lines(table).forEach(console.out()::println);
          console.out().println();
        }
        case CSV -> console.out().print(StudyCsv.of(table));
      }
    }
    console.out().flush();
  }
}
