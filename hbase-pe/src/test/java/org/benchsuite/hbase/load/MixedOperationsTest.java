package org.benchsuite.hbase.load;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.ArrayList;
import java.util.EnumMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import org.benchsuite.hbase.PeCommand;
import org.benchsuite.hbase.PeSettings.KeyKind;
import org.benchsuite.hbase.PeSettings.Share;
import org.benchsuite.results.OpStats;
import org.junit.jupiter.api.Test;

class MixedOperationsTest {

  private static final int ROWS = 100_000;

  private final Given given = new Given().command(PeCommand.MIXED).rows(ROWS).batch(10);
  private final List<Long> written = new ArrayList<>();

  @Test
  void operationsComeInTheirShares() throws InterruptedException {
    given.mix =
        List.of(
            new Share(OpKind.READ, 0.5),
            new Share(OpKind.UPDATE, 0.3),
            new Share(OpKind.INSERT, 0.05),
            new Share(OpKind.SCAN, 0.1),
            new Share(OpKind.READ_MODIFY_WRITE, 0.05));
    Recording target = new Recording();

    ClientReport report = run(target);

    assertThat(report.operations())
        .extracting(OpStats::operation)
        .containsExactlyInAnyOrder("read", "update", "insert", "scan", "read-modify-write");
    for (Share share : given.mix) {
      // standard deviation of a share of n: sqrt(p (1 - p) / n), 0.16 % at most
      assertThat(target.rows.get(share.operation()).size() / (double) ROWS)
          .isCloseTo(share.share(), within(0.006));
      assertThat(count(report, share.operation()))
          .isEqualTo(target.rows.get(share.operation()).size());
    }
    int inserts = target.rows.get(OpKind.INSERT).size();
    Set<Long> inserted = new HashSet<>(target.rows.get(OpKind.INSERT));
    assertThat(inserted).hasSize(inserts).allMatch(row -> row >= ROWS && row < ROWS + inserts);
    for (OpKind kind : List.of(OpKind.READ, OpKind.UPDATE, OpKind.SCAN)) {
      assertThat(target.rows.get(kind)).allMatch(row -> row >= 0 && row < ROWS);
    }
    assertThat(target.scanLengths).hasSize(100);
    assertThat(target.scanLengths.keySet()).allMatch(length -> length >= 1 && length <= 100);
    assertThat(written)
        .hasSize(
            inserts
                + target.rows.get(OpKind.UPDATE).size()
                + target.rows.get(OpKind.READ_MODIFY_WRITE).size());
  }

  @Test
  void latestReadsOnlyRowsThatAreThere() throws InterruptedException {
    given.mix = List.of(new Share(OpKind.READ, 0.5), new Share(OpKind.INSERT, 0.5));
    given.keys = KeyKind.LATEST;
    Recording target = new Recording();
    target.failEvery = 10;

    ClientReport report = run(target);

    assertThat(target.readsOfAbsent).isZero();
    assertThat(target.rows.get(OpKind.READ)).anyMatch(row -> row > ROWS + 40_000);
    assertThat(report.operations().stream().mapToLong(OpStats::failed).sum())
        .isEqualTo(target.rows.get(OpKind.INSERT).size() / 10);
  }

  @Test
  void theSameSeedGivesTheSameOperations() throws InterruptedException {
    given.rows(1_000).keys = KeyKind.ZIPFIAN;
    given.mix = List.of(new Share(OpKind.READ, 0.5), new Share(OpKind.SCAN, 0.5));
    Recording first = new Recording();
    run(first);
    Recording second = new Recording();
    run(second);
    given.seed = 5;
    Recording other = new Recording();
    run(other);

    assertThat(second.rows).isEqualTo(first.rows).isNotEqualTo(other.rows);
    assertThat(second.scanLengths).isEqualTo(first.scanLengths);
  }

  private ClientReport run(SyncTarget target) throws InterruptedException {
    return new SyncClient(given.setup(0, written::add), target).run();
  }

  private static long count(ClientReport report, OpKind kind) {
    return report.operations().stream()
        .filter(stats -> stats.operation().equals(kind.title()))
        .mapToLong(OpStats::count)
        .sum();
  }

  /** Keeps what it is asked for; every so many inserts fail. */
  private static final class Recording implements SyncTarget {

    private final Map<OpKind, List<Long>> rows = new EnumMap<>(OpKind.class);
    private final Map<Integer, Integer> scanLengths = new TreeMap<>();
    private final Set<Long> there = new HashSet<>();
    private int failEvery = Integer.MAX_VALUE;
    private int inserts;
    private int readsOfAbsent;

    @Override
    public void perform(Request request) {
      assertThat(request.size()).isEqualTo(1);
      long row = request.row(0);
      rows.computeIfAbsent(request.operation(), kind -> new ArrayList<>()).add(row);
      switch (request.operation()) {
        case SCAN -> scanLengths.merge(request.scanRows(), 1, Integer::sum);
        case READ -> readsOfAbsent += row < ROWS || there.contains(row) ? 0 : 1;
        case INSERT -> {
          if (++inserts % failEvery == 0) {
            throw new IllegalStateException("not this one");
          }
          there.add(row);
        }
        default -> {}
      }
      request.answered(1);
    }

    @Override
    public void close() {}
  }
}
