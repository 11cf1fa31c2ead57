package org.benchsuite.results;

import com.fasterxml.jackson.core.JsonFactory;
import com.fasterxml.jackson.core.JsonGenerator;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.Map;

/**
 * Writes the JSON of a {@link TaskResult} field by field: in the cold JVM of a map task, Jackson's
 * mapper would take half a second to find them by reflection.
 */
final class TaskResultWriter {

  private final JsonGenerator json;

  private TaskResultWriter(JsonGenerator json) {
    this.json = json;
  }

  static byte[] toBytes(TaskResult result) {
    ByteArrayOutputStream bytes = new ByteArrayOutputStream();
    try (JsonGenerator json = new JsonFactory().createGenerator(bytes)) {
      new TaskResultWriter(json).write(result);
    } catch (IOException e) {
      throw new UncheckedIOException("the result of a task cannot be written as JSON", e);
    }
    return bytes.toByteArray();
  }

  private void write(TaskResult result) throws IOException {
    json.writeStartObject();
    json.writeNumberField("index", result.index());
    json.writeNumberField("attempt", result.attempt());
    json.writeStringField("host", result.host());
    json.writeNumberField("startNanos", result.startNanos());
    json.writeNumberField("endNanos", result.endNanos());
    json.writeNumberField("bytes", result.bytes());
    json.writeArrayFieldStart("operations");
    for (OpStats operation : result.operations()) {
      write(operation);
    }
    json.writeEndArray();
    write("counters", result.counters());
    write(result.machine());
    json.writeEndObject();
  }

  private void write(OpStats operation) throws IOException {
    json.writeStartObject();
    json.writeStringField("operation", operation.operation());
    json.writeNumberField("count", operation.count());
    json.writeNumberField("bytes", operation.bytes());
    json.writeNumberField("busyNanos", operation.busyNanos());
    write("errors", operation.errors());
    json.writeStringField("service", operation.service().toBase64());
    json.writeStringField("response", operation.response().toBase64());
    json.writeEndObject();
  }

  private void write(String name, Map<String, Long> counts) throws IOException {
    json.writeObjectFieldStart(name);
    for (Map.Entry<String, Long> count : counts.entrySet()) {
      json.writeNumberField(count.getKey(), count.getValue());
    }
    json.writeEndObject();
  }

  private void write(Machine machine) throws IOException {
    json.writeObjectFieldStart("machine");
    json.writeNumberField("memoryBytes", machine.memoryBytes());
    json.writeNumberField("processors", machine.processors());
    json.writeStringField("cpu", machine.cpu());
    json.writeStringField("os", machine.os());
    json.writeStringField("java", machine.java());
    json.writeEndObject();
  }
}
