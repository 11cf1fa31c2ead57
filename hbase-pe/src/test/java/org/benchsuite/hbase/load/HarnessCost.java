package org.benchsuite.hbase.load;

import java.io.PrintStream;
import java.lang.management.ManagementFactory;
import java.lang.management.ThreadMXBean;
import java.util.Arrays;
import java.util.Locale;
import java.util.concurrent.Callable;
import java.util.concurrent.CompletableFuture;
import org.benchsuite.common.pace.Pacer;
import org.benchsuite.hbase.PeCommand;
import org.benchsuite.hbase.PeSettings.KeyKind;
import org.benchsuite.results.OpRecorder;

/**
 * What the client loops themselves cost an operation, against a target that does nothing:
 * nanoseconds of wall time and of the thread's CPU, median of seven rounds. To be run by hand.
 */
final class HarnessCost {

  private static final long OPERATIONS = 5_000_000;
  private static final int ROUNDS = 7;
  private static final int WARM_UPS = 2;
  private static final ThreadMXBean THREADS = ManagementFactory.getThreadMXBean();

  private final PrintStream out;

  private HarnessCost(PrintStream out) {
    this.out = out;
  }

  public static void main(String[] arguments) throws Exception {
    HarnessCost cost = new HarnessCost(System.out);
    cost.measure("one reading of the clock", HarnessCost::readClock);
    cost.measure("two readings and one recording", HarnessCost::readAndRecord);
    cost.measure("closed loop, sequential reads", () -> sync(closed()));
    cost.measure("closed loop, uniform reads", () -> sync(closed(PeCommand.RANDOM_READ)));
    cost.measure("closed loop, Zipfian reads", () -> sync(zipfian()));
    cost.measure("closed loop, batches of 10, per row", () -> sync(closed().batch(10)));
    cost.measure("closed loop, buffered writes", () -> sync(buffered()));
    // far behind its schedule from the start, so that it never waits
    cost.measure("open loop, service and response time", () -> sync(closed().rate(1e12)));
    cost.measure("64 in flight, answered at once", () -> async(closed().inFlight(64), false));
    cost.measure("64 in flight, answered later", () -> async(closed().inFlight(64), true));
  }

  private static Given closed() {
    return closed(PeCommand.SEQUENTIAL_READ);
  }

  private static Given closed(PeCommand command) {
    return new Given().command(command).rows(OPERATIONS);
  }

  private static Given zipfian() {
    Given given = closed(PeCommand.RANDOM_READ);
    given.keys = KeyKind.ZIPFIAN;
    return given;
  }

  private static Given buffered() {
    Given given = closed(PeCommand.SEQUENTIAL_WRITE);
    given.autoFlush = false;
    return given;
  }

  private void measure(String what, Callable<Long> round) throws Exception {
    long[] wall = new long[ROUNDS];
    long[] cpu = new long[ROUNDS];
    for (int i = -WARM_UPS; i < ROUNDS; i++) {
      long cpuStart = THREADS.getCurrentThreadCpuTime();
      long start = System.nanoTime();
      if (round.call() != OPERATIONS) {
        throw new IllegalStateException(what + ": not every operation was counted");
      }
      if (i >= 0) {
        wall[i] = System.nanoTime() - start;
        cpu[i] = THREADS.getCurrentThreadCpuTime() - cpuStart;
      }
    }
    out.printf(
        Locale.ROOT,
        "%-40s %6.1f ns wall %6.1f ns CPU%n",
        what,
        median(wall) / (double) OPERATIONS,
        median(cpu) / (double) OPERATIONS);
  }

  private static long median(long[] values) {
    Arrays.sort(values);
    return values[values.length / 2];
  }

  private static long readClock() {
    long last = 0;
    for (long i = 0; i < OPERATIONS; i++) {
      last = Math.max(last, System.nanoTime());
    }
    return last == 0 ? 0 : OPERATIONS;
  }

  private static long readAndRecord() {
    OpRecorder recorder = new OpRecorder();
    OpRecorder.Operation read = recorder.operation("read");
    for (long i = 0; i < OPERATIONS; i++) {
      long start = System.nanoTime();
      read.record(100, start, System.nanoTime());
    }
    return recorder.stats().get(0).count();
  }

  private static long sync(Given given) throws InterruptedException {
    ClientSetup setup = given.setup(0, Pacer.parking(System::nanoTime), row -> {});
    boolean buffered = given.settings().buffered();
    long rows = new SyncClient(setup, new Idle(buffered)).run().rows();
    return buffered ? OPERATIONS : rows;
  }

  private static long async(Given given, boolean later) throws InterruptedException {
    ClientSetup setup = given.setup(0, Pacer.parking(System::nanoTime), row -> {});
    AsyncTarget target = later ? new Later(32) : new AtOnce();
    return new AsyncClient(setup, target).run().rows();
  }

  /** Answers at once. */
  private static final class Idle implements SyncTarget {

    private final boolean buffered;

    Idle(boolean buffered) {
      this.buffered = buffered;
    }

    @Override
    public void perform(Request request) {
      for (int i = 0; i < request.size(); i++) {
        request.answered(100);
      }
    }

    @Override
    public boolean acknowledges() {
      return !buffered;
    }

    @Override
    public void close() {}
  }

  /** The future is over when it is returned. */
  private static final class AtOnce implements AsyncTarget {

    private final CompletableFuture<Void> done = CompletableFuture.completedFuture(null);

    @Override
    public CompletableFuture<Void> perform(Request request) {
      request.answered(100);
      return done;
    }

    @Override
    public void close() {}
  }

  /** Every answer comes some requests later, on the client's thread, the last ones at the end. */
  private static final class Later implements AsyncTarget {

    private final CompletableFuture<?>[] waiting;
    private long sent;

    Later(int requests) {
      waiting = new CompletableFuture<?>[requests];
    }

    @Override
    public CompletableFuture<Void> perform(Request request) {
      request.answered(100);
      CompletableFuture<Void> answer = new CompletableFuture<>();
      int place = (int) (sent++ % waiting.length);
      CompletableFuture<?> before = waiting[place];
      waiting[place] = answer;
      if (before != null) {
        before.complete(null);
      }
      if (sent >= OPERATIONS) {
        for (CompletableFuture<?> last : waiting) {
          last.complete(null);
        }
      }
      return answer;
    }

    @Override
    public void close() {}
  }
}
