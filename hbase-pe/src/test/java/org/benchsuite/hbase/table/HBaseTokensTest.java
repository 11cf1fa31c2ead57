package org.benchsuite.hbase.table;

import static org.assertj.core.api.Assertions.assertThat;

import org.apache.hadoop.conf.Configuration;
import org.apache.hadoop.hbase.HBaseConfiguration;
import org.apache.hadoop.mapred.JobConf;
import org.apache.hadoop.mapreduce.Job;
import org.junit.jupiter.api.Test;

/** What a job needs to speak to HBase, and what it must not lose for it. */
class HBaseTokensTest {

  @Test
  void theJobGetsHBasesSettingsAndKeepsItsOwn() throws Exception {
    Configuration run = new JobConf();
    run.set("mapreduce.job.queuename", "bench");
    Configuration client = HBaseConfiguration.create(run);
    client.set("hbase.zookeeper.quorum", "one,two");
    client.set("hbase.security.authentication", "kerberos");
    client.set("hbase.regionserver.kerberos.principal", "hbase/_HOST@EXAMPLE.COM");
    Job job = Job.getInstance(run);
    job.setNumReduceTasks(0);
    job.setSpeculativeExecution(false);
    job.getConfiguration().setInt("mapreduce.fileoutputcommitter.algorithm.version", 2);

    HBaseTokens.addMissing(job.getConfiguration(), client);

    Configuration sent = job.getConfiguration();
    assertThat(sent.get("hbase.zookeeper.quorum")).isEqualTo("one,two");
    assertThat(sent.get("hbase.security.authentication")).isEqualTo("kerberos");
    assertThat(sent.get("hbase.regionserver.kerberos.principal"))
        .isEqualTo("hbase/_HOST@EXAMPLE.COM");
    assertThat(sent.get("hbase.client.retries.number")).isNotNull();
    assertThat(sent.get("mapreduce.job.queuename")).isEqualTo("bench");
    assertThat(job.getNumReduceTasks()).isZero();
    assertThat(sent.getBoolean("mapreduce.map.speculative", true)).isFalse();
    assertThat(sent.getInt("mapreduce.fileoutputcommitter.algorithm.version", 0)).isEqualTo(2);
  }

  @Test
  void withoutSecurityThereIsNoToken() throws Exception {
    Job job = Job.getInstance(HBaseConfiguration.create());
    assertThat(HBaseTokens.obtain(job)).isFalse();
    assertThat(job.getCredentials().numberOfTokens()).isZero();
  }
}
