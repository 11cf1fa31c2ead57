package org.benchsuite.results;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.ObjectReader;
import com.fasterxml.jackson.databind.ObjectWriter;
import com.fasterxml.jackson.databind.json.JsonMapper;
import java.io.IOException;
import java.io.UncheckedIOException;

/** One {@link TaskResult} as compact JSON bytes: what travels from a map task to its client. */
public final class TaskResultJson {

  private static final JsonMapper MAPPER = JsonFormat.mapper();
  private static final ObjectWriter WRITER = MAPPER.writerFor(TaskResult.class);
  private static final ObjectReader READER = MAPPER.readerFor(TaskResult.class);

  private TaskResultJson() {}

  /** The bytes of one result, in UTF-8. */
  public static byte[] toBytes(TaskResult result) {
    try {
      return WRITER.writeValueAsBytes(result);
    } catch (JsonProcessingException e) {
      throw new UncheckedIOException("the result of a task cannot be written as JSON", e);
    }
  }

  /**
   * Reads what {@link #toBytes} wrote.
   *
   * @throws RecordFormatException when the bytes are cut short or are something else
   */
  public static TaskResult fromBytes(byte[] bytes) throws RecordFormatException {
    try {
      return READER.readValue(bytes);
    } catch (IOException e) {
      throw JsonFormat.damaged("the result of a task", e);
    }
  }
}
