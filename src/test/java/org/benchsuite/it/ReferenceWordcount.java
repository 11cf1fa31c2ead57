package org.benchsuite.it;

import java.io.ByteArrayOutputStream;
import java.nio.ByteBuffer;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.CodingErrorAction;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.Collection;
import java.util.Map;
import java.util.StringTokenizer;
import java.util.TreeMap;

/** What Hadoop's wordcount makes of a text, in the fewest words, for texts that fit in memory. */
final class ReferenceWordcount {

  private static final byte[] BYTE_ORDER_MARK = {(byte) 0xEF, (byte) 0xBB, (byte) 0xBF};

  private final TreeMap<byte[], Integer> counts = new TreeMap<>(Arrays::compareUnsigned);

  private ReferenceWordcount() {}

  /** The output of one reduce task. */
  static byte[] of(Collection<byte[]> files) {
    ReferenceWordcount wordcount = new ReferenceWordcount();
    files.forEach(wordcount::addFile);
    return wordcount.output();
  }

  private void addFile(byte[] file) {
    boolean marked =
        file.length >= BYTE_ORDER_MARK.length
            && Arrays.mismatch(Arrays.copyOf(file, BYTE_ORDER_MARK.length), BYTE_ORDER_MARK) < 0;
    int start = marked ? BYTE_ORDER_MARK.length : 0;
    for (int at = start; at < file.length; at++) {
      if (file[at] == '\n' || file[at] == '\r') {
        addLine(file, start, at);
        start = at + 1;
      }
    }
    addLine(file, start, file.length);
  }

  private void addLine(byte[] file, int start, int end) {
    StringTokenizer words =
        new StringTokenizer(decoded(ByteBuffer.wrap(file, start, end - start)), " \t\n\r\f");
    while (words.hasMoreTokens()) {
      counts.merge(words.nextToken().getBytes(StandardCharsets.UTF_8), 1, Integer::sum);
    }
  }

  private static String decoded(ByteBuffer line) {
    try {
      return StandardCharsets.UTF_8
          .newDecoder()
          .onMalformedInput(CodingErrorAction.REPLACE)
          .onUnmappableCharacter(CodingErrorAction.REPLACE)
          .decode(line)
          .toString();
    } catch (CharacterCodingException e) {
      throw new AssertionError("everything malformed is replaced", e);
    }
  }

  private byte[] output() {
    ByteArrayOutputStream output = new ByteArrayOutputStream();
    for (Map.Entry<byte[], Integer> word : counts.entrySet()) {
      output.writeBytes(word.getKey());
      output.writeBytes(("\t" + word.getValue() + "\n").getBytes(StandardCharsets.US_ASCII));
    }
    return output.toByteArray();
  }
}
