package org.benchsuite.hbase.client;

import com.sun.management.OperatingSystemMXBean;
import java.io.PrintStream;
import java.lang.management.ManagementFactory;
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
 * nowhere: nanoseconds of wall time and of the process's CPU, median of seven rounds. To be run by
 * hand.
 */
final class PutCost {

  private static final long ROWS = 2_000_000;
  private static final int ROUNDS = 7;
  private static final int WARM_UPS = 2;
  private static final OperatingSystemMXBean PROCESS =
      (OperatingSystemMXBean) ManagementFactory.getOperatingSystemMXBean();

  private PutCost() {}

  public static void main(String[] arguments) throws Exception {
    PrintStream out = System.out;
    PeSettings settings = Layouts.sequentialWrite(ROWS);
    double[] wall = new double[ROUNDS];
    double[] cpu = new double[ROUNDS];
    for (int round = -WARM_UPS; round < ROUNDS; round++) {
      long before = PROCESS.getProcessCpuTime();
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
        wall[round] = (double) report.elapsedNanos() / ROWS;
        cpu[round] = (double) (PROCESS.getProcessCpuTime() - before) / ROWS;
      }
    }
    Arrays.sort(wall);
    Arrays.sort(cpu);
    out.printf(
        Locale.ROOT,
        "%-40s %6.1f ns wall %6.1f ns CPU%n",
        "closed loop, puts built and dropped",
        wall[ROUNDS / 2],
        cpu[ROUNDS / 2]);
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
