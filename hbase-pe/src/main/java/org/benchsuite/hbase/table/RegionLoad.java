package org.benchsuite.hbase.table;

import org.apache.hadoop.hbase.RegionMetrics;
import org.apache.hadoop.hbase.Size;
import org.apache.hadoop.hbase.client.CompactionState;

/**
 * What a region server knows of one region at one moment; sizes in bytes, requests since the region
 * was opened there.
 *
 * @param reads rows that gets and scans read
 * @param writes rows that puts, deletes and the like wrote
 */
record RegionLoad(
    String name,
    long reads,
    long writes,
    long storeBytes,
    long memStoreBytes,
    int storeFiles,
    boolean compacting) {

  static RegionLoad of(RegionMetrics metrics) {
    CompactionState compaction = metrics.getCompactionState();
    return new RegionLoad(
        metrics.getNameAsString(),
        metrics.getReadRequestCount(),
        metrics.getWriteRequestCount(),
        (long) metrics.getStoreFileSize().get(Size.Unit.BYTE),
        (long) metrics.getMemStoreSize().get(Size.Unit.BYTE),
        metrics.getStoreFileCount(),
        compaction != null && compaction != CompactionState.NONE);
  }

  long requests() {
    return reads + writes;
  }

  /** Its requests since an earlier moment; all of them if it was opened anew in between. */
  RegionLoad since(RegionLoad earlier) {
    if (earlier == null || wasReopenedSince(earlier)) {
      return this;
    }
    return new RegionLoad(
        name,
        reads - earlier.reads,
        writes - earlier.writes,
        storeBytes,
        memStoreBytes,
        storeFiles,
        compacting);
  }

  boolean wasReopenedSince(RegionLoad earlier) {
    return reads < earlier.reads || writes < earlier.writes;
  }
}
