package org.benchsuite.local;

import java.io.IOException;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.function.Consumer;
import org.apache.hadoop.conf.Configuration;

/**
 * A real HDFS and YARN on this machine, in one child JVM, for as long as this object is open; map
 * and reduce tasks run in container JVMs of their own, and so does HBase where it is wanted.
 */
public final class LocalCluster implements AutoCloseable {
  private final ClusterLayout layout;
  private final ClusterProcess process;
  private final Optional<EmbeddedHBase> hbase;
  private final AtExit closeAtExit = AtExit.run("close-local-cluster", this::end);
  private boolean closed;

  private LocalCluster(
      ClusterLayout layout, ClusterProcess process, Optional<EmbeddedHBase> hbase) {
    this.layout = layout;
    this.process = process;
    this.hbase = hbase;
  }

  /** A cluster with one DataNode and data that ends with it, unless told otherwise. */
  public static Builder builder() {
    return new Builder();
  }

  /** Settings of a client of this cluster, a fresh copy at every call. */
  public Configuration configuration() {
    return SiteFiles.read(confDir());
  }

  /** The folder that HADOOP_CONF_DIR of a stock Hadoop client points to. */
  public Path confDir() {
    return layout.conf();
  }

  /** The folder of this cluster alone: its logs and scratch files; gone when it is closed. */
  public Path baseDir() {
    return layout.base();
  }

  /** The process id of the cluster's JVM. */
  public long pid() {
    return process.pid();
  }

  /** The HBase of a cluster that was started with one. */
  public Optional<EmbeddedHBase> hbase() {
    return hbase;
  }

  /** Ends the cluster, its containers and its folder; does nothing the second time. */
  @Override
  public void close() {
    end();
    closeAtExit.callOff();
  }

  private synchronized void end() {
    if (!closed) {
      closed = true;
      process.end();
    }
  }

  /** What a cluster is to be like. */
  public static final class Builder {
    private static final String HBASE_LIBRARIES = "lib-hbase";

    private final Map<String, String> settings = new TreeMap<>();
    private final List<String> daemonOptions = new ArrayList<>();
    private int dataNodes = 1;
    private Path dataDir;
    private Path libDir;
    private boolean hbase;
    private Path hbaseLibDir;
    private Consumer<String> progress = part -> {};
    private Duration startLimit = Duration.ofSeconds(180);

    private Builder() {}

    public Builder dataNodes(int count) {
      this.dataNodes = count;
      return this;
    }

    /** Where HDFS keeps its data; it outlives the cluster and can be started on again. */
    public Builder dataDir(Path folder) {
      this.dataDir = folder;
      return this;
    }

    /** A Hadoop setting for the daemons and their clients. */
    public Builder setting(String key, String value) {
      settings.put(key, value);
      return this;
    }

    /** A folder with the jars of the cluster; without it, the class path of this JVM. */
    public Builder libDir(Path folder) {
      this.libDir = folder;
      return this;
    }

    /** With HBase, on HDFS and in JVMs of its own. */
    public Builder hbase() {
      this.hbase = true;
      return this;
    }

    /**
     * A folder with the jars of HBase; without it, {@code lib-hbase} beside those of the cluster.
     */
    public Builder hbaseLibDir(Path folder) {
      this.hbaseLibDir = folder;
      return this;
    }

    public Builder startLimit(Duration limit) {
      this.startLimit = limit;
      return this;
    }

    /** Is told of every part of the cluster as it comes up. */
    public Builder progress(Consumer<String> listener) {
      this.progress = listener;
      return this;
    }

    /** Returns when all parts of the cluster are ready for a client. */
    public LocalCluster start() throws IOException {
      return start(ClusterLayout.temporary());
    }

    LocalCluster start(ClusterLayout layout) throws IOException {
      ClusterProcess process = launch(layout, false);
      LocalCluster cluster =
          new LocalCluster(
              layout,
              process,
              hbaseLibraries().map(libraries -> new EmbeddedHBase(layout, libraries)));
      try {
        cluster.process.awaitReady(startLimit);
      } catch (IOException failure) {
        cluster.close();
        throw failure;
      }
      return cluster;
    }

    /** An option of the cluster's JVM. */
    Builder daemonOption(String option) {
      daemonOptions.add(option);
      return this;
    }

    Duration startLimit() {
      return startLimit;
    }

    /** Starts the cluster's JVM; when that fails, nothing of the layout is left. */
    ClusterProcess launch(ClusterLayout layout, boolean ignoreTerminal) throws IOException {
      try {
        ClassPath classPath = classPath();
        Optional<ClassArchive> archive = ClassArchive.find(classPath);
        ClusterOptions options = options(layout, archive);
        ClusterCommand command = new ClusterCommand(layout, classPath, archive, daemonOptions);
        return ClusterProcess.launch(options, command.prepare(ignoreTerminal), progress);
      } catch (IOException | RuntimeException failure) {
        ClusterRemains.clear(layout);
        throw failure;
      }
    }

    private ClusterOptions options(ClusterLayout layout, Optional<ClassArchive> archive)
        throws IOException {
      Map<String, String> all = new TreeMap<>();
      archive.map(ClassArchive::containerSettings).ifPresent(all::putAll);
      all.putAll(settings);
      Path data = dataDir == null ? layout.defaultData() : dataDir.toAbsolutePath();
      DataFolder.prepare(data, dataNodes);
      Optional<Path> hbaseLibraries = hbaseLibraries();
      if (hbaseLibraries.isPresent()) {
        HBaseCommand.check(hbaseLibraries.get());
      }
      return new ClusterOptions(layout, data, dataNodes, hbaseLibraries, all);
    }

    private ClassPath classPath() throws IOException {
      return libDir == null ? ClassPath.current() : ClassPath.of(libDir);
    }

    private Optional<Path> hbaseLibraries() throws IOException {
      if (!hbase) {
        return Optional.empty();
      }
      if (hbaseLibDir != null) {
        return Optional.of(hbaseLibDir.toAbsolutePath());
      }
      Path libraries =
          classPath()
              .folder()
              .orElseThrow(
                  () ->
                      new IOException(
                          "The jars of HBase must be in a folder of their own; name it"));
      return Optional.of(libraries.resolveSibling(HBASE_LIBRARIES));
    }
  }
}
