package org.benchsuite.local;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;

/**
 * The folder with the data of HDFS: the NameNode's metadata, one folder of blocks a DataNode, and
 * what ZooKeeper knows of the HBase in it.
 */
final class DataFolder {
  private DataFolder() {}

  static Path nameNode(Path data) {
    return data.resolve("namenode");
  }

  static Path dataNode(Path data, int index) {
    return data.resolve("datanode-" + index);
  }

  /** Of no use without HBase's data in HDFS, and the other way round. */
  static Path zooKeeper(Path data) {
    return data.resolve("zookeeper");
  }

  /** Whether a NameNode has been here before. */
  static boolean isFormatted(Path data) {
    return Files.exists(nameNode(data).resolve("current/VERSION"));
  }

  /** Makes the folder, and refuses one whose blocks the wanted DataNodes would not all serve. */
  static void prepare(Path data, int dataNodes) throws IOException {
    try {
      Files.createDirectories(data);
    } catch (IOException refused) {
      throw new IOException("The data directory %s cannot be created".formatted(data), refused);
    }
    if (Files.exists(dataNode(data, dataNodes))) {
      throw new IOException(
          "The data in %s lies on more than %d DataNodes; start it with as many as before"
              .formatted(data, dataNodes));
    }
  }
}
