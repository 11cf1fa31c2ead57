package org.benchsuite.it;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.params.provider.Arguments.arguments;

import java.io.IOException;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.nio.file.Path;
import java.time.Duration;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

/** Whatever is wrong with a line of hbase-pe gets one sentence, and leaves no table or record. */
class HBaseBadInputIT {

  private static final int USAGE = 2;
  private static final int NOT_FIT = 3;
  private static final String TABLE = "bad_input";

  @TempDir Path folder;

  static Stream<Arguments> mistakes() {
    String codecs = "LZO, GZ, NONE, SNAPPY, LZ4, BZIP2, ZSTD, LZMA, BROTLI";
    return Stream.of(
        arguments("sequentialWrite 0", USAGE, "NCLIENTS must be 1 to 500, not 0."),
        arguments("sequentialWrite 501", USAGE, "NCLIENTS must be 1 to 500, not 501."),
        arguments("sequentialWrite many", USAGE, "(NCLIENTS): 'many' is not"),
        arguments("sequentialWrite", USAGE, "'NCLIENTS'"),
        arguments("squentialWrite 1", USAGE, "did you mean sequentialWrite or"),
        arguments("randomeRead 1", USAGE, "did you mean randomRead or"),
        arguments("org.example.MyTest 1", USAGE, "looks like a class"),
        arguments("--compress=SNAPY sequentialWrite 1", USAGE, codecs),
        arguments("--bloomFilter=ALL sequentialWrite 1", USAGE, "NONE, ROW, ROWCOL"),
        arguments("--row=5 sequentialWrite 1", USAGE, "Unknown option '--row=5'; did you mean"),
        arguments("--rows=0 sequentialWrite 1", USAGE, "--rows must be 1 or more, not 0."),
        arguments("--mix=A randomRead 1", USAGE, "--mix tells what 'mixed' does"),
        arguments("--autoFlush=perhaps sequentialWrite 1", USAGE, "'--autoFlush'"),
        arguments("--compress=LZO sequentialWrite 1", NOT_FIT, "with --compress=LZO: its servers"),
        arguments("--encryption=ROT13 sequentialWrite 1", NOT_FIT, "--encryption=ROT13"),
        arguments("--splitPolicy=no.Such sequentialWrite 1", NOT_FIT, "no.Such"),
        arguments("sequentialRead 1", NOT_FIT, "Table 'bad_input' does not exist and sequential"),
        arguments(
            "asyncScan 1", NOT_FIT, "write it first: pe --nomapred --rows=10 --table=bad_input"),
        arguments("--mix=A mixed 1", NOT_FIT, "'bad_input' does not exist and mixed needs"),
        arguments("randomDelete 1", NOT_FIT, "'bad_input' does not exist"));
  }

  @ParameterizedTest(name = "{0}")
  @MethodSource("mistakes")
  void isToldInOneSentence(String line, int exitCode, String words) throws IOException {
    boolean rows = line.contains("--rows");
    assertRefused((rows ? "" : "--rows=10 ") + "--table=" + TABLE + " " + line, exitCode, words);
    try (HBaseTable table = new HBaseTable(TABLE)) {
      assertThat(table.exists()).isFalse();
    }
  }

  private void assertRefused(String line, int exitCode, String words) {
    InProcess.Finished finished = new PeLine(folder).run(line);
    assertThat(finished.exitCode()).as(finished.toString()).isEqualTo(exitCode);
    assertThat(finished.err().strip()).contains(words).doesNotContain("\tat ");
    assertThat(finished.err().strip().lines()).hasSize(1);
    assertThat(finished.out()).isEmpty();
    assertThat(folder.resolve("results")).doesNotExist();
  }

  @Test
  void namespaceThatIsNotThereIsNamed() {
    assertRefused(
        "--rows=10 --table=no_such:table sequentialWrite 1", NOT_FIT, "create_namespace 'no_such'");
  }

  @Test
  void zooKeeperThatIsNotThereIsNamedSoon() throws IOException {
    int port = closedPort();
    long start = System.nanoTime();
    assertRefused(
        "--rows=10 -D hbase.zookeeper.quorum=localhost -D hbase.zookeeper.property.clientPort="
            + port
            + " sequentialWrite 1",
        NOT_FIT,
        "Cannot reach HBase at localhost:" + port + " (hbase.zookeeper.quorum)");
    assertThat(Duration.ofNanos(System.nanoTime() - start)).isLessThan(Duration.ofSeconds(30));
  }

  private static int closedPort() throws IOException {
    try (ServerSocket socket = new ServerSocket(0, 1, InetAddress.getLoopbackAddress())) {
      return socket.getLocalPort();
    }
  }
}
