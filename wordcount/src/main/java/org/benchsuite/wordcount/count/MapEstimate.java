package org.benchsuite.wordcount.count;

import java.io.IOException;
import java.util.List;
import org.apache.hadoop.conf.Configuration;
import org.apache.hadoop.mapreduce.Job;
import org.apache.hadoop.mapreduce.lib.input.FileInputFormat;
import org.apache.hadoop.mapreduce.lib.input.TextInputFormat;
import org.benchsuite.common.Profile;

/** How many map tasks a count has at most, told before it runs. */
public final class MapEstimate {

  /** As much more than a split as {@link FileInputFormat} leaves in one. */
  private static final double SLACK = 1.1;

  /**
   * Text that is yet to be made.
   *
   * @param files of the same size each, at least one
   */
  public record FutureText(long bytes, int files) {}

  private final Profile profile;
  private final Configuration configuration;

  public MapEstimate(Profile profile, Configuration configuration) {
    this.profile = profile;
    this.configuration = configuration;
  }

  /** Of text that is there. */
  public int of(InputText input) throws IOException {
    if (profile == Profile.TUNED) {
      return tuned(input.bytes());
    }
    Job job = Job.getInstance(configuration);
    input.addTo(job);
    return new TextInputFormat().getSplits(job).size();
  }

  /**
   * Of texts that are yet to be made.
   *
   * @param blockBytes of their file system
   */
  public int of(List<FutureText> texts, long blockBytes) {
    return profile == Profile.TUNED
        ? tuned(texts.stream().mapToLong(FutureText::bytes).sum())
        : clamp(texts.stream().mapToLong(text -> classic(text, blockBytes)).sum());
  }

  private int tuned(long bytes) {
    long split = CountTuning.leastSplit(configuration);
    return clamp((bytes + split - 1) / split);
  }

  /** As {@link FileInputFormat} cuts files that can be cut. */
  private long classic(FutureText text, long blockBytes) {
    long least = Math.max(1, configuration.getLong(FileInputFormat.SPLIT_MINSIZE, 1));
    long most = configuration.getLong(FileInputFormat.SPLIT_MAXSIZE, Long.MAX_VALUE);
    double split = Math.max(least, Math.min(most, blockBytes));
    double splits = text.bytes() / split / text.files();
    return text.files() * (1 + (long) Math.max(0, Math.ceil(splits - SLACK)));
  }

  private static int clamp(long tasks) {
    return (int) Math.min(Integer.MAX_VALUE, tasks);
  }
}
