package org.benchsuite.terasort.sort;

import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import org.apache.hadoop.conf.Configuration;
import org.apache.hadoop.mapreduce.InputSplit;
import org.apache.hadoop.mapreduce.Job;
import org.apache.hadoop.mapreduce.lib.input.FileSplit;
import org.benchsuite.terasort.data.RowFiles;
import org.benchsuite.terasort.row.CutPoints;
import org.benchsuite.terasort.row.Row;

/** Decides where the sorted rows are cut into the files of the reduce tasks. */
final class Cutting {

  private static final int SIMPLE_PREFIX_BITS = 24;
  private static final int CLASSIC_PLACES = 10;
  private static final int SPREAD_PLACES = 1000;
  private static final long KEYS = 100_000;

  private Cutting() {}

  /** Equal ranges of the first three bytes, for keys that are spread evenly. */
  static CutPoints simple(int partitions) {
    int each = (int) Math.ceil((1 << SIMPLE_PREFIX_BITS) / (float) partitions);
    List<byte[]> cuts = new ArrayList<>();
    for (int i = 1; i < partitions; i++) {
      long prefix = Math.min((long) i * each, (1L << SIMPLE_PREFIX_BITS) - 1);
      cuts.add(Row.key(prefix << Long.SIZE - SIMPLE_PREFIX_BITS, 0));
    }
    return CutPoints.of(cuts);
  }

  /** As upstream: the first keys of a few splits. */
  static CutPoints ofFirstKeys(Job job, RowFiles files) throws IOException, InterruptedException {
    Configuration configuration = job.getConfiguration();
    List<InputSplit> splits = new PairInputFormat().getSplits(job);
    int count =
        Math.min(
            configuration.getInt(TeraProperties.SAMPLED_PLACES, CLASSIC_PLACES), splits.size());
    List<Sampler.Place> places = new ArrayList<>();
    for (int i = 0; i < count; i++) {
      FileSplit split = (FileSplit) splits.get(splits.size() / count * i);
      int file = indexOf(split, files);
      long first = (split.getStart() + Row.BYTES - 1) / Row.BYTES;
      long end = (split.getStart() + split.getLength() + Row.BYTES - 1) / Row.BYTES;
      int rows = (int) Math.min(end - first, keys(configuration) / count);
      if (rows > 0) {
        places.add(new Sampler.Place(file, first, rows));
      }
    }
    return new Sampler(files, configuration).cut(places, job.getNumReduceTasks());
  }

  /** Keys from places all over the input, however it is ordered. */
  static CutPoints ofSpreadKeys(Job job, RowFiles files) throws IOException, InterruptedException {
    Configuration configuration = job.getConfiguration();
    int count = configuration.getInt(TeraProperties.SAMPLED_PLACES, SPREAD_PLACES);
    return new Sampler(files, configuration)
        .cut(Sampler.spread(files, count, keys(configuration)), job.getNumReduceTasks());
  }

  private static long keys(Configuration configuration) {
    return configuration.getLong(TeraProperties.SAMPLED_KEYS, KEYS);
  }

  private static int indexOf(FileSplit split, RowFiles files) {
    for (int i = 0; i < files.count(); i++) {
      if (files.file(i).equals(split.getPath())) {
        return i;
      }
    }
    throw new IllegalStateException(split.getPath() + " came after the files were listed");
  }
}
