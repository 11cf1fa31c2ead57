package org.benchsuite.local;

import java.io.IOException;
import java.io.InputStream;
import java.io.Writer;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.apache.hadoop.conf.Configuration;

/**
 * A Hadoop configuration folder: a file for each component with its settings. That of HBase is only
 * there when it has some.
 */
final class SiteFiles {
  private static final String CORE = "core-site.xml";
  private static final String HBASE = "hbase-site.xml";
  private static final List<String> NAMES =
      List.of(CORE, "hdfs-site.xml", "yarn-site.xml", "mapred-site.xml", HBASE);
  private static final String CLIENT_LOGGING = "log4j-client.properties";
  private static final Map<String, String> FILES_BY_PREFIX = prefixes();

  private SiteFiles() {}

  /** The settings of a folder, on top of the defaults and of what the class path holds. */
  static Configuration read(Path folder) {
    Configuration conf = new Configuration();
    for (String name : NAMES) {
      if (Files.exists(folder.resolve(name))) {
        conf.addResource(new org.apache.hadoop.fs.Path(folder.resolve(name).toUri()));
      }
    }
    return conf;
  }

  /** Writes a whole folder for clients, which appears under its name in one step. */
  static void publish(Path folder, Map<String, String> settings) throws IOException {
    Path unfinished = folder.resolveSibling(folder.getFileName() + ".unfinished");
    Files.createDirectories(unfinished);
    write(unfinished, settings);
    try (InputStream logging = SiteFiles.class.getResourceAsStream(CLIENT_LOGGING)) {
      Files.copy(logging, unfinished.resolve("log4j.properties"));
    }
    Files.move(unfinished, folder, StandardCopyOption.ATOMIC_MOVE);
  }

  /** Writes the files into a folder that is there. */
  static void write(Path folder, Map<String, String> settings) throws IOException {
    for (String name : NAMES) {
      Configuration conf = new Configuration(false);
      settings.forEach(
          (key, value) -> {
            if (fileOf(key).equals(name)) {
              conf.set(key, value);
            }
          });
      if (conf.size() > 0 || !name.equals(HBASE)) {
        try (Writer writer = Files.newBufferedWriter(folder.resolve(name))) {
          conf.writeXml(writer);
        }
      }
    }
  }

  static String fileOf(String key) {
    return FILES_BY_PREFIX.entrySet().stream()
        .filter(entry -> key.startsWith(entry.getKey()))
        .map(Map.Entry::getValue)
        .findFirst()
        .orElse(CORE);
  }

  private static Map<String, String> prefixes() {
    Map<String, String> files = new LinkedHashMap<>();
    files.put("yarn.app.mapreduce.", "mapred-site.xml");
    files.put("mapreduce.", "mapred-site.xml");
    files.put("yarn.", "yarn-site.xml");
    files.put("dfs.", "hdfs-site.xml");
    files.put("hbase.", HBASE);
    files.put("zookeeper.", HBASE);
    return files;
  }
}
