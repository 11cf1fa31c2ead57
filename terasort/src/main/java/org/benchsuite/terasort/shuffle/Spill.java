package org.benchsuite.terasort.shuffle;

import org.apache.hadoop.fs.Path;
import org.apache.hadoop.mapred.SpillRecord;

/** A local file of one sorted segment a partition, where each of them lies, and its rows in all. */
record Spill(Path path, SpillRecord index, long rows) {}
