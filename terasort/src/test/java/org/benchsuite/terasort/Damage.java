package org.benchsuite.terasort;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Random;
import org.benchsuite.terasort.row.Row;

/** One way to damage sorted rows; each tells the words in which it must be reported. */
enum Damage {
  BIT_OF_KEY_FLIPPED(1) {
    @Override
    List<String> inflict(SortedParts parts, Random random) throws IOException {
      return flip(parts, random, random.nextInt(Row.KEY_BYTES));
    }
  },
  BIT_OF_VALUE_FLIPPED(1) {
    @Override
    List<String> inflict(SortedParts parts, Random random) throws IOException {
      return flip(parts, random, Row.KEY_BYTES + random.nextInt(Row.VALUE_BYTES));
    }
  },
  NEIGHBOURS_SWAPPED(1) {
    @Override
    List<String> inflict(SortedParts parts, Random random) throws IOException {
      int part = random.nextInt(parts.count());
      byte[][] rows = parts.rows(part);
      int first = random.nextInt(rows.length - 1);
      swap(rows, first, first + 1);
      parts.rewrite(part);
      return List.of(misorder(part, rows[first], rows[first + 1]));
    }
  },
  FAR_ROWS_SWAPPED(1) {
    @Override
    List<String> inflict(SortedParts parts, Random random) throws IOException {
      int part = random.nextInt(parts.count());
      byte[][] rows = parts.rows(part);
      int first = random.nextInt(rows.length - 2);
      int second = first + 2 + random.nextInt(rows.length - first - 2);
      swap(rows, first, second);
      parts.rewrite(part);
      return List.of(misorder(part, rows[first], rows[first + 1]), "the first of 2");
    }
  },
  SHORTENED(1) {
    @Override
    List<String> inflict(SortedParts parts, Random random) throws IOException {
      int part = random.nextInt(parts.count());
      drop(parts, part, parts.rows(part).length - 1);
      return List.of("1 less than", CHECKSUM);
    }
  },
  ROW_DROPPED(1) {
    @Override
    List<String> inflict(SortedParts parts, Random random) throws IOException {
      int part = random.nextInt(parts.count());
      drop(parts, part, random.nextInt(parts.rows(part).length - 1));
      return List.of("1 less than", CHECKSUM);
    }
  },
  FILE_DROPPED(2) {
    @Override
    List<String> inflict(SortedParts parts, Random random) throws IOException {
      int part = random.nextInt(parts.count());
      Files.delete(parts.file(part));
      return List.of(parts.rows(part).length + " less than", CHECKSUM);
    }
  },
  FILE_DUPLICATED(1) {
    @Override
    List<String> inflict(SortedParts parts, Random random) throws IOException {
      int part = random.nextInt(parts.count());
      Files.copy(parts.file(part), parts.file(parts.count()));
      byte[][] last = parts.rows(parts.count() - 1);
      return List.of(
          parts.rows(part).length + " more than",
          CHECKSUM,
          partitioning(
              parts.count() - 1, last[last.length - 1], parts.count(), parts.rows(part)[0]));
    }
  },
  FILES_SWAPPED(2) {
    @Override
    List<String> inflict(SortedParts parts, Random random) throws IOException {
      int first = random.nextInt(parts.count() - 1);
      int second = first + 1 + random.nextInt(parts.count() - first - 1);
      Path aside = parts.folder().resolve("_aside");
      Files.move(parts.file(first), aside);
      Files.move(parts.file(second), parts.file(first));
      Files.move(aside, parts.file(second), StandardCopyOption.ATOMIC_MOVE);
      byte[][] moved = parts.rows(second);
      int next = first + 1;
      byte[][] after = parts.rows(next == second ? first : next);
      return List.of(partitioning(first, moved[moved.length - 1], next, after[0]));
    }
  },
  ROW_REPLACED_BY_ITS_NEIGHBOUR(1) {
    @Override
    List<String> inflict(SortedParts parts, Random random) throws IOException {
      int part = random.nextInt(parts.count());
      byte[][] rows = parts.rows(part);
      int lost = 1 + random.nextInt(rows.length - 1);
      rows[lost] = rows[lost - 1].clone();
      parts.rewrite(part);
      return List.of(CHECKSUM);
    }
  };

  private static final String CHECKSUM = "rows were changed, lost or repeated";

  private final int leastParts;

  Damage(int leastParts) {
    this.leastParts = leastParts;
  }

  int leastParts() {
    return leastParts;
  }

  /** Does it, and returns what must be said of it. */
  abstract List<String> inflict(SortedParts parts, Random random) throws IOException;

  private static List<String> flip(SortedParts parts, Random random, int at) throws IOException {
    int part = random.nextInt(parts.count());
    byte[][] rows = parts.rows(part);
    rows[random.nextInt(rows.length)][at] ^= (byte) (1 << random.nextInt(Byte.SIZE));
    parts.rewrite(part);
    List<String> words = new ArrayList<>(List.of(CHECKSUM));
    for (int i = 1; i < rows.length; i++) {
      if (Row.compare(rows[i - 1], 0, rows[i], 0) > 0) {
        words.add(misorder(part, rows[i - 1], rows[i]));
        break;
      }
    }
    return words;
  }

  private static void swap(byte[][] rows, int first, int second) {
    byte[] row = rows[first];
    rows[first] = rows[second];
    rows[second] = row;
  }

  private static void drop(SortedParts parts, int part, int lost) throws IOException {
    List<byte[]> rows = new ArrayList<>(Arrays.asList(parts.rows(part)));
    rows.remove(lost);
    parts.replace(part, rows.toArray(byte[][]::new));
  }

  private static String misorder(int part, byte[] before, byte[] after) {
    return "misorder in "
        + SortedParts.name(part)
        + " between "
        + SortedParts.hexadecimal(before)
        + " and "
        + SortedParts.hexadecimal(after);
  }

  private static String partitioning(int left, byte[] end, int right, byte[] begin) {
    return "bad key partitioning: file "
        + SortedParts.name(left)
        + ":end key "
        + SortedParts.hexadecimal(end)
        + " file "
        + SortedParts.name(right)
        + ":begin key "
        + SortedParts.hexadecimal(begin);
  }
}
