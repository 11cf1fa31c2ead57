package org.benchsuite.results;

import com.fasterxml.jackson.core.JsonParser;
import com.fasterxml.jackson.core.JsonToken;
import com.fasterxml.jackson.databind.ObjectReader;
import com.fasterxml.jackson.databind.ObjectWriter;
import com.fasterxml.jackson.databind.json.JsonMapper;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.OutputStreamWriter;
import java.io.UncheckedIOException;
import java.io.Writer;
import java.nio.charset.StandardCharsets;

/**
 * A {@link RunRecord} as one JSON document in UTF-8, format {@link RunRecord#SCHEMA}.
 *
 * <p>The format is published: fields may be added within a version, anything else makes a new one.
 */
public final class RunRecordJson {

  private static final JsonMapper MAPPER = JsonFormat.mapper();
  private static final ObjectWriter WRITER =
      MAPPER.writerFor(RunRecord.class).with(new RecordPrinter());
  private static final ObjectReader READER = MAPPER.readerFor(RunRecord.class);
  private static final String FAMILY = "bench-suite/run/";

  private RunRecordJson() {}

  /** The document, one task, operation or measurement a line. */
  public static byte[] toJson(RunRecord run) {
    ByteArrayOutputStream bytes = new ByteArrayOutputStream();
    // a writer replaces half a surrogate pair, where Jackson's own encoder would lose the record
    try (Writer writer = new OutputStreamWriter(bytes, StandardCharsets.UTF_8)) {
      WRITER.writeValue(writer, run);
      writer.write('\n');
    } catch (IOException e) {
      throw new UncheckedIOException("the record of run " + run.id() + " cannot be written", e);
    }
    return bytes.toByteArray();
  }

  /** {@link #fromJson(byte[], String)} of bytes without a name. */
  public static RunRecord fromJson(byte[] json) throws RecordFormatException {
    return fromJson(json, "the record");
  }

  /**
   * Reads a document of format {@link RunRecord#SCHEMA}.
   *
   * @param source what to call the document in an error, such as its file name
   * @throws RecordFormatException when it is of another version, cut short, damaged or foreign
   */
  public static RunRecord fromJson(byte[] json, String source) throws RecordFormatException {
    checkSchema(json, source);
    try {
      return READER.readValue(json);
    } catch (IOException e) {
      throw JsonFormat.damaged(source, e);
    }
  }

  private static void checkSchema(byte[] json, String source) throws RecordFormatException {
    String schema = schemaOf(json, source);
    if (schema.equals(RunRecord.SCHEMA)) {
      return;
    }
    throw new RecordFormatException(
        schema.startsWith(FAMILY)
            ? source
                + " has format "
                + schema
                + " and this version of Bench Suite reads "
                + RunRecord.SCHEMA
                + " only; read it with the version that wrote it or a newer one."
            : source
                + " is not a record of Bench Suite: it does not say "
                + RunRecord.SCHEMA
                + ".");
  }

  private static String schemaOf(byte[] json, String source) throws RecordFormatException {
    try (JsonParser parser = MAPPER.createParser(json)) {
      if (parser.nextToken() != JsonToken.START_OBJECT) {
        return "";
      }
      while (parser.nextToken() == JsonToken.FIELD_NAME) {
        boolean found = parser.currentName().equals("schema");
        JsonToken value = parser.nextToken();
        if (found) {
          return value == JsonToken.VALUE_STRING ? parser.getText() : "";
        }
        parser.skipChildren();
      }
      return "";
    } catch (IOException e) {
      throw JsonFormat.damaged(source, e);
    }
  }
}
