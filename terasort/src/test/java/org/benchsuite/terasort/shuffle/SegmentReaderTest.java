package org.benchsuite.terasort.shuffle;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.util.Arrays;
import java.util.List;
import java.util.Random;
import org.apache.hadoop.conf.Configuration;
import org.apache.hadoop.io.compress.CompressionCodec;
import org.apache.hadoop.mapred.IFileOutputStream;
import org.benchsuite.terasort.row.Row;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class SegmentReaderTest {

  private static final int BUFFER_BYTES = 10_000;

  private final Configuration conf = new Configuration(false);
  private final Random random = new Random(77);

  @ParameterizedTest
  @ValueSource(ints = {1, 102, 204, 10_000, 1 << 20})
  void readsWhatHadoopWrote(int bufferBytes) throws IOException {
    for (CompressionCodec codec : Arrays.asList(null, SampleRows.codec(conf))) {
      for (int count : new int[] {0, 1, 2, 63, 64, 65, 1000}) {
        byte[][] rows = SampleRows.sorted(random, count, 256);
        byte[] segment = SampleRows.segment(conf, codec, rows);
        assertThat(read(segment, codec, bufferBytes)).isEqualTo(SampleRows.join(rows));
      }
    }
  }

  @Test
  void leavesWhatFollowsInTheFile() throws IOException {
    byte[][] rows = SampleRows.sorted(random, 500, 256);
    byte[] segment = SampleRows.segment(conf, null, rows);
    ByteArrayOutputStream file = new ByteArrayOutputStream();
    file.write(new byte[13]);
    file.write(segment);
    file.write(segment);
    ByteArrayInputStream in = new ByteArrayInputStream(file.toByteArray());
    in.skipNBytes(13);
    for (int i = 0; i < 2; i++) {
      SegmentReader reader = new SegmentReader(conf, in, segment.length, null, BUFFER_BYTES);
      assertThat(readAll(reader)).isEqualTo(SampleRows.join(rows));
      assertThat(reader.rowsRead()).isEqualTo(500);
    }
  }

  @Test
  void findsFlippedBytes() throws IOException {
    for (CompressionCodec codec : Arrays.asList(null, SampleRows.codec(conf))) {
      byte[] segment = SampleRows.segment(conf, codec, SampleRows.sorted(random, 50, 256));
      for (int at = 0; at < segment.length; at += 41) {
        byte[] flipped = segment.clone();
        flipped[at] ^= 4;
        assertThatThrownBy(() -> read(flipped, codec, BUFFER_BYTES))
            .as("byte %d", at)
            .isInstanceOf(IOException.class);
      }
    }
  }

  @Test
  void findsTruncation() throws IOException {
    for (CompressionCodec codec : Arrays.asList(null, SampleRows.codec(conf))) {
      byte[] segment = SampleRows.segment(conf, codec, SampleRows.sorted(random, 50, 256));
      for (int missing : List.of(1, 4, 5, 6, 7, 102, segment.length)) {
        ByteArrayInputStream in = new ByteArrayInputStream(segment, 0, segment.length - missing);
        assertThatThrownBy(
                () -> readAll(new SegmentReader(conf, in, segment.length, codec, BUFFER_BYTES)))
            .isInstanceOf(IOException.class);
        byte[] shorter = Arrays.copyOf(segment, segment.length - missing);
        assertThatThrownBy(() -> read(shorter, codec, BUFFER_BYTES))
            .isInstanceOf(IOException.class);
      }
    }
  }

  @Test
  void tellsOfWrongLengths() throws IOException {
    byte[] raw = SampleRows.memorySegment(SampleRows.sorted(random, 200, 256));
    raw[150 * 102 + 1] = 89;
    String message = "row 150 of a segment begins with the lengths 10 and 89, not 10 and 90";
    assertThatThrownBy(() -> read(withChecksum(raw), null, BUFFER_BYTES)).hasMessage(message);
    assertThatThrownBy(() -> readAll(new MemoryRun(raw))).hasMessage(message);
  }

  @Test
  void tellsOfAWrongEnd() throws IOException {
    byte[] raw = SampleRows.memorySegment(SampleRows.sorted(random, 20, 256));
    byte[] other = raw.clone();
    other[raw.length - 1] = 0;
    assertWrongEnd(other, "bytes -1 and 0, not with the end mark");
    assertWrongEnd(Arrays.copyOf(raw, raw.length - 2), "0 bytes after its last whole row");
    assertWrongEnd(Arrays.copyOf(raw, raw.length + 2), "4 bytes after its last whole row");
    assertWrongEnd(new byte[0], "0 bytes after its last whole row");
  }

  private static void assertWrongEnd(byte[] raw, String message) {
    Configuration conf = new Configuration(false);
    assertThatThrownBy(() -> readAll(new MemoryRun(raw))).hasMessageContaining(message);
    assertThatThrownBy(
            () -> {
              byte[] segment = withChecksum(raw);
              ByteArrayInputStream in = new ByteArrayInputStream(segment);
              readAll(new SegmentReader(conf, in, segment.length, null, BUFFER_BYTES));
            })
        .hasMessageContaining(message);
  }

  @Test
  void rowsAfterTheEndMarkAreWrong() throws IOException {
    byte[] raw = SampleRows.memorySegment(SampleRows.sorted(random, 3, 256));
    byte[] twice = Arrays.copyOf(raw, 2 * raw.length);
    System.arraycopy(raw, 0, twice, raw.length, raw.length);
    assertThatThrownBy(() -> read(withChecksum(twice), null, BUFFER_BYTES))
        .isInstanceOf(IOException.class);
  }

  private byte[] read(byte[] segment, CompressionCodec codec, int bufferBytes) throws IOException {
    ByteArrayInputStream in = new ByteArrayInputStream(segment);
    return readAll(new SegmentReader(conf, in, segment.length, codec, bufferBytes));
  }

  private static byte[] readAll(RowRun run) throws IOException {
    try (run) {
      ByteArrayOutputStream rows = new ByteArrayOutputStream();
      boolean more = run.refill();
      while (more) {
        rows.write(run.array, run.offset, Row.BYTES);
        more = run.advance();
      }
      assertThat(run.refill()).isFalse();
      return rows.toByteArray();
    }
  }

  private static byte[] withChecksum(byte[] raw) throws IOException {
    ByteArrayOutputStream bytes = new ByteArrayOutputStream();
    try (OutputStream out = new IFileOutputStream(bytes)) {
      out.write(raw, 0, raw.length);
    }
    return bytes.toByteArray();
  }
}
