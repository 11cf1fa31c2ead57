package org.benchsuite.it;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.params.provider.Arguments.arguments;

import java.io.IOException;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

/** Whatever is wrong gets one clear sentence and its exit code, and leaves nothing behind. */
class BadInputIT {

  private static final int USAGE = 2;
  private static final int NOT_FIT = 3;

  @TempDir Path folder;

  static Stream<Arguments> mistakes() {
    return Stream.of(
        arguments("-write -nrFile 3", USAGE, "Unknown option '-nrFile'; did you mean"),
        arguments("-write -nrFiles 0", USAGE, "-nrFiles must be 1 or more, not 0."),
        arguments("-write -nrFiles many", USAGE, "'-nrFiles'"),
        arguments("-write -size -1", USAGE, "the size must be positive, not '-1'."),
        arguments("-write -size 10_apples", USAGE, "'10 apples' is not a size"),
        arguments("-write -size", USAGE, "'-size'"),
        arguments("-nrFiles 3", USAGE, "exactly one of -write, -read, -append"),
        arguments("-write -read", USAGE, "exactly one of -write, -read, -append"),
        arguments("-write -random", USAGE, "go with -read"),
        arguments("-read -random -backward", USAGE, "not several"),
        arguments("-write -data gold", USAGE, "'gold' is no kind of data"),
        arguments("-write -data compressible:0.5", USAGE, "'compressible:0.5' is no kind of data"),
        arguments("-write -sync always", USAGE, "'-sync'"),
        arguments("-write -trials 0", USAGE, "-trials must be 1 or more, not 0."),
        arguments("-write -replication 0", USAGE, "-replication must be 1 or more, not 0."),
        arguments("-write -conf /no/such.xml", USAGE, "'/no/such.xml' given by -conf"),
        arguments("-write -D novalue", USAGE, "-D needs KEY=VALUE, not 'novalue'"),
        arguments("-write -compression com.example.None", USAGE, "no class com.example.None"),
        arguments("-write -compression java.lang.String", USAGE, "is no compression codec"),
        arguments("-append -erasureCodePolicy RS-3-2-1024k", USAGE, "cannot append erasure-coded"),
        arguments("-truncate -erasureCodePolicy RS-3-2-1024k", USAGE, "cannot truncate erasure"),
        arguments("-write -erasureCodePolicy NONE-1", USAGE, "knows no policy 'NONE-1'"),
        arguments("-write -storagePolicy LUKEWARM", USAGE, "-storagePolicy LUKEWARM"),
        arguments("-read -random -compression a.B", USAGE, "-compression goes with"),
        arguments("-read", NOT_FIT, "nothing to read in"),
        arguments("-append", NOT_FIT, "nothing to append in"),
        arguments("-write -nrFiles 1000 -size 1TB", NOT_FIT, "Not enough space"));
  }

  @ParameterizedTest(name = "{0}")
  @MethodSource("mistakes")
  void isToldInOneSentence(String options, int exitCode, String words) {
    String[] typed =
        Stream.of(options.split(" ")).map(word -> word.replace('_', ' ')).toArray(String[]::new);
    InProcess.Finished finished =
        new InProcess(folder).dfsio("/tmp/dfsio-bad-input-" + System.nanoTime(), typed);
    assertThat(finished.exitCode()).as(finished.toString()).isEqualTo(exitCode);
    assertThat(finished.err().strip()).contains(words).doesNotContain("\tat ");
    assertThat(finished.err().strip().lines().filter(line -> !line.isBlank())).hasSize(1);
    assertThat(finished.out()).isEmpty();
    assertThat(folder.resolve("results")).doesNotExist();
    assertThat(folder.resolve("TestDFSIO_results.log")).doesNotExist();
  }

  @Test
  void readOfTooFewFilesNamesTheMissingOne() {
    InProcess suite = new InProcess(folder);
    String root = "/tmp/dfsio-too-few";
    assertThat(suite.dfsio(root, "-write", "-nrFiles", "2").exitCode()).isZero();
    InProcess.Finished read = suite.dfsio(root, "-read", "-nrFiles", "3");
    assertThat(read.exitCode()).isEqualTo(NOT_FIT);
    assertThat(read.err()).contains("Of 3 files").contains("test_io_2 is missing");
    InProcess.Finished longer = suite.dfsio(root, "-read", "-nrFiles", "2", "-size", "2MB");
    assertThat(longer.exitCode()).isEqualTo(NOT_FIT);
    assertThat(longer.err()).contains("holds").contains("less than the -size");
  }

  @Test
  void brokenConfigurationFileIsNamed() throws IOException {
    Path broken = Files.writeString(folder.resolve("broken.xml"), "<configuration><prop");
    InProcess.Finished finished = InProcess.run("dfsio", "-write", "-conf", broken.toString());
    assertThat(finished.exitCode()).isEqualTo(USAGE);
    assertThat(finished.err()).contains("broken.xml").contains("is not a Hadoop configuration");
  }

  @Test
  void placesThatCannotBeWrittenAreToldBeforeTheRun() throws IOException {
    Path file = Files.writeString(folder.resolve("file"), "");
    InProcess.Finished results =
        InProcess.run("dfsio", "-write", "-results", file.resolve("below").toString());
    assertThat(results.exitCode()).isEqualTo(USAGE);
    assertThat(results.err()).contains("given by -results cannot be a folder");
    InProcess.Finished block =
        InProcess.run(
            "dfsio",
            "-write",
            "-fs",
            "file:///",
            "-jt",
            "local",
            "-D",
            "test.build.data=" + folder.resolve("data"),
            "-D",
            "bench.work.dir=" + folder.resolve("work"),
            "-results",
            folder.resolve("results").toString(),
            "-resFile",
            file.resolve("below").toString());
    assertThat(block.exitCode()).as(block.toString()).isEqualTo(USAGE);
    assertThat(block.err()).contains("-resFile").contains("cannot be written");
  }

  @Test
  void refusedNameNodeIsToldSoon() {
    assertUnreachable("hdfs://localhost:1", "onnection refused");
  }

  @Test
  void unknownHostIsToldSoon() {
    assertUnreachable("hdfs://no-such-host.invalid:8020", "unknown host");
  }

  @Test
  void otherFileSystemOfTheDataIsToldSoon() {
    InProcess.Finished finished =
        new InProcess(folder).dfsio("hdfs://localhost:1/benchmarks", "-write");
    assertThat(finished.exitCode()).as(finished.toString()).isEqualTo(NOT_FIT);
    assertThat(finished.err()).contains("hdfs://localhost:1").contains("onnection refused");
  }

  @Test
  void silentNameNodeIsToldSoon() throws IOException {
    try (ServerSocket silent = new ServerSocket(0, 50, InetAddress.getLoopbackAddress())) {
      assertUnreachable("hdfs://localhost:" + silent.getLocalPort(), "Cannot reach");
    }
  }

  private void assertUnreachable(String uri, String words) {
    long start = System.nanoTime();
    InProcess.Finished finished =
        InProcess.run(
            "dfsio", "-write", "-fs", uri, "-results", folder.resolve("results").toString());
    assertThat(Duration.ofNanos(System.nanoTime() - start)).isLessThan(Duration.ofSeconds(30));
    assertThat(finished.exitCode()).as(finished.toString()).isEqualTo(NOT_FIT);
    assertThat(finished.err()).contains(uri).contains(words);
  }

  @Test
  void missingPermissionNamesTheFolder() throws Exception {
    HadoopCommand.Finished finished =
        HadoopCommand.jar(
                folder, "bench.jar", "dfsio", "-write", "-D", "test.build.data=/not-yours/dfsio")
            .with("HADOOP_USER_NAME", "stranger")
            .run();
    assertThat(finished.exitCode()).as(finished.toString()).isEqualTo(NOT_FIT);
    assertThat(finished.err()).contains("No permission").contains("/not-yours/dfsio");
  }
}
