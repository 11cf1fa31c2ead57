package org.benchsuite.local;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicInteger;
import org.apache.hadoop.conf.Configuration;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The files of a cluster and the settings in them. */
class ClusterFilesTest {
  @TempDir private Path folder;

  @Test
  void optionsAreReadAsTheyWereWritten() throws IOException {
    ClusterOptions options = options(Map.of("a.key", "a=value: with, signs\nand lines"));
    options.write();
    assertThat(ClusterOptions.read(options.layout())).isEqualTo(options);
    ClusterOptions withHBase =
        new ClusterOptions(
            options.layout(), folder, 1, Optional.of(folder.resolve("lib")), Map.of());
    withHBase.write();
    assertThat(ClusterOptions.read(options.layout())).isEqualTo(withHBase);
  }

  @Test
  void theUsersSettingsWin() {
    ClusterOptions options = options(Map.of("dfs.replication", "9", "my.own", "x"));
    assertThat(ClusterSettings.shared(options, "lib.jar"))
        .containsEntry("dfs.replication", "9")
        .containsEntry("my.own", "x")
        .containsEntry("mapreduce.application.classpath", "lib.jar");
  }

  @Test
  void fourMapTasksAndTwoMastersFitAtOnce() {
    ClusterOptions options = options(Map.of());
    Map<String, String> shared = ClusterSettings.shared(options, "");
    int all = number(ClusterSettings.daemons(options), "yarn.nodemanager.resource.memory-mb");
    int master = number(shared, "yarn.app.mapreduce.am.resource.mb");
    assertThat(all)
        .isGreaterThanOrEqualTo(2 * master + 4 * number(shared, "mapreduce.map.memory.mb"));
  }

  @Test
  void everySettingGoesToTheFileOfItsComponent() throws IOException {
    Path conf = folder.resolve("conf");
    SiteFiles.publish(
        conf,
        Map.of(
            "fs.defaultFS", "hdfs://localhost:1",
            "dfs.replication", "2",
            "yarn.resourcemanager.address", "localhost:3",
            "yarn.app.mapreduce.am.resource.mb", "4",
            "mapreduce.map.memory.mb", "5",
            "hbase.client.pause", "6",
            "zookeeper.session.timeout", "7"));
    assertThat(valueIn(conf, "core-site.xml", "fs.defaultFS")).isEqualTo("hdfs://localhost:1");
    assertThat(valueIn(conf, "hdfs-site.xml", "dfs.replication")).isEqualTo("2");
    assertThat(valueIn(conf, "yarn-site.xml", "yarn.resourcemanager.address"))
        .isEqualTo("localhost:3");
    assertThat(valueIn(conf, "mapred-site.xml", "yarn.app.mapreduce.am.resource.mb"))
        .isEqualTo("4");
    assertThat(valueIn(conf, "mapred-site.xml", "mapreduce.map.memory.mb")).isEqualTo("5");
    assertThat(valueIn(conf, "yarn-site.xml", "mapreduce.map.memory.mb")).isNull();
    assertThat(valueIn(conf, "hbase-site.xml", "hbase.client.pause")).isEqualTo("6");
    assertThat(valueIn(conf, "hbase-site.xml", "zookeeper.session.timeout")).isEqualTo("7");
  }

  @Test
  void withoutHBaseThereIsNoFileOfIt() throws IOException {
    Path conf = folder.resolve("conf");
    SiteFiles.publish(conf, Map.of("fs.defaultFS", "hdfs://localhost:1"));
    assertThat(conf.resolve("hbase-site.xml")).doesNotExist();
    assertThat(conf.resolve("yarn-site.xml")).exists();
    assertThat(SiteFiles.read(conf).get("fs.defaultFS")).isEqualTo("hdfs://localhost:1");
  }

  @Test
  void aFolderIsDeletedWithoutFollowingLinks() throws IOException {
    Path outside = Files.createFile(Files.createDirectory(folder.resolve("kept")).resolve("file"));
    Path inside = Files.createDirectories(folder.resolve("gone/deeper"));
    Files.createSymbolicLink(inside.resolve("link"), outside.getParent());
    assertThat(Folders.delete(folder.resolve("gone"), Duration.ofSeconds(1))).isTrue();
    assertThat(folder.resolve("gone")).doesNotExist();
    assertThat(outside).exists();
    assertThat(Folders.delete(folder.resolve("gone"), Duration.ofSeconds(1))).isTrue();
  }

  @Test
  void pollingEndsWithTheStateOrTheDeadline() {
    AtomicInteger asked = new AtomicInteger();
    assertThat(Poll.until(Duration.ofSeconds(10), () -> asked.incrementAndGet() == 3)).isTrue();
    assertThat(asked).hasValue(3);
    assertThat(Poll.until(Duration.ofMillis(50), () -> false)).isFalse();
  }

  @Test
  void pollingKeepsAnInterruptForLater() {
    AtomicInteger asked = new AtomicInteger();
    Thread.currentThread().interrupt();
    assertThat(Poll.until(Duration.ofSeconds(10), () -> asked.incrementAndGet() == 3)).isTrue();
    assertThat(Thread.interrupted()).isTrue();
  }

  @Test
  void fewerDataNodesThanTheDataLiesOnAreRefused() throws IOException {
    Files.createDirectories(DataFolder.dataNode(folder, 1));
    DataFolder.prepare(folder, 2);
    assertThatThrownBy(() -> DataFolder.prepare(folder, 1))
        .isInstanceOf(IOException.class)
        .hasMessageContaining("more than 1 DataNodes");
  }

  private ClusterOptions options(Map<String, String> settings) {
    return new ClusterOptions(
        new ClusterLayout(folder), folder.resolve("data"), 1, Optional.empty(), settings);
  }

  private static int number(Map<String, String> settings, String key) {
    return Integer.parseInt(settings.get(key));
  }

  private static String valueIn(Path conf, String file, String key) {
    Configuration settings = new Configuration(false);
    settings.addResource(new org.apache.hadoop.fs.Path(conf.resolve(file).toUri()));
    return settings.get(key);
  }
}
