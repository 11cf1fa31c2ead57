package org.benchsuite.hbase.client;

import org.apache.hadoop.hbase.CompareOperator;
import org.apache.hadoop.hbase.filter.BinaryComparator;
import org.apache.hadoop.hbase.filter.Filter;
import org.apache.hadoop.hbase.filter.ValueFilter;

/**
 * The filter of {@code --filterAll}: the server reads every cell and returns none. Upstream takes
 * FilterAllFilter for it, which is in the test jar of HBase's server and on no stock server; a
 * value filter whose comparison is {@code NO_OP} skips every cell in the same way and every server
 * has it.
 */
final class FilterAll {

  private FilterAll() {}

  static Filter filter() {
    return new ValueFilter(CompareOperator.NO_OP, new BinaryComparator(new byte[0]));
  }
}
