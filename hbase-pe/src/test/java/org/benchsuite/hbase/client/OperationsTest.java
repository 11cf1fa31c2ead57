package org.benchsuite.hbase.client;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.concurrent.CompletionException;
import org.apache.hadoop.hbase.Cell;
import org.apache.hadoop.hbase.CellUtil;
import org.apache.hadoop.hbase.PrivateCellUtil;
import org.apache.hadoop.hbase.Tag;
import org.apache.hadoop.hbase.client.Delete;
import org.apache.hadoop.hbase.client.Durability;
import org.apache.hadoop.hbase.client.Get;
import org.apache.hadoop.hbase.client.Mutation;
import org.apache.hadoop.hbase.client.Put;
import org.apache.hadoop.hbase.client.RetriesExhaustedWithDetailsException;
import org.apache.hadoop.hbase.client.Scan;
import org.apache.hadoop.hbase.filter.ValueFilter;
import org.benchsuite.hbase.PeCommand;
import org.benchsuite.hbase.PeSettings;
import org.benchsuite.hbase.PeSettings.Values;
import org.benchsuite.hbase.PeSettings.Writes;
import org.benchsuite.hbase.load.OpKind;
import org.benchsuite.hbase.load.Request;
import org.benchsuite.hbase.table.Columns;
import org.benchsuite.hbase.table.Layouts;
import org.junit.jupiter.api.Test;

/** What operations are built of. */
class OperationsTest {

  private static final String KEY_7 = "00000000000000000000000007";

  private static PeSettings settings(PeCommand command, int tags, boolean writeToWal) {
    PeSettings base = Layouts.settings(command, Layouts.layout(2, 3, 0));
    Values values = base.values();
    return new PeSettings(
        command,
        1,
        true,
        1,
        base.rows(),
        base.table(),
        new Values(100, values.sizes(), values.content(), 0, tags, 1),
        new PeSettings.Reads(0, 30, true, "PREAD", false, true, true),
        new Writes(writeToWal, false, 0, 1000),
        base.load(),
        List.of(),
        0,
        false,
        base.reporting(),
        42);
  }

  private static Mutations mutations(PeSettings settings) {
    return new Mutations(
        settings,
        new Columns(settings.table()),
        (row, family, column) -> new byte[10 * (family + 1)],
        (row, family, column) -> new byte[256]);
  }

  private static String text(byte[] bytes) {
    return new String(bytes, StandardCharsets.UTF_8);
  }

  @Test
  void aPutFillsEveryColumn() {
    Put put = mutations(settings(PeCommand.SEQUENTIAL_WRITE, 0, true)).put(7);

    assertThat(text(put.getRow())).isEqualTo(KEY_7);
    assertThat(put.getDurability()).isEqualTo(Durability.SYNC_WAL);
    assertThat(put.getFamilyCellMap().values().stream().flatMap(List::stream))
        .extracting(
            cell -> text(CellUtil.cloneFamily(cell)) + ":" + text(CellUtil.cloneQualifier(cell)))
        .containsExactly("info0:0", "info0:1", "info0:2", "info1:0", "info1:1", "info1:2");
    assertThat(Mutations.payload(put)).isEqualTo(3 * 10 + 3 * 20);
  }

  @Test
  void everyCellCarriesItsTags() {
    Put put = mutations(settings(PeCommand.SEQUENTIAL_WRITE, 2, false)).put(7);

    assertThat(put.getDurability()).isEqualTo(Durability.SKIP_WAL);
    for (List<Cell> cells : put.getFamilyCellMap().values()) {
      assertThat(cells)
          .hasSize(3)
          .allSatisfy(
              cell -> {
                List<Tag> tags = PrivateCellUtil.getTags(cell);
                assertThat(tags).extracting(Tag::getType).containsExactly((byte) 0, (byte) 1);
                assertThat(tags).extracting(Tag::getValueLength).containsOnly(256);
              });
    }
  }

  @Test
  void aDeleteTakesEveryFamily() {
    Mutation delete =
        mutations(settings(PeCommand.SEQUENTIAL_DELETE, 0, false)).mutation(OpKind.DELETE, 7);

    assertThat(delete).isInstanceOf(Delete.class);
    assertThat(delete.getFamilyCellMap()).hasSize(2);
    assertThat(delete.getDurability()).isEqualTo(Durability.SKIP_WAL);
    assertThat(Mutations.payload(delete)).isZero();
  }

  @Test
  void getsNameColumnsAndFilterOnTheServer() {
    PeSettings settings = settings(PeCommand.RANDOM_READ, 0, true);
    List<Get> gets =
        new Gets(settings, new Columns(settings.table()))
            .gets(new Request(2).begin(OpKind.READ).add(7).add(8));

    assertThat(gets).hasSize(2);
    assertThat(text(gets.get(0).getRow())).isEqualTo(KEY_7);
    assertThat(gets.get(0).getFamilyMap().values())
        .allSatisfy(names -> assertThat(names).hasSize(3));
    assertThat(gets.get(0).getFilter()).isInstanceOf(ValueFilter.class);
  }

  @Test
  void scansBeginAndEndAtRows() {
    PeSettings settings = settings(PeCommand.SCAN_RANGE_10, 0, true);
    Scans scans = new Scans(settings, new Columns(settings.table()));

    Scan range = scans.range(7, 10);
    assertThat(text(range.getStartRow())).isEqualTo(KEY_7);
    assertThat(text(range.getStopRow())).isEqualTo("00000000000000000000000017");
    assertThat(range.getReadType()).isEqualTo(Scan.ReadType.PREAD);
    assertThat(range.getCaching()).isEqualTo(30);
    assertThat(scans.upTo(7, 5).getLimit()).isEqualTo(5);
    assertThat(scans.reverse().isReversed()).isTrue();
    assertThat(scans.reverse().getStartRow()).isEmpty();
    assertThat(scans.holding(new byte[3]).getFamilyMap()).hasSize(1);
  }

  @Test
  void atomicsHaveUpstreamsQualifier() throws IOException {
    PeSettings settings = settings(PeCommand.INCREMENT, 0, true);
    Atomics atomics = new Atomics(settings, new Columns(settings.table()));

    assertThat(atomics.increment(7).getFamilyCellMap().values().stream().flatMap(List::stream))
        .hasSize(2)
        .allSatisfy(
            cell -> assertThat(text(CellUtil.cloneQualifier(cell))).isEqualTo("IncrementTest"));
    assertThat(atomics.incrementBytes()).isEqualTo(16);
    assertThat(atomics.appendBytes()).isEqualTo(52);
    for (OpKind kind :
        List.of(OpKind.CHECK_AND_PUT, OpKind.CHECK_AND_DELETE, OpKind.CHECK_AND_MUTATE)) {
      assertThat(text(atomics.check(kind, 7).getValue())).isEqualTo(KEY_7);
    }
  }

  @Test
  void failuresOfRowsAreTheirCauses() {
    IOException cause = new IOException("the region is not online");
    var wrapped =
        new CompletionException(
            new RetriesExhaustedWithDetailsException(
                List.of(cause), List.of(new Get(new byte[1])), List.of("host:1")));

    assertThat(Failures.cause(wrapped)).isSameAs(cause);
    assertThat(Failures.io(new CompletionException(cause))).isSameAs(cause);
  }
}
