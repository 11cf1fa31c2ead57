package org.benchsuite.hbase.table;

import java.util.Collection;
import java.util.function.ToLongFunction;

/**
 * How unevenly a load lies on regions: the greatest share over the mean share, 1 when even, the
 * number of regions when all of it lies on one; 1 as well where there is no load.
 */
record RegionSkew(double ratio, RegionLoad greatest) {

  /** At least one region. */
  static RegionSkew of(Collection<RegionLoad> regions, ToLongFunction<RegionLoad> load) {
    RegionLoad greatest = null;
    long total = 0;
    for (RegionLoad region : regions) {
      total += load.applyAsLong(region);
      if (greatest == null || load.applyAsLong(region) > load.applyAsLong(greatest)) {
        greatest = region;
      }
    }
    double mean = (double) total / regions.size();
    return new RegionSkew(total == 0 ? 1 : load.applyAsLong(greatest) / mean, greatest);
  }
}
