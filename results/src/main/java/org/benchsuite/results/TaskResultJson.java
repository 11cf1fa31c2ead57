package org.benchsuite.results;

import com.fasterxml.jackson.databind.ObjectReader;
import java.io.IOException;

/** One {@link TaskResult} as compact JSON bytes: what travels from a map task to its client. */
public final class TaskResultJson {

  private TaskResultJson() {}

  /** Made only where results are read: a task that writes one need not load a whole mapper. */
  private static final class Reading {
    static final ObjectReader READER = JsonFormat.mapper().readerFor(TaskResult.class);
  }

  /** The bytes of one result, in UTF-8. */
  public static byte[] toBytes(TaskResult result) {
    return TaskResultWriter.toBytes(result);
  }

  /**
   * Reads what {@link #toBytes} wrote.
   *
   * @throws RecordFormatException when the bytes are cut short or are something else
   */
  public static TaskResult fromBytes(byte[] bytes) throws RecordFormatException {
    try {
      return Reading.READER.readValue(bytes);
    } catch (IOException e) {
      throw JsonFormat.damaged("the result of a task", e);
    }
  }
}
