package org.benchsuite.terasort.sort;

import org.apache.hadoop.conf.Configurable;
import org.apache.hadoop.conf.Configuration;
import org.apache.hadoop.io.Text;
import org.apache.hadoop.mapreduce.Partitioner;
import org.benchsuite.terasort.row.CutPoints;

/** The partition of each pair, by the job's cut points. */
public final class PairPartitioner extends Partitioner<Text, Text> implements Configurable {

  private Configuration configuration;
  private CutPoints cuts;

  @Override
  public void setConf(Configuration given) {
    configuration = given;
    cuts = CutPoints.from(given);
  }

  @Override
  public Configuration getConf() {
    return configuration;
  }

  @Override
  public int getPartition(Text key, Text value, int partitions) {
    return cuts.partition(key.getBytes(), 0);
  }
}
