package org.benchsuite.it;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.benchsuite.results.OpStats;
import org.benchsuite.results.RunRecord;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/**
 * Whose HBase client is used: the cluster's own, of many jars and not shaded, where {@code
 * HADOOP_CLASSPATH} has it, and otherwise the one that the job jar carries.
 */
class HBaseClassPathIT {

  private static final String TABLE = "--table=PeClassPath";
  private static final String OWN = "hbase-client-2.6.4.jar";
  private static final String NO_LIBRARIES = "HADOOP_CLIENT_SKIP_UNJAR";

  @TempDir Path folder;

  @Test
  void clustersClientTakesPrecedenceWhereverItStands() throws Exception {
    run(pe("--nomapred", TABLE, "--rows=500", "--verify", "sequentialWrite", "2"));

    String[] read = {"--nomapred", TABLE, "--rows=500", "--verify", "randomRead", "2"};
    assertThat(client(run(pe(read)))).startsWith("hbase-shaded-mapreduce-");
    RunRecord behind = run(pe(read).behindHadoop(clustersClient()));
    assertThat(client(behind)).isEqualTo(OWN);
    assertThat(behind.fingerprint().facts()).containsEntry("hbase.client.version", "2.6.4");
    assertThat(client(run(pe(read).beforeHadoop(clustersClient())))).isEqualTo(OWN);

    HadoopCommand onYarn =
        pe(TABLE, "--rows=500", "--verify", "randomRead", "2").beforeHadoop(clustersClient());
    Process client = onYarn.start();
    SubmittedJob job = SubmittedJob.await(HBaseTestCluster.configuration(), folder, client);
    assertThat(client(check(onYarn.finish(client)))).isEqualTo(OWN);
    assertThat(job.libraries())
        .contains(OWN, "hbase-common-2.6.4.jar", "hbase-protocol-shaded-2.6.4.jar")
        .noneMatch(name -> name.startsWith("hbase-shaded-mapreduce"));
    assertThat(job.jarEntries()).noneMatch(name -> name.startsWith("lib/"));
  }

  @Test
  void withoutAnyClientOneSentenceSaysSo() throws Exception {
    HadoopCommand.Finished refused =
        pe("--nomapred", TABLE, "randomRead", "1").with(NO_LIBRARIES, "true").run();
    assertThat(refused.exitCode()).as(refused.toString()).isEqualTo(3);
    assertThat(refused.err())
        .startsWith("HBase's client is not on the class path (")
        .contains("HADOOP_CLASSPATH")
        .hasLineCount(1);
    assertThat(refused.out()).isEmpty();

    HadoopCommand.Finished list = command("list").with(NO_LIBRARIES, "true").run();
    assertThat(list.exitCode()).as(list.toString()).isZero();
    assertThat(list.out()).contains("hbase-pe, pe ");
    HadoopCommand.Finished help = pe("--help").with(NO_LIBRARIES, "true").run();
    assertThat(help.exitCode()).as(help.toString()).isZero();
    assertThat(help.out()).contains("Usage: hbase-pe|pe", "--threadsPerMap");
  }

  private RunRecord run(HadoopCommand command) throws IOException, InterruptedException {
    return check(command.run());
  }

  private RunRecord check(HadoopCommand.Finished finished) throws IOException {
    assertThat(finished.exitCode()).as(finished.toString()).isZero();
    RunRecord record = Records.latest(folder.resolve("bench-suite-results"));
    assertThat(record.valid()).isTrue();
    if (record.operation().equals("randomRead")) {
      assertThat(record.trials().get(0).operations())
          .extracting(OpStats::count)
          .containsExactly(1000L);
    }
    return record;
  }

  private static String client(RunRecord record) {
    return record.fingerprint().facts().get("hbase.client.jar");
  }

  private HadoopCommand pe(String... words) {
    return command(Stream.concat(Stream.of("pe"), Stream.of(words)).toArray(String[]::new));
  }

  private HadoopCommand command(String... words) {
    return HadoopCommand.jarOn(HBaseTestCluster.confDir(), folder, "bench.jar", words);
  }

  /** What {@code hbase classpath} has of it, jar by jar. */
  private static String clustersClient() throws IOException {
    try (Stream<Path> jars = Files.list(Path.of(System.getProperty("bench.upstream.hbase")))) {
      return jars.map(Path::toString)
          .filter(jar -> jar.endsWith(".jar") && !jar.endsWith("-tests.jar"))
          .sorted()
          .collect(Collectors.joining(":"));
    }
  }
}
