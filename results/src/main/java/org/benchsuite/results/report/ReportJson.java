package org.benchsuite.results.report;

import com.fasterxml.jackson.core.JsonFactory;
import com.fasterxml.jackson.core.JsonGenerator;
import com.fasterxml.jackson.core.StreamWriteFeature;
import com.fasterxml.jackson.core.util.DefaultPrettyPrinter;
import java.io.IOException;
import java.io.Writer;
import java.time.Instant;
import java.util.Collection;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalDouble;

/**
 * A report as one JSON document, format {@link Report#SCHEMA}: stored units (ns, B, B/s), unrounded
 * numbers, {@code null} where a statistic is not defined, histograms as in the records.
 *
 * <p>The format is published: fields may be added within a version, anything else makes a new one.
 */
public final class ReportJson {

  private final JsonGenerator json;

  private ReportJson(JsonGenerator json) {
    this.json = json;
  }

  /**
   * Writes the whole document.
   *
   * @param version version of Bench Suite
   */
  public static void write(Report report, String version, Instant made, Writer out)
      throws IOException {
    try (JsonGenerator generator = new JsonFactory().createGenerator(out)) {
      generator.disable(StreamWriteFeature.AUTO_CLOSE_TARGET.mappedFeature());
      generator.setPrettyPrinter(new DefaultPrettyPrinter());
      new ReportJson(generator).report(report, version, made);
      generator.writeRaw('\n');
    }
  }

  private void report(Report report, String version, Instant made) throws IOException {
    json.writeStartObject();
    json.writeStringField("schema", Report.SCHEMA);
    json.writeStringField("version", version);
    json.writeStringField("made", made.toString());
    overview(report.overview());
    json.writeArrayFieldStart("notes");
    for (NoteGroup group : report.notes()) {
      note(group);
    }
    json.writeEndArray();
    json.writeArrayFieldStart("sections");
    for (Section section : report.sections()) {
      SectionJson.write(section, json);
    }
    json.writeEndArray();
    json.writeArrayFieldStart("published");
    for (PublishedPart part : report.published()) {
      SectionJson.write(part, json);
    }
    json.writeEndArray();
    environments(report);
    json.writeEndObject();
  }

  private void overview(Overview overview) throws IOException {
    json.writeObjectFieldStart("overview");
    json.writeNumberField("runs", overview.runs());
    json.writeNumberField("trials", overview.trials());
    json.writeNumberField("warmups", overview.warmups());
    json.writeNumberField("voids", overview.voids());
    json.writeStringField("first", text(overview.first()));
    json.writeStringField("last", text(overview.last()));
    strings(json, "labels", overview.labels());
    json.writeNumberField("moreLabels", overview.moreLabels());
    json.writeEndObject();
  }

  private static String text(Optional<Instant> instant) {
    return instant.map(Instant::toString).orElse(null);
  }

  private void note(NoteGroup group) throws IOException {
    json.writeStartObject();
    json.writeStringField("severity", group.severity().name());
    json.writeStringField("rule", group.rule());
    json.writeNumberField("runs", group.runs());
    json.writeArrayFieldStart("findings");
    for (NoteGroup.Finding finding : group.findings()) {
      json.writeStartObject();
      json.writeStringField("text", finding.text());
      strings(json, "runs", finding.runs());
      json.writeNumberField("moreRuns", finding.moreRuns());
      json.writeEndObject();
    }
    json.writeEndArray();
    json.writeNumberField("moreFindings", group.moreFindings());
    json.writeEndObject();
  }

  private void environments(Report report) throws IOException {
    json.writeArrayFieldStart("environments");
    for (Environment environment : report.environments()) {
      json.writeStartObject();
      json.writeStringField("name", environment.name());
      json.writeNumberField("runs", environment.runs());
      strings(json, "labels", environment.labels());
      map(json, "facts", environment.facts());
      map(json, "settings", environment.settings());
      json.writeEndObject();
    }
    json.writeEndArray();
    json.writeNumberField("runsElsewhere", report.runsElsewhere());
  }

  static void strings(JsonGenerator json, String name, Collection<String> values)
      throws IOException {
    json.writeArrayFieldStart(name);
    for (String value : values) {
      json.writeString(value);
    }
    json.writeEndArray();
  }

  static void map(JsonGenerator json, String name, Map<String, String> values) throws IOException {
    json.writeObjectFieldStart(name);
    for (Map.Entry<String, String> entry : values.entrySet()) {
      json.writeStringField(entry.getKey(), entry.getValue());
    }
    json.writeEndObject();
  }

  /** Null where it is not defined. */
  static void number(JsonGenerator json, String name, OptionalDouble value) throws IOException {
    json.writeFieldName(name);
    number(json, value.orElse(Double.NaN));
  }

  static void number(JsonGenerator json, double value) throws IOException {
    if (Double.isFinite(value)) {
      json.writeNumber(value);
    } else {
      json.writeNull();
    }
  }
}
