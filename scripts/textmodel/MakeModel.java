import java.io.BufferedWriter;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.SplittableRandom;

/**
 * Makes a text model of made-up words in the folder format of BigDataBench's text generator.
 *
 * <p>{@code java MakeModel.java OUT [--terms N] [--topics N] [--seed N]} writes {@code final.other}
 * (topics, terms, alpha), {@code final.beta} (a line a topic: the natural logarithm of the
 * probability of every word) and {@code bench.voca} (a word a line). The same arguments make the
 * same bytes on every Java: only {@link StrictMath} and {@link SplittableRandom#nextLong} are used.
 *
 * <p>The word of rank r has the mean probability c / (r + SHIFT)^EXPONENT (Mandelbrot 1953); the
 * words of a topic are a draw from the Dirichlet distribution around these means.
 */
public final class MakeModel {

  // chosen so that the text of the default model has the figures of that of lda_wiki1w: 6.55 bytes a
  // word, 3,260 distinct words in 10,000, 11.2 bits a word, zlib ratios of 3.8 grouped, 2.2 shuffled
  private static final double EXPONENT = 0.95;
  private static final double SHIFT = 15;

  /** Gamma shapes of a topic's words, averaged: the larger, the more alike the topics. */
  private static final double SHAPE = 0.3;

  private static final double ALPHA = 2.4;

  /** Syllables of the word of rank r: FEWEST + SLOPE * log10(r) on average, but one at least. */
  private static final double FEWEST = 0.5;

  private static final double SLOPE = 0.5;

  private static final int MOST_SYLLABLES = 6;

  /** A word is syllables of an onset and a nucleus, and a coda; so no two ways lead to one word. */
  private static final String[] ONSETS =
      "t s n r l d m c p b f h g v st tr pr k w br gr ch".split(" ");

  private static final String[] NUCLEI = "e a i o u ea io".split(" ");
  private static final String[] CODAS = "- n s r t l d m ng".split(" ");

  /** No topic is certain never to use a word: the least probability is e^LEAST of the mean. */
  private static final double LEAST = -7;

  private final SplittableRandom random;
  private final int terms;
  private final int topics;

  private MakeModel(int terms, int topics, long seed) {
    this.terms = terms;
    this.topics = topics;
    this.random = new SplittableRandom(seed);
  }

  public static void main(String[] arguments) throws IOException {
    if (arguments.length % 2 != 1) {
      throw new IllegalArgumentException(
          "usage: java MakeModel.java OUT [--terms N] [--topics N] [--seed N]");
    }
    int terms = 7762;
    int topics = 20;
    long seed = 1;
    for (int i = 1; i < arguments.length; i += 2) {
      long value = Long.parseLong(arguments[i + 1]);
      switch (arguments[i]) {
        case "--terms" -> terms = Math.toIntExact(value);
        case "--topics" -> topics = Math.toIntExact(value);
        case "--seed" -> seed = value;
        default -> throw new IllegalArgumentException(arguments[i] + " is no option");
      }
    }
    Path folder = Files.createDirectories(Path.of(arguments[0]));
    new MakeModel(terms, topics, seed).write(folder);
  }

  private void write(Path folder) throws IOException {
    Files.writeString(
        folder.resolve("final.other"),
        "num_topics " + topics + "\nnum_terms " + terms + "\nalpha " + ALPHA + "\n");
    try (BufferedWriter out = writer(folder.resolve("bench.voca"))) {
      writeWords(out);
    }
    try (BufferedWriter out = writer(folder.resolve("final.beta"))) {
      writeTopics(out);
    }
  }

  private static BufferedWriter writer(Path file) throws IOException {
    return Files.newBufferedWriter(file, StandardCharsets.US_ASCII);
  }

  private void writeWords(BufferedWriter out) throws IOException {
    long[] made = new long[MOST_SYLLABLES + 1];
    long[] keys = new long[MOST_SYLLABLES + 1];
    for (int i = 0; i < keys.length; i++) {
      keys[i] = random.nextLong();
    }
    for (int rank = 1; rank <= terms; rank++) {
      double mean = FEWEST + SLOPE * StrictMath.log10(rank);
      int syllables = StrictMath.max(1, (int) StrictMath.floor(mean + uniform()));
      while (made[syllables] == words(syllables)) {
        syllables++;
      }
      long number = permuted(made[syllables]++, words(syllables), keys[syllables]);
      out.write(word(number, syllables));
      out.write('\n');
    }
  }

  /** How many words have so many syllables. */
  private static long words(int syllables) {
    long all = CODAS.length;
    for (int i = 0; i < syllables; i++) {
      all *= (long) ONSETS.length * NUCLEI.length;
    }
    return all;
  }

  private static String word(long number, int syllables) {
    StringBuilder word = new StringBuilder();
    long rest = number;
    for (int i = 0; i < syllables; i++) {
      word.append(ONSETS[(int) (rest % ONSETS.length)]);
      rest /= ONSETS.length;
      word.append(NUCLEI[(int) (rest % NUCLEI.length)]);
      rest /= NUCLEI.length;
    }
    String coda = CODAS[(int) rest];
    return coda.equals("-") ? word.toString() : word.append(coda).toString();
  }

  /**
   * A permutation of the numbers below {@code size}: steps that can all be undone on the next power
   * of two, repeated until the number is below {@code size} again.
   */
  private static long permuted(long number, long size, long key) {
    int bits = Long.SIZE - Long.numberOfLeadingZeros(size - 1);
    long mask = (1L << bits) - 1;
    int half = (bits + 1) / 2;
    long mixed = number;
    do {
      for (int round = 0; round < 4; round++) {
        mixed = (mixed ^ key >>> 16 * round) * (key >>> round * 8 & mask | 1) & mask;
        mixed ^= mixed >>> half;
      }
    } while (mixed >= size);
    return mixed;
  }

  private void writeTopics(BufferedWriter out) throws IOException {
    double[] shapes = new double[terms];
    double sum = 0;
    for (int i = 0; i < terms; i++) {
      shapes[i] = StrictMath.pow(i + 1 + SHIFT, -EXPONENT);
      sum += shapes[i];
    }
    for (int i = 0; i < terms; i++) {
      shapes[i] *= SHAPE * terms / sum;
    }
    double[] weights = new double[terms];
    for (int topic = 0; topic < topics; topic++) {
      double total = 0;
      for (int i = 0; i < terms; i++) {
        weights[i] = gamma(shapes[i]);
        total += weights[i];
      }
      for (int i = 0; i < terms; i++) {
        writeLogarithm(weights[i] / total, out);
        out.write(i + 1 < terms ? ' ' : '\n');
      }
    }
  }

  private void writeLogarithm(double probability, BufferedWriter out) throws IOException {
    double least = LEAST - StrictMath.log(terms);
    double logarithm = StrictMath.max(least, StrictMath.log(probability));
    long thousandths = (long) StrictMath.floor(-1000 * logarithm + 0.5);
    out.write('-');
    out.write(Long.toString(thousandths / 1000));
    out.write('.');
    out.write(Long.toString(1000 + thousandths % 1000), 1, 3);
  }

  /** A draw from the gamma distribution of scale 1 (Marsaglia and Tsang 2000). */
  private double gamma(double shape) {
    if (shape < 1) {
      return gamma(shape + 1) * StrictMath.pow(uniform(), 1 / shape);
    }
    double d = shape - 1.0 / 3;
    double c = 1 / StrictMath.sqrt(9 * d);
    while (true) {
      double x = gaussian();
      double v = 1 + c * x;
      v = v * v * v;
      if (v > 0 && StrictMath.log(uniform()) < 0.5 * x * x + d - d * v + d * StrictMath.log(v)) {
        return d * v;
      }
    }
  }

  /** A draw from the normal distribution (Marsaglia and Bray 1964). */
  private double gaussian() {
    while (true) {
      double x = 2 * uniform() - 1;
      double y = 2 * uniform() - 1;
      double square = x * x + y * y;
      if (square < 1 && square > 0) {
        return x * StrictMath.sqrt(-2 * StrictMath.log(square) / square);
      }
    }
  }

  /** Above 0 and below 1. */
  private double uniform() {
    return ((random.nextLong() >>> 12) + 0.5) * 0x1p-52;
  }
}
