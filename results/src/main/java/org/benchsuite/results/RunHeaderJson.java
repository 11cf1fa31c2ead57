package org.benchsuite.results;

import com.fasterxml.jackson.core.JsonFactory;
import com.fasterxml.jackson.core.JsonParser;
import com.fasterxml.jackson.core.JsonToken;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.time.DateTimeException;
import java.time.Instant;
import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/**
 * Reads the {@link RunHeader} of a record without the rest, which is most of it: what makes a large
 * folder quick to search.
 */
public final class RunHeaderJson {

  private static final JsonFactory FACTORY = new JsonFactory();

  /** Where the header ends: fingerprint, trials and notes follow. */
  private static final String FIRST_AFTER = "fingerprint";

  private static final String PARAMETERS = "parameters";
  private static final Set<String> NEEDED =
      Set.of("id", "benchmark", "operation", "label", "started");

  /** Only the outermost brace stands at the start of a line, so nothing is cut off before it. */
  private static final byte[] END = "\n}\n".getBytes(StandardCharsets.UTF_8);

  private RunHeaderJson() {}

  /**
   * The header of a document that {@link RunRecordJson#toJson} wrote and that is not cut short;
   * empty at the slightest doubt: then only reading all of it tells what it is.
   */
  public static Optional<RunHeader> peek(byte[] json) {
    if (!endsAsWritten(json)) {
      return Optional.empty();
    }
    try (JsonParser parser = FACTORY.createParser(json)) {
      return read(parser);
    } catch (IOException | DateTimeException e) {
      return Optional.empty();
    }
  }

  private static boolean endsAsWritten(byte[] json) {
    int start = json.length - END.length;
    for (int i = 0; i < END.length; i++) {
      if (start < 0 || json[start + i] != END[i]) {
        return false;
      }
    }
    return true;
  }

  private static Optional<RunHeader> read(JsonParser parser) throws IOException {
    Map<String, String> texts = new HashMap<>();
    Map<String, String> parameters = null;
    if (parser.nextToken() != JsonToken.START_OBJECT) {
      return Optional.empty();
    }
    while (parser.nextToken() == JsonToken.FIELD_NAME
        && !parser.currentName().equals(FIRST_AFTER)) {
      String name = parser.currentName();
      JsonToken value = parser.nextToken();
      if (value == JsonToken.VALUE_STRING) {
        texts.put(name, parser.getText());
      } else if (name.equals(PARAMETERS) && value == JsonToken.START_OBJECT) {
        parameters = texts(parser);
      } else {
        parser.skipChildren();
      }
    }
    return header(texts, parameters);
  }

  private static Map<String, String> texts(JsonParser parser) throws IOException {
    Map<String, String> texts = new HashMap<>();
    while (parser.nextToken() == JsonToken.FIELD_NAME) {
      String name = parser.currentName();
      if (parser.nextToken() != JsonToken.VALUE_STRING) {
        return null;
      }
      texts.put(name, parser.getText());
    }
    return texts;
  }

  private static Optional<RunHeader> header(
      Map<String, String> texts, Map<String, String> parameters) {
    boolean whole =
        RunRecord.SCHEMA.equals(texts.get("schema"))
            && parameters != null
            && texts.keySet().containsAll(NEEDED);
    return whole
        ? Optional.of(
            new RunHeader(
                texts.get("id"),
                texts.get("benchmark"),
                texts.get("operation"),
                texts.get("label"),
                Instant.parse(texts.get("started")),
                parameters))
        : Optional.empty();
  }
}
