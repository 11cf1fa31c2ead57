package org.benchsuite.suite.plan;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.networknt.schema.Error;
import com.networknt.schema.Schema;
import com.networknt.schema.SchemaLocation;
import com.networknt.schema.SchemaRegistry;
import com.networknt.schema.SpecificationVersion;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.List;
import org.snakeyaml.engine.v2.api.Load;
import org.snakeyaml.engine.v2.api.LoadSettings;
import org.snakeyaml.engine.v2.schema.CoreSchema;

/** What an independent implementation of JSON Schema says about plans. */
final class SchemaCheck {

  private static final ObjectMapper MAPPER = new ObjectMapper();
  private static final SchemaRegistry REGISTRY =
      SchemaRegistry.withDefaultDialect(SpecificationVersion.DRAFT_2020_12);

  private static final Schema SCHEMA = REGISTRY.getSchema(published());

  private SchemaCheck() {}

  static JsonNode published() {
    try {
      return MAPPER.readTree(PlanSchema.text());
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /** What the schema has against a plan; a YAML text is taken by the core schema, as editors do. */
  static List<String> errors(String yaml) {
    LoadSettings settings = LoadSettings.builder().setSchema(new CoreSchema()).build();
    JsonNode plan = MAPPER.valueToTree(new Load(settings).loadFromString(yaml));
    return sentences(SCHEMA.validate(plan));
  }

  /** What the draft's own schema has against ours. */
  static List<String> errorsOfTheSchema() {
    SchemaLocation draft = SchemaLocation.of("https://json-schema.org/draft/2020-12/schema");
    return sentences(REGISTRY.getSchema(draft).validate(published()));
  }

  private static List<String> sentences(List<Error> errors) {
    return errors.stream().map(Error::toString).toList();
  }
}
