package org.benchsuite.hbase.client;

import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.UUID;
import org.apache.hadoop.conf.Configuration;
import org.apache.hadoop.hbase.TableName;
import org.apache.hadoop.hbase.client.AsyncBufferedMutator;
import org.apache.hadoop.hbase.client.AsyncConnection;
import org.apache.hadoop.hbase.client.Connection;
import org.apache.hadoop.hbase.client.ConnectionFactory;
import org.apache.hadoop.hbase.codec.KeyValueCodecWithTags;
import org.benchsuite.hbase.PeSettings;
import org.benchsuite.hbase.load.AsyncTarget;
import org.benchsuite.hbase.load.FlushListener;
import org.benchsuite.hbase.load.SyncTarget;
import org.benchsuite.hbase.load.Targets;
import org.benchsuite.hbase.value.Versions;

/**
 * The clients of one process and the connections to HBase that they share: as many as {@code
 * --connCount}, or one each, of the kind that their operations go through.
 */
public final class HBaseTargets implements Targets {

  private static final String CODEC = "hbase.client.rpc.codec";
  private static final int BATCHES_UNDER_WAY = 4;

  private final PeSettings settings;
  private final TableName table;
  private final int firstClient;
  private final Versions versions;
  private final List<Connection> connections = new ArrayList<>();
  private final List<AsyncConnection> asyncConnections = new ArrayList<>();

  private HBaseTargets(PeSettings settings, int firstClient, Versions versions) {
    this.settings = settings;
    this.table = TableName.valueOf(settings.table().name());
    this.firstClient = firstClient;
    this.versions = versions;
  }

  /**
   * For {@code clients} clients from number {@code firstClient} over all processes on; opens their
   * connections.
   */
  public static HBaseTargets open(
      Configuration conf, PeSettings settings, int firstClient, int clients)
      throws IOException, InterruptedException {
    Versions versions = Versions.of(settings, newWriter());
    HBaseTargets targets = new HBaseTargets(settings, firstClient, versions);
    int count = settings.connections() == 0 ? clients : Math.min(settings.connections(), clients);
    boolean opened = false;
    try {
      targets.connect(withTags(conf, settings), count);
      opened = true;
      return targets;
    } finally {
      if (!opened) {
        targets.close();
      }
    }
  }

  private static int newWriter() {
    int number = UUID.randomUUID().hashCode();
    return number == 0 ? 1 : number;
  }

  /**
   * HBase's default codec drops tags on the way to the server: {@code --usetags} would do nothing.
   */
  private static Configuration withTags(Configuration conf, PeSettings settings) {
    if (settings.values().tags() == 0 || conf.get(CODEC) != null) {
      return conf;
    }
    Configuration copy = new Configuration(conf);
    copy.set(CODEC, KeyValueCodecWithTags.class.getName());
    return copy;
  }

  private void connect(Configuration conf, int count) throws IOException, InterruptedException {
    for (int number = 0; number < count; number++) {
      if (settings.async() || settings.buffered()) {
        asyncConnections.add(AsyncConnections.open(conf));
      } else {
        connections.add(ConnectionFactory.createConnection(conf));
      }
    }
  }

  @Override
  public SyncTarget sync(int client, FlushListener flushes) throws IOException {
    ClientParts parts = ClientParts.of(settings, firstClient + client, versions);
    if (settings.buffered()) {
      return new BufferedWrites(
          asyncConnection(client).getTable(table),
          parts.mutations(),
          settings.writes().bufferSize(),
          flushes,
          System::nanoTime);
    }
    Connection connection = connections.get(client % connections.size());
    return new SyncOperations(
        connection.getTable(table), parts, new MetaTable(connection, settings));
  }

  @Override
  public AsyncTarget async(int client) {
    ClientParts parts = ClientParts.of(settings, firstClient + client, versions);
    AsyncConnection connection = asyncConnection(client);
    return new AsyncOperations(connection.getTable(table), parts, buffer(connection));
  }

  /**
   * For a command that writes single rows without --autoFlush. A quarter of what may be under way
   * is sent at once, so that batches follow each other without a pause.
   */
  private Optional<AsyncBufferedMutator> buffer(AsyncConnection connection) {
    boolean gathers =
        settings.mix().isEmpty()
            && !settings.writes().autoFlush()
            && settings.load().inFlight() > 1;
    return gathers
        ? Optional.of(
            connection
                .getBufferedMutatorBuilder(table)
                .setWriteBufferSize(settings.writes().bufferSize())
                .setMaxMutations(Math.max(1, settings.load().inFlight() / BATCHES_UNDER_WAY))
                .build())
        : Optional.empty();
  }

  private AsyncConnection asyncConnection(int client) {
    return asyncConnections.get(client % asyncConnections.size());
  }

  /** Closes every connection, and throws the first failure of it. */
  @Override
  public void close() throws IOException {
    List<AutoCloseable> all = new ArrayList<>(connections);
    all.addAll(asyncConnections);
    IOException first = null;
    for (AutoCloseable connection : all) {
      try {
        connection.close();
      } catch (Exception e) {
        IOException failure = Failures.io(e);
        if (first == null) {
          first = failure;
        } else {
          first.addSuppressed(failure);
        }
      }
    }
    if (first != null) {
      throw first;
    }
  }
}
