package org.benchsuite.common.fanout;

import java.io.DataInput;
import java.io.DataOutput;
import java.io.IOException;
import org.apache.hadoop.io.Writable;
import org.apache.hadoop.mapreduce.InputSplit;

/** A split that carries nothing but the number of its task and the hosts that hold its data. */
public final class IndexSplit extends InputSplit implements Writable {

  private int index;
  private String[] hosts = {};

  /** For Hadoop's deserialisation. */
  public IndexSplit() {}

  IndexSplit(int index, String[] hosts) {
    this.index = index;
    this.hosts = hosts.clone();
  }

  int index() {
    return index;
  }

  @Override
  public long getLength() {
    return 1;
  }

  @Override
  public String[] getLocations() {
    return hosts.clone();
  }

  @Override
  public void write(DataOutput out) throws IOException {
    out.writeInt(index);
  }

  @Override
  public void readFields(DataInput in) throws IOException {
    index = in.readInt();
  }

  @Override
  public String toString() {
    return "task " + index;
  }
}
