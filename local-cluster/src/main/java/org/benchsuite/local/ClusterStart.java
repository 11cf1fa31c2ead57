package org.benchsuite.local;

import java.io.IOException;
import java.util.Map;
import java.util.TreeMap;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.function.Consumer;
import org.apache.hadoop.conf.Configuration;
import org.apache.hadoop.hdfs.HdfsConfiguration;
import org.apache.hadoop.mapreduce.v2.hs.JobHistoryServer;
import org.apache.hadoop.metrics2.lib.DefaultMetricsSystem;
import org.apache.hadoop.yarn.conf.YarnConfiguration;

/**
 * Brings up every daemon, those of HDFS and YARN in this JVM, and writes the clients' configuration
 * folder at the end.
 */
final class ClusterStart {
  private final ClusterOptions options;
  private final Consumer<YarnDaemons> yarnStarted;
  private final Consumer<String> progress;
  private final Map<String, String> shared;

  ClusterStart(
      ClusterOptions options, Consumer<YarnDaemons> yarnStarted, Consumer<String> progress) {
    this.options = options;
    this.yarnStarted = yarnStarted;
    this.progress = progress;
    this.shared = ClusterSettings.shared(options, taskClassPath());
  }

  void run() throws Exception {
    // several daemons of a kind may register the same metrics
    DefaultMetricsSystem.setMiniClusterMode(true);
    writeDaemonSettings();
    Map<String, String> addresses = new TreeMap<>();
    // YARN needs neither of the others to start, and two cores are idle
    ExecutorService executor = Executors.newFixedThreadPool(2);
    Future<HdfsDaemons> hdfs = executor.submit(this::startHdfs);
    Future<Map<String, String>> hbase = executor.submit(() -> startHBase(hdfs.get().addresses()));
    executor.shutdown();
    addresses.putAll(startYarn().addresses());
    addresses.putAll(hdfs.get().addresses());
    addresses.putAll(startHistory(addresses));
    addresses.putAll(hbase.get());
    writeClientSettings(addresses);
  }

  private HdfsDaemons startHdfs() throws IOException {
    HdfsDaemons hdfs = HdfsDaemons.start(options, daemonSettings());
    progress.accept("HDFS");
    return hdfs;
  }

  /** Returns the addresses that clients need; none when no HBase is wanted. */
  private Map<String, String> startHBase(Map<String, String> fileSystem) throws IOException {
    if (options.hbaseLibraries().isEmpty()) {
      return Map.of();
    }
    Map<String, String> settings = new TreeMap<>(shared);
    settings.putAll(fileSystem);
    HBaseDaemons hbase = HBaseDaemons.start(options, options.hbaseLibraries().get(), settings);
    progress.accept("HBase");
    return hbase.addresses();
  }

  private YarnDaemons startYarn() throws IOException {
    YarnDaemons yarn = YarnDaemons.start(daemonSettings());
    yarnStarted.accept(yarn);
    progress.accept("YARN");
    return yarn;
  }

  private Map<String, String> startHistory(Map<String, String> addresses) {
    Configuration conf = daemonSettings();
    addresses.forEach(conf::set);
    JobHistoryServer history = new JobHistoryServer();
    history.init(conf);
    history.start();
    Map<String, String> bound = new TreeMap<>();
    for (String key :
        new String[] {"mapreduce.jobhistory.address", "mapreduce.jobhistory.webapp.address"}) {
      bound.put(key, history.getConfig().get(key));
    }
    progress.accept("job history");
    return bound;
  }

  private void writeClientSettings(Map<String, String> addresses) throws IOException {
    Map<String, String> client = new TreeMap<>(shared);
    client.putAll(addresses);
    SiteFiles.publish(options.layout().conf(), client);
  }

  /** Onto the class path, because parts of the daemons read their settings from nowhere else. */
  private void writeDaemonSettings() throws IOException {
    Map<String, String> settings = new TreeMap<>(ClusterSettings.daemons(options));
    settings.putAll(shared);
    SiteFiles.write(options.layout().resources(), settings);
  }

  private static Configuration daemonSettings() {
    return new YarnConfiguration(new HdfsConfiguration());
  }

  /** The jars of this JVM, without the resources that only the daemons may see. */
  private String taskClassPath() {
    return ClassPath.current().without(options.layout().resources()).joinedBy(",");
  }
}
