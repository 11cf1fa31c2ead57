package org.benchsuite.wordcount.text;

import java.io.FileNotFoundException;
import java.io.IOException;
import java.io.InputStream;
import java.util.List;

/** The model of our own, made by {@code scripts/textmodel/MakeModel.java}. */
final class ShippedModel implements ModelFolder {

  @Override
  public List<String> files() {
    return List.of(ModelReader.OTHER, ModelReader.BETA, "bench" + ModelReader.VOCABULARY);
  }

  @Override
  public InputStream open(String file) throws IOException {
    InputStream in = ShippedModel.class.getResourceAsStream("model/" + file);
    if (in == null) {
      throw new FileNotFoundException(file);
    }
    return in;
  }

  @Override
  public String toString() {
    return "the model of Bench Suite";
  }
}
