package org.benchsuite.wordcount.words;

import java.io.ByteArrayOutputStream;
import java.util.SplittableRandom;

/** Text with everything that tells one tokenizer from another. */
public final class OddText {

  private static final int[] BYTES = {
    'a', 'b', 'c', 'd', 0, 0x0B, 0x1F, 0x7F, 0x80, 0xA0, 0xC0, 0xAF, 0xC3, 0xA9, 0xE0, 0xE2, 0x82,
    0xAC, 0xED, 0xA0, 0xEF, 0xBB, 0xBF, 0xF0, 0x9F, 0x98, 0x80, 0xF4, 0x90, 0xF8, 0xFF
  };

  private static final String[] BETWEEN = {" ", "  ", "\n", "\r\n", "\r", "\t", "\f", " \n "};

  private OddText() {}

  /** Words of random bytes, most of which are no UTF-8, of 1 to 20 bytes. */
  public static byte[] of(int words, long seed) {
    SplittableRandom random = new SplittableRandom(seed);
    ByteArrayOutputStream text = new ByteArrayOutputStream();
    for (int i = 0; i < words; i++) {
      int length = 1 + random.nextInt(random.nextInt(1, 21));
      boolean plain = random.nextInt(3) == 0;
      for (int j = 0; j < length; j++) {
        text.write(BYTES[random.nextInt(plain ? 4 : BYTES.length)]);
      }
      text.writeBytes(
          BETWEEN[random.nextInt(BETWEEN.length)].getBytes(
              java.nio.charset.StandardCharsets.US_ASCII));
    }
    return text.toByteArray();
  }
}
