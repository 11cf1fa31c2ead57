package org.benchsuite.hbase.client;

import java.io.PrintStream;
import java.util.Arrays;
import java.util.Locale;
import java.util.Optional;
import org.benchsuite.hbase.PeSettings;
import org.benchsuite.hbase.load.AsyncTarget;
import org.benchsuite.hbase.load.ClientReport;
import org.benchsuite.hbase.load.FlushListener;
import org.benchsuite.hbase.load.LocalClients;
import org.benchsuite.hbase.load.Request;
import org.benchsuite.hbase.load.SyncTarget;
import org.benchsuite.hbase.load.Targets;
import org.benchsuite.hbase.table.Layouts;
import org.benchsuite.hbase.value.Versions;

/**
 * What the harness costs a put of 1000 bytes, with its key, its value and HBase's own object, sent
 * nowhere: nanoseconds of wall time, median of seven rounds. To be run by hand.
 */
final class PutCost {

  private static final long ROWS = 2_000_000;
  private static final int ROUNDS = 7;
  private static final int WARM_UPS = 2;

  private PutCost() {}

  public static void main(String[] arguments) throws Exception {
    PrintStream out = System.out;
    PeSettings settings = Layouts.sequentialWrite(ROWS);
    double[] nanos = new double[ROUNDS];
    for (int round = -WARM_UPS; round < ROUNDS; round++) {
      ClientReport report =
          LocalClients.run(
                  settings,
                  new Nowhere(settings),
                  0,
                  1,
                  System::nanoTime,
                  (rows, bytes) -> {},
                  Optional.empty())
              .get(0);
      if (round >= 0) {
        nanos[round] = (double) report.elapsedNanos() / ROWS;
      }
    }
    Arrays.sort(nanos);
    out.printf(
        Locale.ROOT,
        "%-40s %6.1f ns wall (%.1f to %.1f)%n",
        "closed loop, puts built and dropped",
        nanos[ROUNDS / 2],
        nanos[0],
        nanos[ROUNDS - 1]);
  }

  /** Builds every put and drops it. */
  private record Nowhere(PeSettings settings) implements Targets {
    @Override
    public SyncTarget sync(int client, FlushListener flushes) {
      Mutations mutations = ClientParts.of(settings, client, Versions.none()).mutations();
      return new SyncTarget() {
        @Override
        public void perform(Request request) {
          request.answered(Mutations.payload(mutations.put(request.row(0))));
        }

        @Override
        public void close() {}
      };
    }

    @Override
    public AsyncTarget async(int client) {
      throw new UnsupportedOperationException();
    }

    @Override
    public void close() {}
  }
}
