package org.benchsuite.suite.plan;

import org.benchsuite.common.sweep.Place;

/**
 * A line and a column of a text, both from 1; a character beyond the first 65,536 is one column.
 */
record Position(int line, int column) {

  /** Where the text goes on after what was read of it. */
  static Position after(String read) {
    String lines = read.replace("\r\n", "\n").replace('\r', '\n');
    int lastLine = lines.lastIndexOf('\n') + 1;
    int line = 1 + (int) lines.chars().filter(character -> character == '\n').count();
    return new Position(line, 1 + lines.codePointCount(lastLine, lines.length()));
  }

  Place in(String source) {
    return new Place(source, line, column);
  }
}
