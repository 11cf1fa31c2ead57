package org.benchsuite.hbase.load;

import java.io.IOException;

/** Makes the clients' sides of the system under test; thread-safe. */
public interface Targets extends AutoCloseable {

  /** For the client of that number, from 0 within this process. */
  SyncTarget sync(int client, FlushListener flushes) throws IOException;

  /** For the client of that number, from 0 within this process. */
  AsyncTarget async(int client) throws IOException;

  @Override
  void close() throws IOException;
}
