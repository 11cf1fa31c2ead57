package org.benchsuite.results.report;

import com.fasterxml.jackson.core.JsonGenerator;
import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.core.SerializableString;
import com.fasterxml.jackson.core.io.CharacterEscapes;
import com.fasterxml.jackson.core.json.JsonWriteFeature;
import com.fasterxml.jackson.databind.JsonSerializer;
import com.fasterxml.jackson.databind.SerializerProvider;
import com.fasterxml.jackson.databind.json.JsonMapper;
import com.fasterxml.jackson.databind.module.SimpleModule;
import java.io.IOException;
import java.util.List;
import org.benchsuite.results.text.PlainText;

/**
 * Charts as JSON that may stand in an HTML element: nothing in it is markup, and text is without
 * control and direction characters.
 */
final class ChartJson {

  /** Escapes what could begin or end markup. */
  private static final class NoMarkup extends CharacterEscapes {

    private static final long serialVersionUID = 1L;

    private final int[] escapes = standardAsciiEscapesForJSON();

    NoMarkup() {
      "<>&'/".chars().forEach(letter -> escapes[letter] = ESCAPE_STANDARD);
    }

    @Override
    public int[] getEscapeCodesForAscii() {
      return escapes.clone();
    }

    @Override
    public SerializableString getEscapeSequence(int letter) {
      return null;
    }
  }

  /** Writes text as it may be shown. */
  private static final class Clean extends JsonSerializer<String> {

    @Override
    public void serialize(String text, JsonGenerator json, SerializerProvider serializers)
        throws IOException {
      json.writeString(PlainText.clean(text));
    }
  }

  private ChartJson() {}

  static String of(List<ReportChart> charts) {
    JsonMapper mapper =
        JsonMapper.builder()
            // line separators of JavaScript are no ASCII
            .enable(JsonWriteFeature.ESCAPE_NON_ASCII)
            .addModule(new SimpleModule("text").addSerializer(String.class, new Clean()))
            .build();
    mapper.getFactory().setCharacterEscapes(new NoMarkup());
    try {
      return mapper.writeValueAsString(charts);
    } catch (JsonProcessingException e) {
      throw new IllegalStateException("charts are plain records", e);
    }
  }
}
