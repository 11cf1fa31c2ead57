package org.benchsuite.hbase;

import java.util.function.LongSupplier;
import org.benchsuite.common.RunContext;
import org.benchsuite.common.progress.ProgressListener;
import org.benchsuite.hbase.load.ClientListener;
import org.benchsuite.results.Unit;

/** How far the clients of this process are: in rows, or in time where that ends them. */
final class RowProgress implements ClientListener, AutoCloseable {

  private final ProgressListener progress;
  private final LongSupplier ticker;
  private final boolean timed;
  private final long start;
  private long rows;

  RowProgress(RunContext context, PeSettings settings) {
    this.progress = context.progress();
    this.ticker = context.ticker();
    this.timed = settings.load().duration().isPresent();
    this.start = ticker.getAsLong();
    String title = settings.command().title();
    if (timed) {
      long nanos = settings.load().duration().orElseThrow().toNanos();
      progress.begin(title, nanos, Unit.NANOSECONDS);
    } else {
      progress.begin(title, total(settings), Unit.COUNT);
    }
  }

  /** Rows of all clients in all cycles. */
  static long total(PeSettings settings) {
    PeSettings.Rows range = settings.rows();
    return Math.round(
        (double) range.perClient() * settings.clients() * range.cycles() * range.sampleRate());
  }

  @Override
  public synchronized void done(long more, long bytes) {
    rows += more;
    progress.update(timed ? ticker.getAsLong() - start : rows);
  }

  @Override
  public synchronized void close() {
    progress.end();
  }
}
