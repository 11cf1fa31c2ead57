package org.benchsuite.hbase;

import com.fasterxml.jackson.core.JsonGenerator;
import com.fasterxml.jackson.core.JsonParser;
import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.BeanProperty;
import com.fasterxml.jackson.databind.DeserializationContext;
import com.fasterxml.jackson.databind.JavaType;
import com.fasterxml.jackson.databind.JsonDeserializer;
import com.fasterxml.jackson.databind.MapperFeature;
import com.fasterxml.jackson.databind.SerializerProvider;
import com.fasterxml.jackson.databind.deser.ContextualDeserializer;
import com.fasterxml.jackson.databind.deser.std.StdDeserializer;
import com.fasterxml.jackson.databind.json.JsonMapper;
import com.fasterxml.jackson.databind.module.SimpleModule;
import com.fasterxml.jackson.databind.ser.std.StdSerializer;
import java.io.IOException;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.benchsuite.results.JsonFormat;

/**
 * Settings as text for map tasks: the house's JSON, with durations in nanoseconds and what may be
 * missing as a list of none or one, since a null is taken for damage.
 */
final class SettingsJson {

  private SettingsJson() {}

  static String write(PeSettings settings) {
    try {
      return mapper().writeValueAsString(settings);
    } catch (JsonProcessingException e) {
      throw new IllegalStateException("settings cannot be written as JSON", e);
    }
  }

  /**
   * Reads what {@link #write} wrote.
   *
   * @throws org.benchsuite.results.RecordFormatException when it did not
   */
  static PeSettings read(String json) throws IOException {
    try {
      return mapper().readValue(json, PeSettings.class);
    } catch (JsonProcessingException e) {
      throw JsonFormat.damaged("The settings of the job", e);
    }
  }

  private static JsonMapper mapper() {
    SimpleModule module =
        new SimpleModule("settings")
            .addSerializer(Optional.class, new OptionalSerializer())
            .addDeserializer(Optional.class, new OptionalDeserializer(null))
            .addSerializer(Duration.class, new DurationSerializer())
            .addDeserializer(Duration.class, new DurationDeserializer());
    return JsonFormat.mapper()
        .rebuild()
        .disable(MapperFeature.AUTO_DETECT_IS_GETTERS)
        .addModule(module)
        .build();
  }

  @SuppressWarnings("rawtypes")
  private static final class OptionalSerializer extends StdSerializer<Optional> {
    private static final long serialVersionUID = 1L;

    OptionalSerializer() {
      super(Optional.class);
    }

    @Override
    public void serialize(Optional value, JsonGenerator out, SerializerProvider provider)
        throws IOException {
      List<Object> list = new ArrayList<>();
      if (value.isPresent()) {
        list.add(value.get());
      }
      provider.defaultSerializeValue(list, out);
    }
  }

  @SuppressWarnings("rawtypes")
  private static final class OptionalDeserializer extends StdDeserializer<Optional>
      implements ContextualDeserializer {
    private static final long serialVersionUID = 1L;

    private final JavaType list;

    OptionalDeserializer(JavaType list) {
      super(Optional.class);
      this.list = list;
    }

    @Override
    public JsonDeserializer<?> createContextual(
        DeserializationContext context, BeanProperty property) {
      JavaType content = context.getContextualType().containedType(0);
      return new OptionalDeserializer(
          context.getTypeFactory().constructCollectionType(List.class, content));
    }

    @Override
    public Optional deserialize(JsonParser in, DeserializationContext context) throws IOException {
      List<?> values = context.readValue(in, list);
      return values.stream().findFirst();
    }
  }

  private static final class DurationSerializer extends StdSerializer<Duration> {
    private static final long serialVersionUID = 1L;

    DurationSerializer() {
      super(Duration.class);
    }

    @Override
    public void serialize(Duration value, JsonGenerator out, SerializerProvider provider)
        throws IOException {
      out.writeNumber(value.toNanos());
    }
  }

  private static final class DurationDeserializer extends StdDeserializer<Duration> {
    private static final long serialVersionUID = 1L;

    DurationDeserializer() {
      super(Duration.class);
    }

    @Override
    public Duration deserialize(JsonParser in, DeserializationContext context) throws IOException {
      return Duration.ofNanos(context.readValue(in, Long.class));
    }
  }
}
