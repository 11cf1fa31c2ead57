package org.benchsuite.local;

import java.io.IOException;
import java.io.Reader;
import java.io.Writer;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import java.util.Optional;
import java.util.Properties;
import java.util.TreeMap;

/**
 * What a cluster is started with, with HBase when its libraries are named; handed to the cluster's
 * JVM as a properties file.
 */
record ClusterOptions(
    ClusterLayout layout,
    Path data,
    int dataNodes,
    Optional<Path> hbaseLibraries,
    Map<String, String> settings) {
  private static final String DATA = "data";
  private static final String DATA_NODES = "dataNodes";
  private static final String HBASE_LIBRARIES = "hbaseLibraries";
  private static final String SETTING = "setting.";

  ClusterOptions {
    settings = Map.copyOf(settings);
  }

  void write() throws IOException {
    Properties properties = new Properties();
    properties.setProperty(DATA, data.toString());
    properties.setProperty(DATA_NODES, Integer.toString(dataNodes));
    hbaseLibraries.ifPresent(
        libraries -> properties.setProperty(HBASE_LIBRARIES, libraries.toString()));
    settings.forEach((key, value) -> properties.setProperty(SETTING + key, value));
    try (Writer writer = Files.newBufferedWriter(layout.options())) {
      properties.store(writer, null);
    }
  }

  static ClusterOptions read(ClusterLayout layout) throws IOException {
    Properties properties = new Properties();
    try (Reader reader = Files.newBufferedReader(layout.options())) {
      properties.load(reader);
    }
    Map<String, String> settings = new TreeMap<>();
    for (String name : properties.stringPropertyNames()) {
      if (name.startsWith(SETTING)) {
        settings.put(name.substring(SETTING.length()), properties.getProperty(name));
      }
    }
    Path data = Path.of(properties.getProperty(DATA));
    int dataNodes = Integer.parseInt(properties.getProperty(DATA_NODES));
    Optional<Path> hbaseLibraries =
        Optional.ofNullable(properties.getProperty(HBASE_LIBRARIES)).map(Path::of);
    return new ClusterOptions(layout, data, dataNodes, hbaseLibraries, settings);
  }
}
