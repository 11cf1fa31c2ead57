package org.benchsuite.hbase.load;

/** Is told what clients get done, for lines of progress; thread-safe and quick. */
@FunctionalInterface
public interface ClientListener {

  /**
   * Called by each client about ten times a second at most, and at its end.
   *
   * @param rows rows done since the client's last call, warm-up included
   * @param bytes payload bytes of those
   */
  void done(long rows, long bytes);
}
