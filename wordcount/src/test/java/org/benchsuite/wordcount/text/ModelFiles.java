package org.benchsuite.wordcount.text;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import org.apache.hadoop.conf.Configuration;

/** Models for tests, and the text of their files. */
final class ModelFiles {

  static final String OTHER = "final.other";
  static final String BETA = "final.beta";
  static final String VOCABULARY = "small.voca";

  private ModelFiles() {}

  static TextModel shipped() {
    try {
      return ModelReader.read(new ShippedModel());
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  static TextModel read(Path folder) throws IOException {
    return ModelReader.read(StoredModel.find(folder.toUri().toString(), new Configuration()));
  }

  /** Two topics: three words of one, three of the other, one of both. */
  static Path writeSmall(Path folder) throws IOException {
    Files.createDirectories(folder);
    Files.writeString(folder.resolve(OTHER), "num_topics 2\nnum_terms 7\nalpha 0.5000000000\n");
    Files.writeString(
        folder.resolve(VOCABULARY), "a\nbe\nsea\nfour\nextraordinarily-long-word\nläßt\nz\n");
    Files.writeString(
        folder.resolve(BETA),
        String.join("\n", line(0.4, 0.3, 0.2, 0, 0, 0, 0.1), line(0, 0, 0, 0.5, 0.3, 0.1, 0.1)));
    return folder;
  }

  private static String line(double... probabilities) {
    List<String> logarithms = new ArrayList<>();
    for (double probability : probabilities) {
      double logarithm = Math.max(-100, Math.log(probability));
      logarithms.add(String.format(Locale.ROOT, "%5.10f", logarithm));
    }
    return String.join(" ", logarithms);
  }

  /** A whole file. */
  static byte[] text(TextModel model, TextOrder order, int words, long seed, int file, long bytes) {
    return text(
        new FileText(
            WordSource.of(model, words, seed, file),
            LineOrder.of(order, model.vocabulary(), words),
            model.vocabulary(),
            bytes));
  }

  static byte[] text(FileText text) {
    ByteArrayOutputStream all = new ByteArrayOutputStream();
    for (int filled = text.fill(); filled > 0; filled = text.fill()) {
      all.write(text.block(), 0, filled);
    }
    return all.toByteArray();
  }

  /** The words of its lines. */
  static List<List<String>> lines(byte[] text) {
    return new String(text, StandardCharsets.UTF_8)
        .lines()
        .map(line -> line.isEmpty() ? List.<String>of() : List.of(line.split(" ")))
        .toList();
  }
}
