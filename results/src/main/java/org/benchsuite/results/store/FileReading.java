package org.benchsuite.results.store;

import java.io.IOException;
import java.io.InterruptedIOException;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.Iterator;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.function.Consumer;
import org.benchsuite.results.RecordFormatException;

/**
 * Reads many files with a few threads and hands over what is in them in their order, on the
 * caller's thread. At most {@value #AHEAD} wait at a time and none of those is large: a large file
 * is read when it is its turn, so that the memory needed is that of one.
 */
final class FileReading<T> {

  /** Parsing takes the time on local disks, waiting for answers on a distant file system. */
  private static final int MOST_THREADS = 4;

  private static final int AHEAD = 8;

  /** Bytes of JSON; in memory a record takes up to three times as much. */
  private static final int LARGE = 4 << 20;

  private final StoreFolder folder;
  private final Format<T> format;

  /** How bytes become what is asked for; empty when nothing is. */
  @FunctionalInterface
  interface Format<T> {
    Optional<T> read(byte[] json, String source) throws RecordFormatException;
  }

  /** What came of one file: a result, why there is none, or that it waits for its turn. */
  private record Reading<T>(Optional<T> result, SkippedFile skipped, boolean postponed) {}

  FileReading(StoreFolder folder, Format<T> format) {
    this.folder = folder;
    this.format = format;
  }

  /** Reads the files of these names. */
  void read(List<String> names, Consumer<T> results, Consumer<SkippedFile> skipped)
      throws InterruptedIOException {
    ExecutorService threads = Executors.newFixedThreadPool(threads(), FileReading::daemon);
    Deque<Future<Reading<T>>> ahead = new ArrayDeque<>();
    try {
      Iterator<String> rest = names.iterator();
      for (String name : names) {
        while (rest.hasNext() && ahead.size() < AHEAD) {
          String next = rest.next();
          ahead.add(threads.submit(() -> read(next, LARGE)));
        }
        Reading<T> reading = get(ahead.remove());
        Reading<T> complete = reading.postponed() ? read(name, Integer.MAX_VALUE) : reading;
        complete.result().ifPresent(results);
        Optional.ofNullable(complete.skipped()).ifPresent(skipped);
      }
    } finally {
      // not interrupted: that would close connections which others use
      ahead.forEach(each -> each.cancel(false));
      threads.shutdown();
    }
  }

  private static int threads() {
    return Math.min(MOST_THREADS, Runtime.getRuntime().availableProcessors());
  }

  private static Thread daemon(Runnable work) {
    Thread thread = new Thread(work, "record reader");
    thread.setDaemon(true);
    return thread;
  }

  private Reading<T> read(String name, int largest) {
    try {
      byte[] json = folder.read(name);
      return json.length > largest
          ? new Reading<>(Optional.empty(), null, true)
          : new Reading<>(format.read(json, folder.location() + "/" + name), null, false);
    } catch (IOException e) {
      return new Reading<>(Optional.empty(), new SkippedFile(name, reason(e)), false);
    }
  }

  private static String reason(IOException failure) {
    return failure instanceof RecordFormatException
        ? failure.getMessage()
        : failure.getClass().getSimpleName() + ": " + failure.getMessage();
  }

  private static <R> R get(Future<R> reading) throws InterruptedIOException {
    try {
      return reading.get();
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      throw new InterruptedIOException("interrupted while records were read");
    } catch (ExecutionException e) {
      if (e.getCause() instanceof Error error) {
        throw error;
      }
      throw (RuntimeException) e.getCause();
    }
  }
}
