package org.benchsuite.local;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import org.apache.hadoop.conf.Configuration;
import org.apache.hadoop.mapreduce.Job;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestInstance;
import org.junit.jupiter.api.TestInstance.Lifecycle;

/** What a client finds on a running cluster. */
@TestInstance(Lifecycle.PER_CLASS)
class LocalClusterTest {
  private LocalCluster cluster;
  private HdfsFiles files;

  @BeforeAll
  void start() throws IOException {
    cluster = LocalCluster.builder().setting("bench.suite.test", "of the user").start();
    files = new HdfsFiles(cluster.configuration());
  }

  @AfterAll
  void close() {
    cluster.close();
    new Leftovers(cluster.baseDir()).assertNone();
  }

  @Test
  void aFileIsReadBackAsItWasWritten() throws IOException {
    files.write("/tmp/file", "some bytes");
    assertThat(files.read("/tmp/file")).isEqualTo("some bytes");
    assertThat(files.permissions("/tmp/file")).isEqualTo("rw-r--r--");
  }

  @Test
  void aFileCanBeAppendedTo() throws IOException {
    files.write("/tmp/log", "first,");
    files.append("/tmp/log", "second");
    assertThat(files.read("/tmp/log")).isEqualTo("first,second");
  }

  @Test
  void theUsualFoldersAreThere() throws IOException {
    assertThat(files.permissions("/tmp")).isEqualTo("rwxrwxrwt");
    assertThat(files.permissions("/tmp/hadoop-yarn/staging")).isEqualTo("rwxrwxrwt");
    assertThat(files.exists("/user/" + System.getProperty("user.name"))).isTrue();
  }

  @Test
  void everyMapTaskRunsInAContainerOfItsOwn() throws Exception {
    Job job = Jobs.mapOnly(cluster.configuration(), Jobs.ContainerMapper.class, 4, "/job");
    assertThat(job.waitForCompletion(false)).isTrue();
    assertThat(Jobs.outputLines(cluster.configuration(), "/job"))
        .hasSize(4)
        .allMatch(line -> line.startsWith("container_"));
    assertThat(job.getCounters().countCounters()).isPositive();
  }

  @Test
  void theFilesForClientsHoldTheAddressesAndTheUsersSettings() {
    Configuration conf = SiteFiles.read(cluster.confDir());
    assertThat(conf.get("bench.suite.test")).isEqualTo("of the user");
    for (String key : new String[] {"fs.defaultFS", "yarn.resourcemanager.address"}) {
      assertThat(conf.get(key)).contains("localhost:").doesNotEndWith(":0");
      assertThat(cluster.configuration().get(key)).isEqualTo(conf.get(key));
    }
    assertThat(cluster.confDir()).isDirectoryContaining("glob:**/log4j.properties");
  }

  @Test
  void configurationsAreCopies() {
    cluster.configuration().set("dfs.replication", "7");
    assertThat(cluster.configuration().getInt("dfs.replication", 0)).isEqualTo(1);
  }

  @Test
  void aSecondClusterIsAWorldOfItsOwn() throws IOException {
    files.write("/tmp/which", "first");
    try (LocalCluster second = LocalCluster.builder().start()) {
      HdfsFiles secondFiles = new HdfsFiles(second.configuration());
      assertThat(secondFiles.exists("/tmp/which")).isFalse();
      secondFiles.write("/tmp/which", "second");
      assertThat(files.read("/tmp/which")).isEqualTo("first");
    }
    assertThat(files.read("/tmp/which")).isEqualTo("first");
  }
}
