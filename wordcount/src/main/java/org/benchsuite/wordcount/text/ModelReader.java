package org.benchsuite.wordcount.text;

import java.io.FileNotFoundException;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.zip.CRC32C;
import java.util.zip.CheckedInputStream;
import org.benchsuite.common.NotFitException;

/**
 * Reads a model in the folder format of BigDataBench's text generator: {@code final.other} (numbers
 * of topics and terms, alpha), {@code final.beta} (the logarithms of the words' probabilities, a
 * line a topic) and one {@code *.voca} (a word a line).
 */
final class ModelReader {

  static final String OTHER = "final.other";
  static final String BETA = "final.beta";
  static final String VOCABULARY = ".voca";

  private static final int MOST_TERMS = 100_000_000;
  private static final int MOST_TOPICS = 10_000;
  private static final int MOST_OTHER_BYTES = 1 << 16;
  private static final double MOST_ALPHA = 1e6;

  private final ModelFolder folder;
  private final CRC32C digest = new CRC32C();

  private ModelReader(ModelFolder folder) {
    this.folder = folder;
  }

  static boolean isPart(String file) {
    return file.equals(OTHER) || file.equals(BETA) || file.endsWith(VOCABULARY);
  }

  /**
   * Reads it.
   *
   * @throws NotFitException when a file is missing or does not fit the others
   */
  static TextModel read(ModelFolder folder) throws IOException {
    return new ModelReader(folder).read();
  }

  private TextModel read() throws IOException {
    Map<String, String> facts = readOther();
    int topics = (int) fact(facts, "num_topics", 1, MOST_TOPICS);
    int terms = (int) fact(facts, "num_terms", 1, MOST_TERMS);
    double alpha = fact(facts, "alpha", Double.MIN_NORMAL, MOST_ALPHA);
    String file = vocabularyFile();
    Vocabulary vocabulary;
    try (InputStream in = open(file)) {
      vocabulary = Vocabulary.parse(in.readAllBytes(), terms, file);
    }
    float[][] probabilities;
    try (InputStream in = open(BETA)) {
      probabilities = new LogarithmReader(in, BETA).read(topics, terms);
    }
    String name = file.substring(0, file.length() - VOCABULARY.length());
    return new TextModel(name, digest.getValue(), alpha, probabilities, vocabulary);
  }

  private InputStream open(String file) throws IOException {
    try {
      return new CheckedInputStream(folder.open(file), digest);
    } catch (FileNotFoundException e) {
      throw new NotFitException("There is no " + file + " in " + folder + ".", e);
    }
  }

  private String vocabularyFile() throws IOException {
    List<String> files =
        folder.files().stream()
            .filter(file -> file.endsWith(VOCABULARY) && !file.startsWith("."))
            .toList();
    if (files.size() != 1) {
      throw new NotFitException(
          files.isEmpty()
              ? "There is no *.voca in " + folder + "."
              : folder + " has " + files.size() + " files *.voca; leave one there.");
    }
    return files.get(0);
  }

  private Map<String, String> readOther() throws IOException {
    Map<String, String> facts = new HashMap<>();
    try (InputStream in = open(OTHER)) {
      String text = new String(in.readNBytes(MOST_OTHER_BYTES), StandardCharsets.ISO_8859_1);
      for (String line : text.lines().toList()) {
        String[] words = line.strip().split("\\s+", 2);
        facts.put(words[0], words.length == 2 ? words[1] : "");
      }
    }
    return facts;
  }

  private static double fact(Map<String, String> facts, String name, double least, double most) {
    String text = facts.get(name);
    if (text == null) {
      throw new NotFitException(OTHER + " does not say " + name + ".");
    }
    double value;
    try {
      value = Double.parseDouble(text);
    } catch (NumberFormatException e) {
      value = Double.NaN;
    }
    boolean whole = !name.startsWith("num_") || value == Math.rint(value);
    if (!(value >= least && value <= most && whole)) {
      throw new NotFitException(
          OTHER + " says " + name + " '" + text + "', which is no number that a model can have.");
    }
    return value;
  }
}
