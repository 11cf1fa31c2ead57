package org.benchsuite.terasort.shuffle;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.file.Files;
import java.util.Arrays;
import java.util.Random;
import org.apache.hadoop.conf.Configuration;
import org.apache.hadoop.fs.FSDataInputStream;
import org.apache.hadoop.fs.FSDataOutputStream;
import org.apache.hadoop.fs.FileSystem;
import org.apache.hadoop.fs.Path;
import org.apache.hadoop.io.DataInputBuffer;
import org.apache.hadoop.io.NullWritable;
import org.apache.hadoop.io.compress.CompressionCodec;
import org.apache.hadoop.io.compress.DefaultCodec;
import org.apache.hadoop.mapred.IFile;
import org.apache.hadoop.mapred.IndexRecord;
import org.apache.hadoop.util.ReflectionUtils;
import org.benchsuite.terasort.row.Row;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class SegmentWriterTest {

  private static final int COUNT = 6000;

  private final Configuration conf = new Configuration();
  private final byte[] rows = new byte[COUNT * Row.BYTES];
  private FileSystem local;
  private Path file;

  @TempDir java.nio.file.Path folder;

  @BeforeEach
  void setUp() throws IOException {
    new Random(11).nextBytes(rows);
    local = FileSystem.getLocal(conf).getRaw();
    file = new Path(folder.resolve("segment").toUri());
  }

  private CompressionCodec codec(boolean compressed) {
    return compressed ? ReflectionUtils.newInstance(DefaultCodec.class, conf) : null;
  }

  /** What Hadoop's own reader finds in the segment, rows side by side. */
  private byte[] read(IndexRecord segment, CompressionCodec codec) throws IOException {
    ByteArrayOutputStream read = new ByteArrayOutputStream();
    DataInputBuffer part = new DataInputBuffer();
    FSDataInputStream in = local.open(file);
    in.seek(segment.startOffset);
    IFile.Reader<NullWritable, NullWritable> reader =
        new IFile.Reader<>(conf, in, segment.partLength, codec, null);
    while (reader.nextRawKey(part)) {
      assertThat(part.getLength()).isEqualTo(Row.KEY_BYTES);
      read.write(part.getData(), 0, Row.KEY_BYTES);
      reader.nextRawValue(part);
      assertThat(part.getLength() - part.getPosition()).isEqualTo(Row.VALUE_BYTES);
      read.write(part.getData(), part.getPosition(), Row.VALUE_BYTES);
    }
    reader.close();
    return read.toByteArray();
  }

  private byte[] sorted(RowSorter sorter) {
    byte[] sorted = new byte[rows.length];
    for (int i = 0; i < COUNT; i++) {
      System.arraycopy(rows, sorter.row(i) * Row.BYTES, sorted, i * Row.BYTES, Row.BYTES);
    }
    return sorted;
  }

  @ParameterizedTest
  @ValueSource(booleans = {false, true})
  void writesRowsThatHadoopReadsBack(boolean compressed) throws IOException {
    IndexRecord first;
    IndexRecord second;
    try (FSDataOutputStream out = local.create(file)) {
      SegmentWriter segment = new SegmentWriter(conf, out, codec(compressed));
      segment.write(rows, 0, COUNT - 1);
      segment.write(rows, (COUNT - 1) * Row.BYTES, 1);
      segment.write(rows, 0, 0);
      assertThat(segment.close()).isEqualTo(out.getPos());
      assertThat(segment.rows()).isEqualTo(COUNT);
      assertThat(segment.rawLength()).isEqualTo(COUNT * 102L + 2);
      first = segment.indexRecord();
      SegmentWriter next = new SegmentWriter(conf, out, codec(compressed));
      next.write(rows, 5 * Row.BYTES, 3);
      next.close();
      second = next.indexRecord();
    }
    assertThat(read(first, codec(compressed))).isEqualTo(rows);
    assertThat(second.startOffset).isEqualTo(first.partLength);
    assertThat(read(second, codec(compressed)))
        .isEqualTo(Arrays.copyOfRange(rows, 5 * Row.BYTES, 8 * Row.BYTES));
  }

  @ParameterizedTest
  @ValueSource(booleans = {false, true})
  void writesRowsInTheirOrder(boolean compressed) throws IOException {
    RowBuffer buffer = new RowBuffer(COUNT);
    buffer.add(rows, 0, COUNT);
    RowSorter sorter = new RowSorter(buffer);
    sorter.sort();
    IndexRecord record;
    try (FSDataOutputStream out = local.create(file)) {
      SegmentWriter segment = new SegmentWriter(conf, out, codec(compressed));
      segment.write(buffer, sorter, 0, 4000);
      segment.write(buffer, sorter, 4000, COUNT);
      segment.close();
      record = segment.indexRecord();
    }
    assertThat(read(record, codec(compressed))).isEqualTo(sorted(sorter));
  }

  @Test
  void writesTheSameBytesAsHadoopDoes() throws IOException {
    Path expected = new Path(folder.resolve("expected").toUri());
    try (FSDataOutputStream out = local.create(expected);
        FSDataOutputStream ours = local.create(file)) {
      IFile.Writer<NullWritable, NullWritable> hadoop =
          new IFile.Writer<>(conf, out, null, null, null, null);
      SegmentWriter segment = new SegmentWriter(conf, ours, null);
      for (int row = 0; row < COUNT; row++) {
        hadoop.append(part(row * Row.BYTES, Row.KEY_BYTES), part(row * Row.BYTES + 10, 90));
      }
      hadoop.close();
      segment.write(rows, 0, COUNT);
      assertThat(segment.close()).isEqualTo(hadoop.getCompressedLength());
      assertThat(segment.rawLength()).isEqualTo(hadoop.getRawLength());
    }
    assertThat(Files.readAllBytes(folder.resolve("segment")))
        .isEqualTo(Files.readAllBytes(folder.resolve("expected")));
  }

  private DataInputBuffer part(int offset, int length) {
    DataInputBuffer part = new DataInputBuffer();
    part.reset(rows, offset, length);
    return part;
  }

  @ParameterizedTest
  @ValueSource(booleans = {false, true})
  void writesSegmentsWithoutRows(boolean compressed) throws IOException {
    IndexRecord record;
    try (FSDataOutputStream out = local.create(file)) {
      SegmentWriter segment = new SegmentWriter(conf, out, codec(compressed));
      segment.close();
      record = segment.indexRecord();
    }
    assertThat(record.rawLength).isEqualTo(2);
    assertThat(read(record, codec(compressed))).isEmpty();
  }
}
