package org.benchsuite.suite.plan;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import org.benchsuite.common.UsageException;
import org.benchsuite.common.sweep.Given;
import org.benchsuite.common.sweep.Place;
import org.snakeyaml.engine.v2.nodes.MappingNode;
import org.snakeyaml.engine.v2.nodes.Node;
import org.snakeyaml.engine.v2.nodes.NodeTuple;
import org.snakeyaml.engine.v2.nodes.ScalarNode;
import org.snakeyaml.engine.v2.nodes.SequenceNode;
import org.snakeyaml.engine.v2.nodes.Tag;

/**
 * A value of a YAML text: text as it was written, a list or a mapping.
 *
 * @param source name of the text
 * @param node with the marks of where it was written
 */
record YamlValue(String source, Node node) {

  /** Of what is written without a tag; {@code ${name}} is text here, not the environment's. */
  private static final Set<Tag> PLAIN =
      Set.of(Tag.STR, Tag.INT, Tag.FLOAT, Tag.BOOL, Tag.NULL, Tag.ENV_TAG, Tag.SEQ, Tag.MAP);

  private static final String MERGE = "<<";

  Place place() {
    return YamlText.place(source, node.getStartMark());
  }

  UsageException error(String sentence) {
    return PlanErrors.at(place(), sentence);
  }

  boolean isMapping() {
    return node instanceof MappingNode;
  }

  boolean isList() {
    return node instanceof SequenceNode;
  }

  /** Nothing was written, or {@code null}. */
  boolean isEmpty() {
    return node.getTag().equals(Tag.NULL);
  }

  /** A number of JSON Schema's: not what stands between quotes. */
  boolean isWhole() {
    return node.getTag().equals(Tag.INT);
  }

  /** As it was written, for an error. */
  String shown() {
    boolean quoted = node instanceof ScalarNode scalar && !scalar.isPlain();
    return quoted ? "text in quotes" : PlanErrors.quote(text("this").text());
  }

  private String kind() {
    return isMapping() ? "a mapping" : isList() ? "a list" : isEmpty() ? "nothing" : "text";
  }

  /**
   * The text that was written, whatever YAML would make of it.
   *
   * @param name what the value is, for an error
   */
  Given text(String name) {
    checkTag();
    if (node instanceof ScalarNode scalar && !isEmpty()) {
      return new Given(scalar.getValue(), place());
    }
    throw error(name + " must be text, not " + kind() + ".");
  }

  /** The values of a list, at least one. */
  List<YamlValue> list(String name) {
    checkTag();
    if (!(node instanceof SequenceNode list)) {
      throw error(name + " must be a list, not " + kind() + ".");
    }
    if (list.getValue().isEmpty()) {
      throw error(name + " must not be an empty list; write a value, or leave it out.");
    }
    return list.getValue().stream().map(value -> new YamlValue(source, value)).toList();
  }

  /** The entries of a mapping, none of them twice and none without a value. */
  List<YamlEntry> mapping(String name) {
    checkTag();
    if (!(node instanceof MappingNode mapping)) {
      throw error(name + " must be a mapping, with lines of 'key: value', not " + kind() + ".");
    }
    Map<String, Place> seen = new TreeMap<>();
    List<YamlEntry> entries = new ArrayList<>();
    for (NodeTuple tuple : mapping.getValue()) {
      YamlEntry entry = entry(tuple);
      Place first = seen.putIfAbsent(entry.name(), entry.key().place());
      if (first != null) {
        throw entry.error(
            PlanErrors.quote(entry.name()) + " is given here and at " + first + "; keep one.");
      }
      entries.add(entry);
    }
    return entries;
  }

  private YamlEntry entry(NodeTuple tuple) {
    YamlValue key = new YamlValue(source, tuple.getKeyNode());
    Given text = key.text("a key");
    if (text.text().equals(MERGE)) {
      throw key.error(
          "merge keys ('<<') are not part of YAML 1.2; write the lines out, or give single values"
              + " by an alias.");
    }
    YamlEntry entry = new YamlEntry(text, new YamlValue(source, tuple.getValueNode()));
    if (entry.value().isEmpty()) {
      throw entry.error(
          PlanErrors.quote(text.text()) + " has no value; write one, or leave the key out.");
    }
    return entry;
  }

  private void checkTag() {
    if (!PLAIN.contains(node.getTag())) {
      throw error(
          "the tag "
              + PlanErrors.quote(node.getTag().getValue())
              + " has no meaning here; remove it.");
    }
  }
}
