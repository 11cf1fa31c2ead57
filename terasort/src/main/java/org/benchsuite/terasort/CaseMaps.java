package org.benchsuite.terasort;

import java.io.IOException;
import org.apache.hadoop.conf.Configuration;
import org.apache.hadoop.mapreduce.MRJobConfig;
import org.benchsuite.common.Profile;
import org.benchsuite.common.cluster.ContainerSlots;
import org.benchsuite.common.cluster.GivenSettings;
import org.benchsuite.terasort.row.RowCount;

/**
 * How many map tasks make the rows of a whole case.
 *
 * @param most of them
 * @param asked whether so many were asked for; otherwise there are fewer for few rows
 */
record CaseMaps(int most, boolean asked) {

  /** Less is not worth the start of a container. */
  private static final long LEAST_BYTES = 128L << 20;

  /** As many as containers are free now, unless somebody or the profile says otherwise. */
  static CaseMaps now(Profile profile, Configuration configuration) throws IOException {
    CaseMaps known = beforehand(profile, configuration);
    if (known.asked) {
      return known;
    }
    int otherwise = asked(configuration);
    return new CaseMaps(
        ContainerSlots.probe(configuration).map(ContainerSlots::free).orElse(otherwise), false);
  }

  /** The most there can be, whatever the cluster. */
  static CaseMaps beforehand(Profile profile, Configuration configuration) {
    boolean given = GivenSettings.isGiven(configuration, MRJobConfig.NUM_MAPS);
    return profile == Profile.CLASSIC || given
        ? new CaseMaps(Math.max(1, asked(configuration)), true)
        : new CaseMaps(Integer.MAX_VALUE, false);
  }

  private static int asked(Configuration configuration) {
    return configuration.getInt(MRJobConfig.NUM_MAPS, 2);
  }

  /** Those that make so many rows. */
  int of(RowCount count) {
    return asked ? most : (int) Math.max(1, Math.min(most, count.bytes() / LEAST_BYTES));
  }
}
