package org.benchsuite.terasort.shuffle;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.Random;
import org.benchsuite.terasort.row.Row;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class RowMergerTest {

  private static final int MARGIN = 8;

  private final Random random = new Random(20240611);

  @ParameterizedTest
  @ValueSource(ints = {1, 2, 3, 5, 8, 33})
  void mergesRandomRows(int count) throws IOException {
    List<byte[][]> runs = new ArrayList<>();
    for (int i = 0; i < count; i++) {
      runs.add(SampleRows.sorted(random, random.nextInt(700), 256));
    }
    assertMerges(runs);
  }

  @ParameterizedTest
  @ValueSource(ints = {1, 2, 3, 5, 8, 33})
  void keepsTheOrderOfTheRunsAmongEqualKeys(int count) throws IOException {
    List<byte[][]> runs = new ArrayList<>();
    for (int i = 0; i < count; i++) {
      byte[][] rows = SampleRows.sorted(random, random.nextInt(300), 256);
      for (byte[] row : rows) {
        // differ in the last byte of the key at most, which the prefix does not cover
        Arrays.fill(row, 0, Row.KEY_BYTES, (byte) 0x80);
        row[Row.KEY_BYTES - 1] = (byte) random.nextInt(256);
      }
      Arrays.sort(rows, SampleRows.BY_KEY);
      runs.add(rows);
    }
    assertMerges(runs);
  }

  @Test
  void mergesRunsThatFollowEachOther() throws IOException {
    byte[][] all = SampleRows.sorted(random, 900, 256);
    assertMerges(
        List.of(
            Arrays.copyOfRange(all, 600, 900),
            Arrays.copyOfRange(all, 0, 300),
            Arrays.copyOfRange(all, 300, 600)));
  }

  @Test
  void mergesRunsWithoutRows() throws IOException {
    byte[][] none = new byte[0][];
    assertMerges(List.of());
    assertMerges(Collections.singletonList(none));
    assertMerges(List.of(none, none, none));
    assertMerges(List.of(none, SampleRows.sorted(random, 100, 256), none));
  }

  @Test
  void closesRunsAsTheyEndAndTheOthersAtTheEnd() throws IOException {
    List<Integer> closed = new ArrayList<>();
    List<RowRun> runs = new ArrayList<>();
    for (int i = 0; i < 3; i++) {
      int run = i;
      byte[][] rows = new byte[10][Row.BYTES];
      Arrays.stream(rows).forEach(row -> row[0] = (byte) run);
      runs.add(new MemoryRun(SampleRows.memorySegment(rows), () -> closed.add(run)));
    }
    RowMerger merger = new RowMerger(runs);
    assertThat(merger.next(new byte[15 * Row.BYTES], 0, 15)).isEqualTo(15);
    assertThat(closed).containsExactly(0);
    merger.close();
    merger.close();
    assertThat(closed).containsExactly(0, 2, 1);
  }

  @Test
  void closesAllRunsIfOneCannotBeRead() throws IOException {
    List<Integer> closed = new ArrayList<>();
    byte[] broken = SampleRows.memorySegment(SampleRows.sorted(random, 3, 256));
    broken[0]++;
    List<RowRun> runs =
        List.of(
            new MemoryRun(SampleRows.memorySegment(new byte[1][Row.BYTES]), () -> closed.add(0)),
            new MemoryRun(broken, () -> closed.add(1)),
            new MemoryRun(SampleRows.memorySegment(new byte[1][Row.BYTES]), () -> closed.add(2)));
    assertThatThrownBy(() -> new RowMerger(runs)).isInstanceOf(IOException.class);
    assertThat(closed).containsExactlyInAnyOrder(0, 1, 2);
  }

  private static void assertMerges(List<byte[][]> runs) throws IOException {
    byte[] expected = SampleRows.join(SampleRows.merged(runs));
    for (int mostRows : new int[] {1, 7, 100, 100_000}) {
      assertThat(merge(runs, mostRows)).isEqualTo(expected);
    }
  }

  private static byte[] merge(List<byte[][]> runs, int mostRows) throws IOException {
    List<RowRun> open = new ArrayList<>();
    int rows = 0;
    for (byte[][] run : runs) {
      open.add(new MemoryRun(SampleRows.memorySegment(run)));
      rows += run.length;
    }
    byte[] target = new byte[MARGIN + rows * Row.BYTES + mostRows * Row.BYTES];
    int to = MARGIN;
    try (RowMerger merger = new RowMerger(open)) {
      int count = merger.next(target, to, mostRows);
      while (count > 0) {
        to += count * Row.BYTES;
        count = merger.next(target, to, mostRows);
      }
    }
    return Arrays.copyOfRange(target, MARGIN, to);
  }
}
