package org.benchsuite.local.hbase;

import java.io.IOException;
import java.time.Duration;
import org.apache.hadoop.conf.Configuration;
import org.apache.hadoop.hbase.HBaseConfiguration;
import org.apache.hadoop.hbase.HConstants;
import org.apache.hadoop.hbase.regionserver.HRegionServer;
import org.benchsuite.local.Poll;

/** The main class of the JVM with HBase's region server; settings are on the class path. */
public final class RegionServerMain {
  /** The launcher gives up before. */
  private static final Duration START_LIMIT = Duration.ofMinutes(10);

  private RegionServerMain() {}

  /** Takes the port to listen on as its only argument, 0 for any. */
  public static void main(String[] arguments) {
    Launcher.serve(launcher -> run(launcher, arguments[0]));
  }

  private static void run(Launcher launcher, String port) throws Exception {
    Configuration conf = HBaseConfiguration.create();
    conf.set(HConstants.REGIONSERVER_PORT, port);
    HRegionServer server = new HRegionServer(conf);
    server.start();
    Poll.until(START_LIMIT, () -> server.isOnline() || !server.isAlive());
    if (!server.isOnline()) {
      throw new IOException("HBase's region server ended while it was starting");
    }
    launcher.answer(HBaseAnswer.READY, server.getServerName().getPort());
    server.join();
  }
}
