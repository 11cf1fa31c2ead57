package org.benchsuite.terasort.sort;

import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import org.apache.hadoop.conf.Configuration;
import org.apache.hadoop.fs.FSDataInputStream;
import org.benchsuite.terasort.data.RowFiles;
import org.benchsuite.terasort.row.CutPoints;
import org.benchsuite.terasort.row.Row;

/** Finds cut points that give each partition about as many rows, from a sample of the keys. */
final class Sampler {

  private static final int READERS = 10;

  private final RowFiles files;
  private final Configuration configuration;

  Sampler(RowFiles files, Configuration configuration) {
    this.files = files;
    this.configuration = configuration;
  }

  /**
   * Consecutive rows of one file.
   *
   * @param file its number
   * @param first number of the first row in the file
   * @param rows how many
   */
  record Place(int file, long first, int rows) {}

  /** {@code count} places at equal distances over all rows, {@code keys} rows of them in all. */
  static List<Place> spread(RowFiles files, int count, long keys) {
    long all = files.rows();
    long places = Math.min(count, all);
    List<Place> spread = new ArrayList<>();
    int file = 0;
    long before = 0;
    for (long i = 0; i < places; i++) {
      long row = (long) ((double) all * i / places);
      while (row - before >= files.rows(file)) {
        before += files.rows(file);
        file++;
      }
      long next = (long) ((double) all * (i + 1) / places);
      long most = Math.min(next - row, files.rows(file) - (row - before));
      spread.add(new Place(file, row - before, (int) Math.min(most, Math.max(1, keys / places))));
    }
    return spread;
  }

  /** Cut points for {@code partitions} parts; none when there is no row to learn from. */
  CutPoints cut(List<Place> places, int partitions) throws IOException, InterruptedException {
    List<byte[]> keys = keys(places);
    keys.sort((left, right) -> Row.compare(left, 0, right, 0));
    // rounded as upstream rounds, so that the same sample cuts at the same keys
    float step = keys.size() / (float) partitions;
    List<byte[]> cuts = new ArrayList<>();
    for (int i = 1; i < partitions; i++) {
      cuts.add(
          keys.isEmpty()
              ? new byte[Row.KEY_BYTES]
              : keys.get(Math.min(keys.size() - 1, Math.round(step * i))));
    }
    return CutPoints.of(cuts);
  }

  private List<byte[]> keys(List<Place> places) throws IOException, InterruptedException {
    ExecutorService readers = Executors.newFixedThreadPool(READERS);
    try {
      List<Future<List<byte[]>>> reading = new ArrayList<>();
      for (List<Place> ofFile : byFile(places)) {
        reading.add(readers.submit(() -> read(ofFile)));
      }
      List<byte[]> keys = new ArrayList<>();
      for (Future<List<byte[]>> part : reading) {
        keys.addAll(part.get());
      }
      return keys;
    } catch (ExecutionException e) {
      throw new IOException("the keys of " + files.place() + " cannot be sampled", e.getCause());
    } finally {
      readers.shutdownNow();
    }
  }

  /** Shares that each open one file once, small enough to keep every reader busy. */
  private static List<List<Place>> byFile(List<Place> places) {
    int most = Math.max(1, places.size() / (2 * READERS));
    List<List<Place>> shares = new ArrayList<>();
    List<Place> share = new ArrayList<>();
    for (Place place : places) {
      boolean other = !share.isEmpty() && share.get(0).file() != place.file();
      if (other || share.size() == most) {
        shares.add(share);
        share = new ArrayList<>();
      }
      share.add(place);
    }
    shares.add(share);
    return shares;
  }

  private List<byte[]> read(List<Place> places) throws IOException {
    List<byte[]> keys = new ArrayList<>();
    if (places.isEmpty()) {
      return keys;
    }
    var path = files.file(places.get(0).file());
    try (FSDataInputStream in = path.getFileSystem(configuration).open(path)) {
      for (Place place : places) {
        byte[] rows = new byte[place.rows() * Row.BYTES];
        in.readFully(place.first() * Row.BYTES, rows);
        for (int i = 0; i < place.rows(); i++) {
          keys.add(Row.key(rows, i * Row.BYTES));
        }
      }
    }
    return keys;
  }
}
