package org.benchsuite.wordcount.text;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import org.benchsuite.common.NotFitException;

/** Reads {@code final.beta}: a line a topic, on it the natural logarithm of every probability. */
final class LogarithmReader {

  private static final int BUFFER_BYTES = 1 << 16;
  private static final int LONGEST_NUMBER = 64;
  private static final int END = -1;

  private final InputStream in;
  private final String file;
  private final byte[] buffer = new byte[BUFFER_BYTES];
  private final byte[] number = new byte[LONGEST_NUMBER];
  private int at;
  private int filled;

  LogarithmReader(InputStream in, String file) {
    this.in = in;
    this.file = file;
  }

  /**
   * The probabilities.
   *
   * @throws NotFitException when a number is none, or there are more or fewer of them or of lines
   */
  float[][] read(int topics, int terms) throws IOException {
    float[][] all = new float[topics][];
    for (int topic = 0; topic < topics; topic++) {
      all[topic] = new float[terms];
      int found = readLine(all[topic], topic + 1);
      if (found != terms) {
        throw new NotFitException(
            String.format(
                "Line %d of %s has %d numbers, but final.other says num_terms %d.",
                topic + 1, file, found, terms));
      }
      normalise(all[topic], topic + 1);
    }
    int rest = next();
    while (rest != END) {
      if (rest > ' ') {
        throw new NotFitException(
            file + " has more lines than final.other says: num_topics " + topics + ".");
      }
      rest = next();
    }
    return all;
  }

  private int readLine(float[] into, int line) throws IOException {
    int found = 0;
    int length = 0;
    while (true) {
      int next = next();
      if (next > ' ') {
        if (length == LONGEST_NUMBER) {
          throw noNumber(length, line);
        }
        number[length++] = (byte) next;
        continue;
      }
      if (length > 0) {
        if (found < into.length) {
          into[found] = probability(length, line);
        }
        found++;
        length = 0;
      }
      if (next == '\n' || next == END) {
        return found;
      }
    }
  }

  /** The last bit of {@link Math#exp} is the machine's choice. */
  private float probability(int length, int line) {
    String text = new String(number, 0, length, StandardCharsets.ISO_8859_1);
    float logarithm;
    try {
      logarithm = Float.parseFloat(text);
    } catch (NumberFormatException e) {
      throw noNumber(length, line);
    }
    float probability = (float) StrictMath.exp(logarithm);
    if (!Float.isFinite(probability)) {
      throw noNumber(length, line);
    }
    return probability;
  }

  private NotFitException noNumber(int length, int line) {
    return new NotFitException(
        String.format(
            "'%s' in line %d of %s is not the logarithm of a probability.",
            new String(number, 0, length, StandardCharsets.ISO_8859_1), line, file));
  }

  /** Logarithms are written with few digits. */
  private void normalise(float[] probabilities, int line) {
    double sum = 0;
    for (float probability : probabilities) {
      sum += probability;
    }
    if (!(sum > 0)) {
      throw new NotFitException("No word of line " + line + " of " + file + " is possible.");
    }
    for (int i = 0; i < probabilities.length; i++) {
      probabilities[i] = (float) (probabilities[i] / sum);
    }
  }

  private int next() throws IOException {
    if (at == filled) {
      filled = Math.max(0, in.read(buffer, 0, BUFFER_BYTES));
      at = 0;
      if (filled == 0) {
        return END;
      }
    }
    return buffer[at++] & 0xFF;
  }
}
