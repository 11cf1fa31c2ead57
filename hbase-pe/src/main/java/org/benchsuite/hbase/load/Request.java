package org.benchsuite.hbase.load;

import java.util.Arrays;
import java.util.Map;
import java.util.TreeMap;

/**
 * One request of a client: an operation on one row, or a batch of the same operation on several.
 * Clients reuse it once it is over, so that the loop allocates nothing; it belongs to one request
 * at a time and to whichever thread handles that.
 */
public final class Request {

  private final long[] rows;
  private OpKind operation;
  private int size;
  private int scanRows;
  private long bytes;
  private int found;
  private int stale;
  private Map<Integer, Throwable> failures = Map.of();

  /** For up to {@code batch} rows. */
  public Request(int batch) {
    this.rows = new long[batch];
  }

  /** Starts anew with this operation and no rows. */
  public Request begin(OpKind next) {
    operation = next;
    size = 0;
    scanRows = 0;
    bytes = 0;
    found = 0;
    stale = 0;
    if (!failures.isEmpty()) {
      failures = Map.of();
    }
    return this;
  }

  /** Adds a row. */
  public Request add(long row) {
    rows[size++] = row;
    return this;
  }

  /** How many rows a range scan is to return. */
  public Request scanning(int wanted) {
    scanRows = wanted;
    return this;
  }

  public OpKind operation() {
    return operation;
  }

  /** Rows of the request. */
  public int size() {
    return size;
  }

  public long row(int index) {
    return rows[index];
  }

  /** A copy of the rows. */
  public long[] rows() {
    return Arrays.copyOf(rows, size);
  }

  public int scanRows() {
    return scanRows;
  }

  /** Tells what an answered row brought or took: payload bytes of its values. */
  public void answered(long payloadBytes) {
    bytes += payloadBytes;
    found++;
  }

  /** Tells that an answer came from a replica region and may be old. */
  public void answeredByReplica() {
    stale++;
  }

  /** Tells that the row at that index of the request failed though others may not have. */
  public void failed(int index, Throwable failure) {
    if (failures.isEmpty()) {
      failures = new TreeMap<>();
    }
    failures.put(index, failure);
  }

  /** Payload bytes of all answered rows. */
  public long bytes() {
    return bytes;
  }

  /** Rows that were there (reads, scans) or acknowledged (writes). */
  public int found() {
    return found;
  }

  /** Answers that came from a replica region. */
  public int staleReplica() {
    return stale;
  }

  /** Failures by index of the row; empty when all went well. */
  public Map<Integer, Throwable> failures() {
    return failures;
  }
}
