package org.benchsuite.hbase.client;

import java.io.IOException;
import java.util.concurrent.ExecutionException;
import org.apache.hadoop.conf.Configuration;
import org.apache.hadoop.hbase.client.AsyncConnection;
import org.apache.hadoop.hbase.client.ConnectionFactory;

/** Opens asynchronous connections. */
final class AsyncConnections {

  private AsyncConnections() {}

  static AsyncConnection open(Configuration conf) throws IOException, InterruptedException {
    try {
      return ConnectionFactory.createAsyncConnection(conf).get();
    } catch (ExecutionException e) {
      throw Failures.io(e);
    }
  }
}
