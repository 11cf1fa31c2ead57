package org.benchsuite.results.report;

import com.fasterxml.jackson.core.JsonGenerator;
import java.io.IOException;
import java.util.Map;
import java.util.OptionalDouble;
import org.benchsuite.results.OpStats;
import org.benchsuite.results.Summary;
import org.benchsuite.results.compare.Sample;
import org.benchsuite.results.published.PublishedCurve;

/** The sections and published studies of a {@link ReportJson}. */
final class SectionJson {

  private SectionJson() {}

  static void write(Section section, JsonGenerator json) throws IOException {
    json.writeStartObject();
    json.writeStringField("benchmark", section.benchmark());
    json.writeStringField("operation", section.operation());
    ReportJson.map(json, "shared", section.shared());
    json.writeFieldName("axis");
    if (section.axis().isPresent()) {
      ReportAxis axis = section.axis().get();
      json.writeStartObject();
      json.writeStringField("name", axis.name());
      json.writeStringField("unit", axis.unit().symbol());
      json.writeStringField("parameter", axis.parameter());
      json.writeEndObject();
    } else {
      json.writeNull();
    }
    json.writeArrayFieldStart("cases");
    for (ReportCase each : section.cases()) {
      write(each, json);
    }
    json.writeEndArray();
    json.writeArrayFieldStart("published");
    for (PublishedPart part : section.published()) {
      write(part, json);
    }
    json.writeEndArray();
    json.writeEndObject();
  }

  private static void write(ReportCase each, JsonGenerator json) throws IOException {
    json.writeStartObject();
    json.writeStringField("label", each.label());
    ReportJson.map(json, "parameters", each.parameters());
    ReportJson.number(json, "at", each.at());
    json.writeNumberField("runs", each.runs());
    json.writeNumberField("trials", each.trials());
    json.writeNumberField("voids", each.voids());
    json.writeArrayFieldStart("limits");
    for (String sentence : each.limits()) {
      json.writeString(sentence);
    }
    json.writeEndArray();
    json.writeArrayFieldStart("numbers");
    for (Map.Entry<String, Sample> entry : each.metrics().entrySet()) {
      write(entry.getKey(), entry.getValue(), json);
    }
    json.writeEndArray();
    json.writeArrayFieldStart("operations");
    for (OpStats stats : each.operations()) {
      write(stats, json);
    }
    json.writeEndArray();
    json.writeEndObject();
  }

  private static void write(String name, Sample sample, JsonGenerator json) throws IOException {
    json.writeStartObject();
    json.writeStringField("name", name);
    json.writeStringField("unit", sample.unit().name());
    if (sample.summary().isPresent()) {
      Summary summary = sample.summary().get();
      json.writeNumberField("n", summary.count());
      ReportJson.number(json, "mean", OptionalDouble.of(summary.mean()));
      ReportJson.number(json, "deviation", summary.deviation());
      ReportJson.number(json, "halfWidth95", summary.halfWidth95());
      ReportJson.number(json, "variation", summary.variation());
      ReportJson.number(json, "spread", summary.spread());
    }
    json.writeArrayFieldStart("values");
    for (double value : sample.values()) {
      ReportJson.number(json, value);
    }
    json.writeEndArray();
    json.writeEndObject();
  }

  private static void write(OpStats stats, JsonGenerator json) throws IOException {
    json.writeStartObject();
    json.writeStringField("operation", stats.operation());
    json.writeNumberField("count", stats.count());
    json.writeNumberField("bytes", stats.bytes());
    json.writeNumberField("busyNanos", stats.busyNanos());
    json.writeObjectFieldStart("errors");
    for (Map.Entry<String, Long> error : stats.errors().entrySet()) {
      json.writeNumberField(error.getKey(), error.getValue());
    }
    json.writeEndObject();
    json.writeStringField("service", stats.service().toBase64());
    json.writeStringField("response", stats.response().toBase64());
    json.writeEndObject();
  }

  static void write(PublishedPart part, JsonGenerator json) throws IOException {
    json.writeStartObject();
    json.writeStringField("name", part.name());
    json.writeStringField("title", part.title());
    json.writeStringField("source", part.source());
    json.writeArrayFieldStart("curves");
    for (PublishedCurve curve : part.curves()) {
      write(curve, json);
    }
    json.writeEndArray();
    json.writeEndObject();
  }

  private static void write(PublishedCurve curve, JsonGenerator json) throws IOException {
    json.writeStartObject();
    json.writeStringField("label", curve.label());
    json.writeStringField("metric", curve.metric());
    json.writeStringField("unit", curve.unit().symbol());
    json.writeArrayFieldStart("points");
    for (PublishedCurve.Point point : curve.points()) {
      json.writeStartArray();
      json.writeNumber(point.at());
      json.writeNumber(point.value());
      json.writeEndArray();
    }
    json.writeEndArray();
    json.writeEndObject();
  }
}
