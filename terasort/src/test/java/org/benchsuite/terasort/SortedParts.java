package org.benchsuite.terasort;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.Random;
import org.apache.hadoop.conf.Configuration;
import org.benchsuite.terasort.data.Manifest;
import org.benchsuite.terasort.row.Row;
import org.benchsuite.terasort.row.RowChecksum;
import org.benchsuite.terasort.row.RowGenerator;

/**
 * What a sort leaves, made in plain Java: sorted rows in part files of different sizes, and the
 * record of what they are. Written past Hadoop, so that no checksum file lies beside them.
 */
public final class SortedParts {

  private static final int MOST_FIRST_ROW = 1_000_000;
  private static final int MOST_ROWS = 2000;
  private static final int LEAST_ROWS = 4;

  private final Path folder;
  private final List<byte[][]> parts;

  private SortedParts(Path folder, List<byte[][]> parts) {
    this.folder = folder;
    this.parts = parts;
  }

  /** Rows from somewhere in the generator's sequence, cut anywhere into {@code count} parts. */
  public static SortedParts write(Path folder, int count, Random random) throws IOException {
    int[] sizes = random.ints(count, LEAST_ROWS, MOST_ROWS).toArray();
    int rows = Arrays.stream(sizes).sum();
    byte[] all = new byte[rows * Row.BYTES];
    new RowGenerator(random.nextInt(MOST_FIRST_ROW)).fill(all, 0, rows);
    RowChecksum checksum = new RowChecksum();
    checksum.add(all, 0, rows);
    byte[][] sorted = new byte[rows][];
    for (int i = 0; i < rows; i++) {
      sorted[i] = Arrays.copyOfRange(all, i * Row.BYTES, (i + 1) * Row.BYTES);
    }
    Arrays.sort(sorted, Comparator.comparing(row -> row, SortedParts::compareKeys));
    List<byte[][]> parts = new ArrayList<>();
    int from = 0;
    for (int size : sizes) {
      parts.add(Arrays.copyOfRange(sorted, from, from + size));
      from += size;
    }
    Files.createDirectories(folder);
    SortedParts made = new SortedParts(folder, parts);
    for (int part = 0; part < count; part++) {
      made.rewrite(part);
    }
    new Manifest(0, rows, checksum.get())
        .write(new org.apache.hadoop.fs.Path(folder.toUri()), new Configuration());
    return made;
  }

  private static int compareKeys(byte[] left, byte[] right) {
    return Row.compare(left, 0, right, 0);
  }

  public int count() {
    return parts.size();
  }

  /** The rows of a part; changes become real with {@link #rewrite}. */
  public byte[][] rows(int part) {
    return parts.get(part);
  }

  public void replace(int part, byte[][] rows) throws IOException {
    parts.set(part, rows);
    rewrite(part);
  }

  public void rewrite(int part) throws IOException {
    byte[][] rows = parts.get(part);
    byte[] bytes = new byte[rows.length * Row.BYTES];
    for (int i = 0; i < rows.length; i++) {
      System.arraycopy(rows[i], 0, bytes, i * Row.BYTES, Row.BYTES);
    }
    Files.write(file(part), bytes);
  }

  public Path folder() {
    return folder;
  }

  public Path file(int part) {
    return folder.resolve(name(part));
  }

  public static String name(int part) {
    return String.format(Locale.ROOT, "part-r-%05d", part);
  }

  /** A key as reports write it. */
  public static String hexadecimal(byte[] row) {
    StringBuilder text = new StringBuilder();
    for (int i = 0; i < Row.KEY_BYTES; i++) {
      text.append(String.format("%s%02x", i == 0 ? "" : " ", row[i]));
    }
    return text.toString();
  }
}
