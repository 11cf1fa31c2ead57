package org.benchsuite.terasort.shuffle;

import java.io.Closeable;
import java.io.IOException;
import java.util.List;
import java.util.function.IntConsumer;
import org.apache.hadoop.io.IOUtils;
import org.benchsuite.terasort.row.Row;

/**
 * Merges sorted runs into one, many rows a call; rows of equal keys come in the order of their
 * runs.
 */
final class RowMerger implements Closeable {

  /** Turns the order of unsigned numbers into that of signed ones, which is cheaper to ask for. */
  private static final long SIGN = Long.MIN_VALUE;

  private final RowRun[] runs;
  private final long[] prefixes;
  private final int[] losers;
  private int live;

  /** Takes the runs over: each is closed as it ends, or when the merger is. */
  RowMerger(List<? extends RowRun> all) throws IOException {
    runs = all.toArray(RowRun[]::new);
    prefixes = new long[runs.length];
    losers = new int[runs.length];
    live = runs.length;
    try {
      for (RowRun run : all) {
        if (!run.refill()) {
          end(run);
        }
      }
    } catch (IOException | RuntimeException e) {
      IOUtils.closeStream(this);
      throw e;
    }
  }

  /**
   * Puts up to {@code mostRows} rows side by side from {@code target[offset]} on; returns how many,
   * 0 when there are no more.
   */
  int next(byte[] target, int offset, int mostRows) throws IOException {
    int to = offset;
    int limit = offset + mostRows * Row.BYTES;
    while (to < limit && live > 0) {
      to =
          switch (live) {
            case 1 -> copyOne(target, to, limit);
            case 2 -> mergeTwo(target, to, limit);
            default -> mergeMany(target, to, limit);
          };
    }
    return (to - offset) / Row.BYTES;
  }

  private int copyOne(byte[] target, int from, int limit) throws IOException {
    RowRun run = runs[0];
    int to = from;
    while (to < limit) {
      int count = Math.min(run.rows, (limit - to) / Row.BYTES);
      int at = run.offset;
      for (int i = 0; i < count; i++) {
        System.arraycopy(run.array, at, target, to, Row.BYTES);
        at += run.stride;
        to += Row.BYTES;
      }
      run.offset = at;
      run.rows -= count;
      if (run.rows == 0 && !run.refill()) {
        end(run);
        break;
      }
    }
    return to;
  }

  /** Merges until the target is full or one of the two ends. */
  private int mergeTwo(byte[] target, int from, int limit) throws IOException {
    RowRun first = runs[0];
    RowRun second = runs[1];
    long firstPrefix = prefix(first);
    long secondPrefix = prefix(second);
    int to = from;
    while (to < limit) {
      if (firstPrefix < secondPrefix
          || firstPrefix == secondPrefix && tail(first) <= tail(second)) {
        System.arraycopy(first.array, first.offset, target, to, Row.BYTES);
        to += Row.BYTES;
        if (!first.advance()) {
          end(first);
          break;
        }
        firstPrefix = prefix(first);
      } else {
        System.arraycopy(second.array, second.offset, target, to, Row.BYTES);
        to += Row.BYTES;
        if (!second.advance()) {
          end(second);
          break;
        }
        secondPrefix = prefix(second);
      }
    }
    return to;
  }

  /** Merges with a tree of losers until the target is full or one of the runs ends. */
  private int mergeMany(byte[] target, int from, int limit) throws IOException {
    int winner = plantTree();
    int to = from;
    while (to < limit) {
      RowRun run = runs[winner];
      System.arraycopy(run.array, run.offset, target, to, Row.BYTES);
      to += Row.BYTES;
      if (!run.advance()) {
        end(run);
        break;
      }
      prefixes[winner] = prefix(run);
      winner = replay(winner);
    }
    return to;
  }

  /** Lets all runs play, the leaves of a tree whose node 1 is the root; returns who wins. */
  private int plantTree() {
    int[] winners = new int[2 * live];
    for (int i = 0; i < live; i++) {
      prefixes[i] = prefix(runs[i]);
      winners[live + i] = i;
    }
    for (int node = live - 1; node > 0; node--) {
      int left = winners[2 * node];
      int right = winners[2 * node + 1];
      boolean rightWins = isBefore(right, left);
      winners[node] = rightWins ? right : left;
      losers[node] = rightWins ? left : right;
    }
    return winners[1];
  }

  /** Lets a run play again on its way from its leaf to the root; returns who wins. */
  private int replay(int run) {
    int winner = run;
    long prefix = prefixes[run];
    for (int node = live + run >>> 1; node > 0; node >>>= 1) {
      int other = losers[node];
      long otherPrefix = prefixes[other];
      if (otherPrefix < prefix || otherPrefix == prefix && isBeforeAtTie(other, winner)) {
        losers[node] = winner;
        winner = other;
        prefix = otherPrefix;
      }
    }
    return winner;
  }

  private boolean isBefore(int run, int other) {
    return prefixes[run] < prefixes[other]
        || prefixes[run] == prefixes[other] && isBeforeAtTie(run, other);
  }

  private boolean isBeforeAtTie(int run, int other) {
    int order = tail(runs[run]) - tail(runs[other]);
    return order < 0 || order == 0 && run < other;
  }

  private static long prefix(RowRun run) {
    return Row.prefix(run.array, run.offset) ^ SIGN;
  }

  private static int tail(RowRun run) {
    return Row.tail(run.array, run.offset);
  }

  /** Closes a run and forgets it; the others keep their order. */
  private void end(RowRun run) throws IOException {
    int at = 0;
    while (runs[at] != run) {
      at++;
    }
    live--;
    System.arraycopy(runs, at + 1, runs, at, live - at);
    runs[live] = null;
    run.close();
  }

  /**
   * Writes all that is left, through {@code block}; {@code written} is told of each block's rows.
   */
  void writeTo(SegmentWriter segment, byte[] block, IntConsumer written) throws IOException {
    int most = block.length / Row.BYTES;
    for (int rows = next(block, 0, most); rows > 0; rows = next(block, 0, most)) {
      segment.write(block, 0, rows);
      written.accept(rows);
    }
  }

  /** Closes the runs that have not ended, all of them even if some cannot be closed. */
  @Override
  public void close() throws IOException {
    IOException failure = null;
    while (live > 0) {
      try {
        end(runs[live - 1]);
      } catch (IOException e) {
        if (failure == null) {
          failure = e;
        } else {
          failure.addSuppressed(e);
        }
      }
    }
    if (failure != null) {
      throw failure;
    }
  }
}
