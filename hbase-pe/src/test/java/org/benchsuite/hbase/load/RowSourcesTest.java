package org.benchsuite.hbase.load;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import java.util.Arrays;
import java.util.List;
import java.util.SplittableRandom;
import java.util.stream.LongStream;
import java.util.stream.Stream;
import org.benchsuite.hbase.PeCommand;
import org.junit.jupiter.api.Test;

class RowSourcesTest {

  @Test
  void aRangeIsGoneThroughInCycles() {
    assertThat(all(new AscendingRows(5, 3, 2, new RowSample(1)))).containsExactly(5, 6, 7, 5, 6, 7);
  }

  @Test
  void aRateOfOneNthLeavesTheMultiplesAsUpstream() {
    assertThat(all(new AscendingRows(5, 25, 1, new RowSample(0.1)))).containsExactly(10, 20);
    assertThat(all(new AscendingRows(0, 10, 1, new RowSample(1 / 3.0))))
        .containsExactly(0, 3, 6, 9);
  }

  @Test
  void anyRateLeavesThatShareOfRowsEvenlySpread() {
    assertThat(all(new AscendingRows(0, 20, 1, new RowSample(0.3))))
        .containsExactly(0, 3, 6, 10, 13, 16);
    for (double rate : new double[] {0.3, 0.7, 0.9, 0.999, 0.0123, 2 / 3.0}) {
      long[] rows = all(new AscendingRows(0, 100_000, 1, new RowSample(rate)));
      assertThat(rows.length).isBetween((int) (100_000 * rate) - 1, (int) (100_000 * rate) + 1);
      long from = 1L << 40;
      long[] late = all(new AscendingRows(from, 100_000, 1, new RowSample(rate)));
      assertThat((double) late.length)
          .isBetween(100_000 * rate - 2, 100_000 * rate + 2)
          .isEqualTo(new RowSample(rate).count(from, from + 100_000));
    }
  }

  @Test
  void whoeverRunsARangeTheSampleIsTheSame() {
    RowSample sample = new RowSample(0.37);
    long[] whole = all(new AscendingRows(0, 1_000, 1, sample));
    long[] parts =
        LongStream.range(0, 10)
            .flatMap(i -> LongStream.of(all(new AscendingRows(i * 100, 100, 1, sample))))
            .toArray();

    assertThat(parts).isEqualTo(whole);
  }

  @Test
  void anEmptySampleEndsEvenWhenItIsToCycleForEver() {
    assertThat(all(new AscendingRows(1, 8, Long.MAX_VALUE, new RowSample(0.1)))).isEmpty();
    assertThatIllegalArgumentException().isThrownBy(() -> new RowSample(0));
    assertThatIllegalArgumentException().isThrownBy(() -> new RowSample(1.1));
  }

  @Test
  void clientsGoThroughTheirOwnRangesButMeetInASharedOne() {
    Given given = new Given().clients(3).rows(4);

    assertThat(rows(given, 2)).containsExactly(8L, 9L, 10L, 11L);
    assertThat(rows(given.command(PeCommand.INCREMENT), 2)).containsExactly(0L, 1L, 2L, 3L);
    given.startRow = 50;
    assertThat(rows(given.command(PeCommand.SEQUENTIAL_READ), 2))
        .containsExactly(50L, 51L, 52L, 53L);
  }

  @Test
  void randomRowsAreReproducibleAndDifferPerClientAndSeed() {
    Given given = new Given().command(PeCommand.RANDOM_READ).clients(2).rows(1_000);
    given.total = 1L << 40;
    List<Long> first = rows(given, 0);

    assertThat(first).hasSize(1_000).allMatch(row -> row >= 0 && row < 1L << 40);
    assertThat(first).anyMatch(row -> row > 1L << 39);
    assertThat(rows(given, 0)).isEqualTo(first);
    assertThat(rows(given, 1)).isNotEqualTo(first);
    given.seed = 2;
    assertThat(rows(given, 0)).isNotEqualTo(first);
  }

  @Test
  void randomCommandsRunAsManyRowsAsTheSampleHas() {
    Given given = new Given().command(PeCommand.RANDOM_READ).rows(1_000);
    given.sampleRate = 0.3;
    given.cycles = 2;

    assertThat(rows(given, 0)).hasSize(600);
  }

  private static List<Long> rows(Given given, int client) {
    Work work =
        Works.of(
            given.settings(),
            client,
            new InsertedRows(given.total, given.clients, 0, given.clients),
            new Seeds(given.seed, client).choices());
    Request request = new Request(1);
    return Stream.generate(() -> work.next(request, 1))
        .takeWhile(more -> more)
        .map(more -> request.row(0))
        .toList();
  }

  private static long[] all(RowSource source) {
    return LongStream.generate(source::next).takeWhile(row -> row != RowSource.NONE).toArray();
  }

  @Test
  void uniformKeysReachEveryRowAboutEquallyOften() {
    KeyChooser keys = new UniformKeys(10, new SplittableRandom(3));
    int[] counts = new int[10];
    for (int i = 0; i < 100_000; i++) {
      counts[(int) keys.next()]++;
    }

    assertThat(Arrays.stream(counts).boxed()).allMatch(count -> count > 9_600 && count < 10_400);
  }
}
