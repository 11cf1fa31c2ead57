package org.benchsuite.hbase.table;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatCode;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.net.InetAddress;
import java.net.ServerSocket;
import org.apache.hadoop.conf.Configuration;
import org.benchsuite.common.NotFitException;
import org.junit.jupiter.api.Test;

/** Where HBase is looked for, and what is said when it is not there. */
class HBaseReachTest {

  private static Configuration conf(String... pairs) {
    Configuration conf = new Configuration(false);
    for (int index = 0; index < pairs.length; index += 2) {
      conf.set(pairs[index], pairs[index + 1]);
    }
    return conf;
  }

  @Test
  void theQuorumIsNamedWithItsPort() {
    assertThat(
            Quorum.of(
                conf(
                    "hbase.zookeeper.quorum", "one, two:2182",
                    "hbase.zookeeper.property.clientPort", "2200")))
        .isEqualTo(new Quorum("one:2200,two:2182", "hbase.zookeeper.quorum"));
  }

  @Test
  void withoutConfigurationItIsThisMachine() {
    assertThat(Quorum.of(conf()).addresses()).isEqualTo("127.0.0.1:2181");
  }

  @Test
  void aRegistryWithoutZooKeeperNamesItsOwnServers() {
    assertThat(
            Quorum.of(
                conf(
                    "hbase.client.registry.impl",
                    "org.apache.hadoop.hbase.client.RpcConnectionRegistry",
                    "hbase.masters",
                    "master:16000")))
        .isEqualTo(new Quorum("master:16000", "hbase.masters"));
  }

  @Test
  void aQuorumThatIsNotThereIsNamed() throws IOException {
    int port = closedPort();
    Configuration conf =
        HBaseReach.configuration(
            conf(
                "hbase.zookeeper.quorum",
                "127.0.0.1",
                "hbase.zookeeper.property.clientPort",
                Integer.toString(port)));

    assertThatThrownBy(() -> HBaseReach.check(conf))
        .isInstanceOf(NotFitException.class)
        .hasMessageStartingWith(
            "Cannot reach HBase at 127.0.0.1:"
                + port
                + " (hbase.zookeeper.quorum): ZooKeeper does not answer; check it in"
                + " hbase-site.xml");
  }

  private static int closedPort() throws IOException {
    try (ServerSocket socket = new ServerSocket(0, 1, InetAddress.getLoopbackAddress())) {
      return socket.getLocalPort();
    }
  }

  @Test
  void aSecureClusterIsToldOfItsTicket() {
    assertThat(HBaseReach.advice(conf("hbase.security.authentication", "kerberos")))
        .contains("kinit")
        .contains("hadoop.security.authentication=kerberos");
    assertThat(HBaseReach.advice(conf("hbase.security.authentication", "simple")))
        .isEqualTo(HBaseReach.advice(conf()))
        .doesNotContain("kinit");
  }

  @Test
  void absentClassesAreNamed() {
    assertThatCode(HBaseClasses::check).doesNotThrowAnyException();
    assertThatThrownBy(() -> HBaseClasses.check("org.example.Absent"))
        .isInstanceOf(NotFitException.class)
        .hasMessageContaining("(org.example.Absent is absent)")
        .hasMessageContaining("HADOOP_CLASSPATH");
  }
}
