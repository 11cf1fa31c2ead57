package org.benchsuite.terasort.shuffle;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.Random;
import org.apache.hadoop.conf.Configuration;
import org.apache.hadoop.fs.FSDataOutputStream;
import org.apache.hadoop.io.DataInputBuffer;
import org.apache.hadoop.io.compress.CompressionCodec;
import org.apache.hadoop.io.compress.DefaultCodec;
import org.apache.hadoop.mapred.IFile;
import org.benchsuite.terasort.row.Row;

/** Rows and segments for tests; the segments are written by Hadoop itself. */
final class SampleRows {

  static final Comparator<byte[]> BY_KEY =
      (left, right) -> Arrays.compareUnsigned(left, 0, Row.KEY_BYTES, right, 0, Row.KEY_BYTES);

  private SampleRows() {}

  /** Rows in order; each byte of a key is one of {@code byteValues}, so few repeat many keys. */
  static byte[][] sorted(Random random, int count, int byteValues) {
    byte[][] rows = new byte[count][Row.BYTES];
    for (byte[] row : rows) {
      random.nextBytes(row);
      for (int i = 0; i < Row.KEY_BYTES; i++) {
        row[i] = (byte) (Byte.toUnsignedInt(row[i]) % byteValues * (256 / byteValues));
      }
    }
    Arrays.sort(rows, BY_KEY);
    return rows;
  }

  /** All in one, equal keys in the order of the runs. */
  static byte[][] merged(List<byte[][]> runs) {
    byte[][] all = runs.stream().flatMap(Arrays::stream).toArray(byte[][]::new);
    Arrays.sort(all, BY_KEY);
    return all;
  }

  static byte[] join(byte[][] rows) {
    byte[] bytes = new byte[rows.length * Row.BYTES];
    for (int i = 0; i < rows.length; i++) {
      System.arraycopy(rows[i], 0, bytes, i * Row.BYTES, Row.BYTES);
    }
    return bytes;
  }

  static byte[][] split(byte[] bytes, int from, int count) {
    byte[][] rows = new byte[count][];
    for (int i = 0; i < count; i++) {
      int at = from + i * Row.BYTES;
      rows[i] = Arrays.copyOfRange(bytes, at, at + Row.BYTES);
    }
    return rows;
  }

  static CompressionCodec codec(Configuration conf) {
    DefaultCodec codec = new DefaultCodec();
    codec.setConf(conf);
    return codec;
  }

  /** A segment as it lies in a file; the codec may be null. */
  static byte[] segment(Configuration conf, CompressionCodec codec, byte[][] rows)
      throws IOException {
    ByteArrayOutputStream bytes = new ByteArrayOutputStream();
    try (FSDataOutputStream out = new FSDataOutputStream(bytes, null)) {
      IFile.Writer<Object, Object> writer = new IFile.Writer<>(conf, out, null, null, codec, null);
      DataInputBuffer key = new DataInputBuffer();
      DataInputBuffer value = new DataInputBuffer();
      for (byte[] row : rows) {
        key.reset(row, Row.KEY_BYTES);
        value.reset(row, Row.KEY_BYTES, Row.VALUE_BYTES);
        writer.append(key, value);
      }
      writer.close();
    }
    return bytes.toByteArray();
  }

  /** A segment as it lies in memory: neither compressed nor with a checksum. */
  static byte[] memorySegment(byte[][] rows) throws IOException {
    byte[] file = segment(new Configuration(false), null, rows);
    return Arrays.copyOf(file, file.length - Integer.BYTES);
  }

  /** Bytes of that many rows in a segment, before compression. */
  static long rawLength(int rows) {
    return 2 + rows * 102L;
  }
}
