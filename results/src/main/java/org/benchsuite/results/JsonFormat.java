package org.benchsuite.results;

import com.fasterxml.jackson.annotation.JsonSetter;
import com.fasterxml.jackson.annotation.Nulls;
import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.core.StreamReadConstraints;
import com.fasterxml.jackson.core.StreamWriteFeature;
import com.fasterxml.jackson.core.json.JsonWriteFeature;
import com.fasterxml.jackson.databind.DeserializationContext;
import com.fasterxml.jackson.databind.DeserializationFeature;
import com.fasterxml.jackson.databind.MapperFeature;
import com.fasterxml.jackson.databind.deser.std.FromStringDeserializer;
import com.fasterxml.jackson.databind.json.JsonMapper;
import com.fasterxml.jackson.databind.module.SimpleModule;
import com.fasterxml.jackson.databind.ser.std.ToStringSerializer;
import java.io.IOException;
import java.time.Instant;
import java.time.format.DateTimeParseException;

/**
 * How the records of this package look in JSON: components in their order, instants in ISO 8601,
 * histograms in base64, and numbers that are not finite as the strings NaN, Infinity and -Infinity.
 *
 * <p>Reading tolerates fields it does not know and refuses missing ones, nulls and numbers of the
 * wrong kind: a damaged record must not turn into zeros.
 */
public final class JsonFormat {

  /** An encoded histogram of every bucket there is, in base64, is well below it. */
  private static final int LONGEST_STRING = 64 << 20;

  private JsonFormat() {}

  /** A mapper of its own, with these rules. */
  public static JsonMapper mapper() {
    JsonMapper mapper =
        JsonMapper.builder()
            .addModule(instants())
            .enable(JsonWriteFeature.WRITE_NAN_AS_STRINGS)
            .disable(StreamWriteFeature.AUTO_CLOSE_TARGET)
            .disable(MapperFeature.ALLOW_COERCION_OF_SCALARS)
            .disable(MapperFeature.SORT_PROPERTIES_ALPHABETICALLY)
            .disable(DeserializationFeature.FAIL_ON_UNKNOWN_PROPERTIES)
            .disable(DeserializationFeature.ACCEPT_FLOAT_AS_INT)
            .enable(DeserializationFeature.FAIL_ON_MISSING_CREATOR_PROPERTIES)
            .enable(DeserializationFeature.FAIL_ON_NULL_FOR_PRIMITIVES)
            .enable(DeserializationFeature.FAIL_ON_NUMBERS_FOR_ENUMS)
            .enable(DeserializationFeature.FAIL_ON_TRAILING_TOKENS)
            .defaultSetterInfo(JsonSetter.Value.construct(Nulls.FAIL, Nulls.FAIL))
            .build();
    mapper
        .getFactory()
        .setStreamReadConstraints(
            StreamReadConstraints.builder().maxStringLength(LONGEST_STRING).build());
    return mapper;
  }

  private static SimpleModule instants() {
    return new SimpleModule("instants")
        .addSerializer(Instant.class, ToStringSerializer.instance)
        .addDeserializer(Instant.class, new InstantDeserializer());
  }

  /** What is wrong, in Jackson's words but without its source excerpt and advice. */
  public static RecordFormatException damaged(String source, IOException cause) {
    String words =
        cause instanceof JsonProcessingException json
            ? json.getOriginalMessage()
            : cause.getMessage();
    String problem = words.split("[;\n]", 2)[0];
    return new RecordFormatException(
        source + " is damaged or not of this format: " + problem + ".", cause);
  }

  private static final class InstantDeserializer extends FromStringDeserializer<Instant> {

    private static final long serialVersionUID = 1L;

    InstantDeserializer() {
      super(Instant.class);
    }

    @Override
    protected Instant _deserialize(String text, DeserializationContext context) throws IOException {
      try {
        return Instant.parse(text);
      } catch (DateTimeParseException e) {
        return (Instant) context.handleWeirdStringValue(Instant.class, text, "not an instant");
      }
    }
  }
}
