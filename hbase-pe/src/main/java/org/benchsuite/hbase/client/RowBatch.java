package org.benchsuite.hbase.client;

import java.util.List;
import org.apache.hadoop.hbase.client.Row;

/**
 * The operations of one request on several rows.
 *
 * @param rows one operation a row, in the request's order
 * @param versions of puts the versions that they write, of gets the least that they have to see;
 *     empty where reads are not verified
 */
record RowBatch(List<? extends Row> rows, long[] versions) {}
