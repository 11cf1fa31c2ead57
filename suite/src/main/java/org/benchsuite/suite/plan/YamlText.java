package org.benchsuite.suite.plan;

import java.util.Optional;
import org.benchsuite.common.UsageException;
import org.benchsuite.common.sweep.Place;
import org.snakeyaml.engine.v2.api.LoadSettings;
import org.snakeyaml.engine.v2.api.lowlevel.Compose;
import org.snakeyaml.engine.v2.api.lowlevel.Parse;
import org.snakeyaml.engine.v2.events.AliasEvent;
import org.snakeyaml.engine.v2.events.CollectionEndEvent;
import org.snakeyaml.engine.v2.events.CollectionStartEvent;
import org.snakeyaml.engine.v2.events.DocumentStartEvent;
import org.snakeyaml.engine.v2.events.Event;
import org.snakeyaml.engine.v2.exceptions.Mark;
import org.snakeyaml.engine.v2.exceptions.MarkedYamlEngineException;
import org.snakeyaml.engine.v2.exceptions.YamlEngineException;
import org.snakeyaml.engine.v2.resolver.CoreScalarResolver;
import org.snakeyaml.engine.v2.resolver.ScalarResolver;
import org.snakeyaml.engine.v2.scanner.StreamReader;
import org.snakeyaml.engine.v2.schema.CoreSchema;

/** One YAML 1.2 document of modest size, with the place of every value. */
final class YamlText {

  /** More than anybody writes: a plan of 10,000 lines has half of it. */
  static final int MOST_BYTES = 1 << 20;

  static final int DEEPEST = 20;
  static final int MOST_ALIASES = 100;

  private static final String BYTE_ORDER_MARK = "\uFEFF";

  private final String source;
  private final String text;
  private final LoadSettings settings =
      LoadSettings.builder()
          .setSchema(new WithoutMergeKeys())
          .setAllowNonScalarKeys(true)
          .setMaxAliasesForCollections(MOST_ALIASES)
          .build();

  /** Version 1.2 of YAML knows none; the library would merge without a word about doubles. */
  private static final class WithoutMergeKeys extends CoreSchema {
    @Override
    public ScalarResolver getScalarResolver() {
      return new CoreScalarResolver(false);
    }
  }

  private YamlText(String source, String text) {
    this.source = source;
    this.text = text.startsWith(BYTE_ORDER_MARK) ? text.substring(1) : text;
  }

  /**
   * The value that the text is.
   *
   * @throws UsageException when it is no YAML, or more than a plan may be
   */
  static YamlValue read(String source, String text) {
    return new YamlText(source, text).read();
  }

  private YamlValue read() {
    if (text.length() > MOST_BYTES) {
      throw tooLarge(source);
    }
    checkCharacters();
    try {
      checkShape();
      return new Compose(settings)
          .composeString(text)
          .map(node -> new YamlValue(source, node))
          .filter(value -> !value.isEmpty())
          .orElseThrow(
              () ->
                  PlanErrors.at(
                      new Place(source, 1, 1),
                      "the plan is empty; write at least 'command:' and a command."));
    } catch (MarkedYamlEngineException e) {
      throw YamlMistakes.explain(source, text, e);
    } catch (YamlEngineException e) {
      throw YamlMistakes.explain(source, e);
    }
  }

  static UsageException tooLarge(String source) {
    return PlanErrors.at(
        new Place(source, 0, 0), "a plan is at most 1 MiB of text; this is more. Split it.");
  }

  private void checkCharacters() {
    int position = 0;
    while (position < text.length()) {
      int point = text.codePointAt(position);
      if (!StreamReader.isPrintable(point)) {
        throw PlanErrors.at(
            Position.after(text.substring(0, position)).in(source),
            "the character U+%04X cannot stand in YAML; remove it.".formatted(point));
      }
      position += Character.charCount(point);
    }
  }

  /** Before anything is built from it, whatever it would grow to. */
  private void checkShape() {
    int documents = 0;
    int aliases = 0;
    int depth = 0;
    for (Event event : new Parse(settings).parseString(text)) {
      if (event instanceof DocumentStartEvent && ++documents > 1) {
        throw at(event, "a second document begins here; a plan is one, so put it in its own file.");
      } else if (event instanceof AliasEvent && ++aliases > MOST_ALIASES) {
        throw at(event, "this is one of more than " + MOST_ALIASES + " aliases; write it out.");
      } else if (event instanceof CollectionStartEvent && ++depth > DEEPEST) {
        throw at(event, "this is nested more than " + DEEPEST + " deep, which no plan is.");
      } else if (event instanceof CollectionEndEvent) {
        depth--;
      }
    }
  }

  private UsageException at(Event event, String sentence) {
    return PlanErrors.at(place(source, event.getStartMark()), sentence);
  }

  static Place place(String source, Optional<Mark> mark) {
    return mark.map(it -> new Place(source, it.getLine() + 1, it.getColumn() + 1))
        .orElseGet(() -> new Place(source, 1, 1));
  }
}
