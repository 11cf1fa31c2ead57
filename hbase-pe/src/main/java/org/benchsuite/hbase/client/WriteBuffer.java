package org.benchsuite.hbase.client;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.apache.hadoop.hbase.client.Mutation;

/** Mutations that were not sent yet, with their rows and sizes in bytes. */
final class WriteBuffer {

  private final List<Mutation> mutations;
  private long[] rows;
  private long heapBytes;
  private long payloadBytes;

  /** Grows beyond that many mutations. */
  WriteBuffer(int expected) {
    mutations = new ArrayList<>(expected);
    rows = new long[expected];
  }

  void add(long row, Mutation mutation) {
    if (mutations.size() == rows.length) {
      rows = Arrays.copyOf(rows, 2 * rows.length);
    }
    rows[mutations.size()] = row;
    mutations.add(mutation);
    heapBytes += mutation.heapSize();
    payloadBytes += Mutations.payload(mutation);
  }

  int size() {
    return mutations.size();
  }

  List<Mutation> mutations() {
    return mutations;
  }

  long[] rows() {
    return Arrays.copyOf(rows, mutations.size());
  }

  /** What the mutations take of the client's heap, as HBase estimates it. */
  long heapBytes() {
    return heapBytes;
  }

  /** Bytes of the values. */
  long payloadBytes() {
    return payloadBytes;
  }
}
