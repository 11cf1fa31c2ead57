package org.benchsuite.hbase.load;

import java.util.PriorityQueue;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.atomic.AtomicLong;

/**
 * The rows that the clients of one process add above the table's own, numbered from 0; thread-safe.
 * Processes take turns in row numbers so that they never insert the same one.
 *
 * <p>Answers come in any order, so a number counts as settled once it and all before it are
 * answered; only then may it be read, and only if its insert was acknowledged.
 */
final class InsertedRows {

  private final long total;
  private final int allClients;
  private final int firstClient;
  private final int clients;
  private final AtomicLong issued = new AtomicLong();
  private final Set<Long> failed = ConcurrentHashMap.newKeySet();
  private final PriorityQueue<Long> ahead = new PriorityQueue<>();
  private volatile long settled;

  /**
   * @param total rows of the table before any insert
   * @param allClients clients of all processes
   * @param firstClient number of the first client of this process
   * @param clients clients of this process
   */
  InsertedRows(long total, int allClients, int firstClient, int clients) {
    this.total = total;
    this.allClients = allClients;
    this.firstClient = firstClient;
    this.clients = clients;
  }

  /** A row that nobody has inserted. */
  long next() {
    return row(issued.getAndIncrement());
  }

  /** The row of an insert's number. */
  long row(long number) {
    return total + number / clients * allClients + firstClient + number % clients;
  }

  /** The row is there from now on. */
  void acknowledged(long row) {
    settle(number(row));
  }

  /** The row may or may not be there, so nobody is to read it. */
  void failed(long row) {
    long number = number(row);
    failed.add(number);
    settle(number);
  }

  /** All numbers below this one are answered. */
  long settled() {
    return settled;
  }

  /** Whether the insert of a settled number was acknowledged. */
  boolean isThere(long number) {
    return failed.isEmpty() || !failed.contains(number);
  }

  private long number(long row) {
    long above = row - total;
    return above / allClients * clients + above % allClients - firstClient;
  }

  private synchronized void settle(long number) {
    ahead.add(number);
    long mark = settled;
    while (!ahead.isEmpty() && ahead.peek() == mark) {
      ahead.poll();
      mark++;
    }
    settled = mark;
  }
}
