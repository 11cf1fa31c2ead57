package org.benchsuite.results;

import com.fasterxml.jackson.core.JsonGenerator;
import com.fasterxml.jackson.core.util.DefaultPrettyPrinter;
import java.io.IOException;

/**
 * Indents the outer levels of a document and writes each inner object on one line, so that a record
 * of many tasks stays readable, greppable and comparable line by line.
 */
final class RecordPrinter extends DefaultPrettyPrinter {

  private static final long serialVersionUID = 1L;

  /** Record, trials, trial, tasks: what is inside a task, operation or measurement is inline. */
  private static final int INDENTED_LEVELS = 4;

  private static final String LINE = "\n";
  private static final String STEP = "  ";

  @Override
  public DefaultPrettyPrinter createInstance() {
    // a printer counts levels, so every document needs its own
    return new RecordPrinter();
  }

  @Override
  public void writeStartObject(JsonGenerator generator) throws IOException {
    open(generator, '{');
  }

  @Override
  public void writeEndObject(JsonGenerator generator, int entries) throws IOException {
    close(generator, entries, '}');
  }

  @Override
  public void writeStartArray(JsonGenerator generator) throws IOException {
    open(generator, '[');
  }

  @Override
  public void writeEndArray(JsonGenerator generator, int entries) throws IOException {
    close(generator, entries, ']');
  }

  @Override
  public void beforeObjectEntries(JsonGenerator generator) throws IOException {
    newLine(generator, _nesting);
  }

  @Override
  public void beforeArrayValues(JsonGenerator generator) throws IOException {
    newLine(generator, _nesting);
  }

  @Override
  public void writeObjectEntrySeparator(JsonGenerator generator) throws IOException {
    separate(generator);
  }

  @Override
  public void writeArrayValueSeparator(JsonGenerator generator) throws IOException {
    separate(generator);
  }

  @Override
  public void writeObjectFieldValueSeparator(JsonGenerator generator) throws IOException {
    generator.writeRaw(": ");
  }

  private void open(JsonGenerator generator, char bracket) throws IOException {
    generator.writeRaw(bracket);
    _nesting++;
  }

  private void close(JsonGenerator generator, int entries, char bracket) throws IOException {
    if (entries > 0 && indented()) {
      newLine(generator, _nesting - 1);
    }
    _nesting--;
    generator.writeRaw(bracket);
  }

  private void separate(JsonGenerator generator) throws IOException {
    generator.writeRaw(indented() ? "," : ", ");
    newLine(generator, _nesting);
  }

  private void newLine(JsonGenerator generator, int level) throws IOException {
    if (indented()) {
      generator.writeRaw(LINE + STEP.repeat(level));
    }
  }

  private boolean indented() {
    return _nesting <= INDENTED_LEVELS;
  }
}
