package org.benchsuite.common.cluster;

import static org.assertj.core.api.Assertions.assertThat;

import org.apache.hadoop.conf.Configuration;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class RedactorTest {

  private final Redactor redactor = new Redactor(new Configuration(false));

  @ParameterizedTest
  @CsvSource({
    "fs.s3a.secret.key, abc",
    "fs.s3a.access.key, abc",
    "fs.s3a.session.token, abc",
    "fs.azure.account.key.x.blob.core.windows.net, abc",
    "javax.jdo.option.ConnectionPassword, abc",
    "ssl.client.keystore.password, abc",
    "ldap.bind.passwd, abc",
    "my.api-key, abc",
    "ha.zookeeper.auth, digest:user:abc",
    "hadoop.zk.auth, digest:user:abc",
    "yarn.resourcemanager.zk-auth, digest:user:abc",
    "zookeeper.ssl.keyStore.password, abc",
    "hbase.rpc.tls.keystore.password, abc",
    "hbase.rest.ssl.keystore.keypassword, abc",
    "hadoop.security.group.mapping.ldap.bind.password, abc"
  })
  void hidesSecretsByName(String name, String value) {
    assertThat(redactor.redact(name, value)).isEqualTo(Redactor.HIDDEN);
  }

  @ParameterizedTest
  @CsvSource({
    "dfs.replication, 3",
    "yarn.resourcemanager.address, host:8032",
    "dfs.block.access.token.enable, true",
    "dfs.namenode.keytab.file, /etc/nn.keytab",
    "dfs.data.transfer.saslproperties.resolver.class, a.B",
    "hadoop.security.sasl.qop, auth",
    "hbase.client.keytab.file, /etc/client.keytab",
    "hbase.security.authentication, kerberos",
    "hbase.zookeeper.quorum, one:2181",
    "hbase.regionserver.kerberos.principal, hbase/_HOST@EXAMPLE.COM",
    "mapreduce.job.maps, 4"
  })
  void keepsTheRest(String name, String value) {
    assertThat(redactor.redact(name, value)).isEqualTo(value);
  }

  @Test
  void hidesPasswordsInsideText() {
    assertThat(Redactor.redactText("hdfs://me:hunter2@host/path")).doesNotContain("hunter2");
    assertThat(Redactor.redactText("-Xmx1g -Dssl.password=hunter2 -Dx=1"))
        .doesNotContain("hunter2")
        .contains("-Xmx1g")
        .contains("-Dx=1");
    assertThat(redactor.redact("hbase.crypto.keyprovider.parameters", "jceks:/k?password=hunter2"))
        .doesNotContain("hunter2");
    assertThat(redactor.redact("mapreduce.map.env", "AWS_SECRET_KEY=hunter2,A=b"))
        .doesNotContain("hunter2")
        .contains("A=b");
  }
}
