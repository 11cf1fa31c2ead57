package org.benchsuite.hbase.load;

/** An exception that knows under which kind of error it counts. */
public interface KindOfFailure {

  /** A few words, such as {@code wrong value}. */
  String kind();
}
