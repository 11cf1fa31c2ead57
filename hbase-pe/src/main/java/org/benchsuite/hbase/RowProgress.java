package org.benchsuite.hbase;

import java.util.concurrent.TimeUnit;
import java.util.function.LongSupplier;
import org.benchsuite.common.RunContext;
import org.benchsuite.common.progress.ProgressListener;
import org.benchsuite.hbase.load.ClientListener;
import org.benchsuite.results.Unit;

/** How far the clients of this process are: in rows, or in time where that ends them. */
final class RowProgress implements ClientListener, AutoCloseable {

  private static final int SEEK_SCAN_ROWS = 120;

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
      long seconds = settings.load().duration().orElseThrow().toSeconds();
      progress.begin(title + ", seconds", Math.max(1, seconds), Unit.COUNT);
    } else {
      progress.begin(title, total(settings), Unit.COUNT);
    }
  }

  /** Rows of all clients in all cycles, as many as scans may return. */
  private static long total(PeSettings settings) {
    PeSettings.Rows range = settings.rows();
    long scanned =
        switch (settings.command().operation()) {
          case RANGE_SCAN -> settings.command().rangeRows();
          case SEEK_SCAN -> SEEK_SCAN_ROWS;
          default -> 1;
        };
    return Math.round(
        (double) range.perClient()
            * settings.clients()
            * range.cycles()
            * range.sampleRate()
            * scanned);
  }

  @Override
  public synchronized void done(long more, long bytes) {
    rows += more;
    progress.update(timed ? TimeUnit.NANOSECONDS.toSeconds(ticker.getAsLong() - start) : rows);
  }

  @Override
  public synchronized void close() {
    progress.end();
  }
}
