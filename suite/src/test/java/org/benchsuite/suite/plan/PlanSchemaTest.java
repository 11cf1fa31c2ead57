package org.benchsuite.suite.plan;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.benchsuite.common.Protocol.OnFailure;
import org.benchsuite.common.sweep.SweepPlan.Combine;
import org.benchsuite.common.sweep.SweepPlan.Order;
import org.benchsuite.results.published.PublishedStudies;
import org.benchsuite.results.published.PublishedStudy;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

class PlanSchemaTest {

  private static final JsonNode SCHEMA = SchemaCheck.published();

  static Stream<Path> plans() {
    return Stream.concat(
        PlanSamples.good().stream(), PlanSamples.files(PlanSamples.scenarios()).stream());
  }

  @ParameterizedTest
  @MethodSource("plans")
  void whatTheReaderReadsTheSchemaAccepts(Path plan) throws IOException {
    assertThat(PlanFile.read(plan).commands()).isNotEmpty();
    assertThat(SchemaCheck.errors(Files.readString(plan))).isEmpty();
  }

  @Test
  void itIsASchemaOfItsDraft() {
    assertThat(SCHEMA.at("/$schema").asText())
        .isEqualTo("https://json-schema.org/draft/2020-12/schema");
    assertThat(SCHEMA.at("/$id").asText()).isEqualTo("urn:bench-suite:sweep-plan:1");
    assertThat(SCHEMA.at("/properties/version/const").asInt()).isEqualTo(PlanReader.VERSION);
    assertThat(SchemaCheck.errorsOfTheSchema()).isEmpty();
  }

  @Test
  void readerAndSchemaKnowTheSameKeys() {
    assertThat(names("/properties")).containsExactlyElementsOf(PlanReader.KEYS);
    assertThat(names("/$defs/command/properties")).containsExactlyElementsOf(CommandReader.KEYS);
    assertThat(SCHEMA.at("/additionalProperties").asBoolean(true)).isFalse();
    assertThat(SCHEMA.at("/$defs/command/additionalProperties").asBoolean(true)).isFalse();
    assertThat(SCHEMA.at("/$defs/options/additionalProperties").asBoolean(true)).isFalse();
  }

  @Test
  void everyKeyIsDescribed() {
    for (String mapping : List.of("/properties", "/$defs/command/properties")) {
      for (String key : names(mapping)) {
        assertThat(SCHEMA.at(mapping + "/" + key + "/description").asText()).as(key).endsWith(".");
      }
    }
  }

  @Test
  void theAlternativesAreThoseOfTheProgram() {
    assertThat(texts("/properties/combine/enum")).isEqualTo(words(Combine.values()));
    assertThat(texts("/properties/order/enum")).isEqualTo(words(Order.values()));
    assertThat(texts("/properties/onFailure/enum")).isEqualTo(words(OnFailure.values()));
    assertThat(texts("/properties/study/enum"))
        .isEqualTo(PublishedStudies.all().stream().map(PublishedStudy::name).toList());
  }

  @Test
  void patternsAndLimitsAreThoseOfTheProgram() {
    assertThat(SCHEMA.at("/properties/name/pattern").asText()).isEqualTo(whole(PlanNames.NAME));
    assertThat(names("/$defs/options/patternProperties"))
        .containsExactly("^(" + OptionReader.NAME.pattern() + ")$");
    for (String count :
        List.of(
            "/properties/repeats", "/properties/warmups", "/$defs/command/properties/repeats")) {
      assertThat(SCHEMA.at(count + "/maximum").asInt()).as(count).isEqualTo(PlanFields.MOST);
    }
  }

  private static String whole(Pattern pattern) {
    return "^" + pattern.pattern() + "$";
  }

  private static List<String> words(Enum<?>[] constants) {
    return Stream.of(constants).map(PlanFields::word).toList();
  }

  private static List<String> names(String pointer) {
    List<String> names = new ArrayList<>();
    SCHEMA.at(pointer).fieldNames().forEachRemaining(names::add);
    return names;
  }

  private static List<String> texts(String pointer) {
    List<String> texts = new ArrayList<>();
    SCHEMA.at(pointer).forEach(node -> texts.add(node.asText()));
    return texts;
  }
}
