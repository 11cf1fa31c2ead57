package org.benchsuite.it;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Path;
import java.util.stream.Stream;
import org.apache.hadoop.fs.FileStatus;
import org.apache.hadoop.fs.FileSystem;
import org.benchsuite.results.Note;
import org.benchsuite.results.OpStats;
import org.benchsuite.results.RunRecord;
import org.benchsuite.results.Trial;
import org.benchsuite.results.Unit;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestInfo;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Every operation and option of dfsio on a real HDFS. */
class DfsioOnHdfsIT {

  private static final long MEBIBYTE = 1 << 20;

  @TempDir Path folder;
  private InProcess suite;
  private String root;

  @BeforeEach
  void setUp(TestInfo test) {
    suite = new InProcess(folder);
    root = "/tmp/dfsio-" + test.getTestMethod().orElseThrow().getName() + "-" + System.nanoTime();
  }

  private FileStatus file(int index) throws IOException {
    org.apache.hadoop.fs.Path path =
        new org.apache.hadoop.fs.Path(root + "/io_data/test_io_" + index);
    return FileSystem.get(TestCluster.configuration()).getFileStatus(path);
  }

  private void ok(String... options) {
    InProcess.Finished finished = suite.dfsio(root, options);
    assertThat(finished.exitCode()).as(finished.toString()).isZero();
  }

  private Trial lastTrial() throws IOException {
    RunRecord record = Records.latest(suite.results());
    return record.trials().get(record.trials().size() - 1);
  }

  @Test
  void writesReadsAndVerifiesEveryByte() throws IOException {
    ok("-write", "-nrFiles", "3", "-size", "2MB");
    assertThat(file(2).getLen()).isEqualTo(2 * MEBIBYTE);
    Trial write = lastTrial();
    assertThat(write.operations())
        .extracting(OpStats::operation)
        .containsExactly("create", "generate", "write", "close");
    assertThat(write.scalar("bytes").orElseThrow().value()).isEqualTo(6.0 * MEBIBYTE);

    ok("-read", "-nrFiles", "3", "-size", "2MB", "-verify");
    Trial read = lastTrial();
    assertThat(read.operations())
        .extracting(OpStats::operation)
        .containsExactly("open", "read", "verify", "close");
    assertThat(read.scalar("bytes read local").orElseThrow().unit()).isEqualTo(Unit.BYTES);
    assertThat(read.notes()).extracting(Note::rule).contains("verification", "page-cache");
    assertThat(
            read.scalar("bytes read local").orElseThrow().value()
                + read.scalar("bytes read remote").orElseThrow().value())
        .isEqualTo(6.0 * MEBIBYTE);
  }

  @ParameterizedTest
  @ValueSource(strings = {"-random", "-backward", "-skip"})
  void readsInOtherOrdersAndVerifies(String order) throws IOException {
    ok("-write", "-size", "3MB", "-bufferSize", "65536");
    ok("-read", order, "-size", "3MB", "-bufferSize", "65536", "-verify");
    OpStats reads =
        lastTrial().operations().stream()
            .filter(stats -> stats.operation().equals("read"))
            .findFirst()
            .orElseThrow();
    assertThat(reads.count()).isEqualTo(order.equals("-skip") ? 24 : 48);
    assertThat(reads.service().count()).isEqualTo(reads.count());
  }

  @Test
  void stepsAddTheirOwnSliceAndReadAllSoFar() throws IOException {
    String[] first = {"-nrFiles", "2", "--steps", "2MB:4MB:2MB", "--step", "2MB"};
    String[] second = {"-nrFiles", "2", "--steps", "2MB:4MB:2MB", "--step", "4MB"};
    ok(with("-write", first));
    long written = file(1).getModificationTime();
    ok(with("-write", second));
    assertThat(lastTrial().scalar("bytes").orElseThrow().value()).isEqualTo(2.0 * MEBIBYTE);
    assertThat(lastTrial().scalar("generated").orElseThrow().value()).isEqualTo(2.0 * MEBIBYTE);
    assertThat(file(1).getModificationTime()).isEqualTo(written);
    assertThat(file(3).getLen()).isEqualTo(MEBIBYTE);
    ok(with("-read", second, "-verify"));
    assertThat(lastTrial().scalar("bytes").orElseThrow().value()).isEqualTo(4.0 * MEBIBYTE);
    assertThat(suite.dfsio(root, with("-write", second, "-replication", "2")).err())
        .contains("replication 1 instead of 2", "dfsio -clean");
  }

  private static String[] with(String operation, String[] step, String... more) {
    return Stream.of(new String[] {operation}, step, more)
        .flatMap(Stream::of)
        .toArray(String[]::new);
  }

  @Test
  void appendsAndTruncatesAndStillKnowsEveryByte() throws IOException {
    ok("-write", "-nrFiles", "2", "-size", "1MB", "-seed", "7");
    ok("-append", "-nrFiles", "2", "-size", "1500KB", "-seed", "8");
    assertThat(file(1).getLen()).isEqualTo(MEBIBYTE + 1500 * 1024);
    ok("-read", "-nrFiles", "2", "-size", "2500KB", "-verify");
    ok("-truncate", "-nrFiles", "2", "-size", "700KB");
    assertThat(file(0).getLen()).isEqualTo(700 * 1024);
    ok("-read", "-nrFiles", "2", "-size", "700KB", "-verify");
  }

  @Test
  void compressesAndStatesBothSizes() throws IOException {
    String codec = "org.apache.hadoop.io.compress.DefaultCodec";
    ok("-write", "-size", "4MB", "-data", "compressible:4", "-compression", codec);
    assertThat(file(0).getLen()).isBetween(MEBIBYTE * 9 / 10, MEBIBYTE * 12 / 10);
    assertThat(lastTrial().scalar("bytes stored").orElseThrow().value())
        .isEqualTo((double) file(0).getLen());
    ok("-read", "-size", "4MB", "-compression", codec, "-verify");
    assertThat(lastTrial().scalar("bytes").orElseThrow().value()).isEqualTo(4.0 * MEBIBYTE);
  }

  @Test
  void setsReplicationBlockSizeAndStoragePolicyBeforeTheData() throws IOException {
    ok(
        "-write",
        "-size",
        "2MB",
        "-replication",
        "1",
        "-blockSize",
        "1MB",
        "-storagePolicy",
        "ALL_SSD",
        "-D",
        "dfs.namenode.fs-limits.min-block-size=1048576");
    assertThat(file(0).getReplication()).isEqualTo((short) 1);
    assertThat(file(0).getBlockSize()).isEqualTo(MEBIBYTE);
    assertThat(
            FileSystem.get(TestCluster.configuration())
                .getStoragePolicy(file(0).getPath())
                .getName())
        .isEqualTo("ALL_SSD");
  }

  @ParameterizedTest
  @ValueSource(strings = {"hflush", "hsync"})
  void syncsBeforeClose(String sync) throws IOException {
    ok("-write", "-size", "1MB", "-sync", sync);
    assertThat(lastTrial().operations()).extracting(OpStats::operation).contains(sync);
  }

  @Test
  void repeatsAndKeepsEveryTrial() throws IOException {
    ok("-write", "-size", "1MB", "-trials", "3", "-warmups", "1");
    RunRecord record = Records.latest(suite.results());
    assertThat(record.trials()).hasSize(4);
    assertThat(record.countedTrials()).hasSize(3);
  }

  @Test
  void flippedByteIsFoundEvenWhereHdfsDoesNotCheck() throws IOException {
    ok("-write", "-nrFiles", "2", "-size", "1MB", "-D", "dfs.checksum.type=NULL");
    BlockFiles.flip(file(1).getPath(), 123_456);
    InProcess.Finished read =
        suite.dfsio(root, "-read", "-nrFiles", "2", "-size", "1MB", "-verify");
    assertThat(read.exitCode()).isEqualTo(1);
    assertThat(read.out()).doesNotContain("----- TestDFSIO -----");
    assertThat(lastTrial().valid()).isFalse();
    assertThat(lastTrial().notes())
        .filteredOn(note -> note.severity() == Note.Severity.VOID)
        .singleElement()
        .satisfies(
            note -> assertThat(note.text()).contains("test_io_1").contains("position 123456"));
  }

  @Test
  void flippedByteIsFoundByHdfsToo() throws IOException {
    ok("-write", "-size", "1MB");
    BlockFiles.flip(file(0).getPath(), 70_000);
    InProcess.Finished read =
        suite.dfsio(
            root, "-read", "-size", "1MB", "-verify", "-D", "dfs.client.retry.window.base=10");
    assertThat(read.exitCode()).as(read.toString()).isEqualTo(1);
    assertThat(lastTrial().valid()).as(read.toString()).isFalse();
    assertThat(lastTrial().notes()).extracting(Note::text).anyMatch(t -> t.contains("test_io_0"));
  }

  @Test
  void cleanKeepsWhatIsNotOurs() throws IOException {
    ok("-write", "-size", "1MB");
    FileSystem fileSystem = FileSystem.get(TestCluster.configuration());
    org.apache.hadoop.fs.Path precious = new org.apache.hadoop.fs.Path(root, "precious");
    fileSystem.create(precious).close();
    ok("-clean");
    assertThat(fileSystem.listStatus(new org.apache.hadoop.fs.Path(root)))
        .singleElement()
        .satisfies(left -> assertThat(left.getPath().getName()).isEqualTo("precious"));
  }

  @Test
  void refusedRunLeavesNothing() throws IOException {
    assertThat(suite.dfsio(root, "-write", "-nrFiles", "1000", "-size", "1TB").exitCode())
        .isEqualTo(3);
    assertThat(suite.dfsio(root, "-read").exitCode()).isEqualTo(3);
    assertThat(
            FileSystem.get(TestCluster.configuration()).exists(new org.apache.hadoop.fs.Path(root)))
        .isFalse();
  }

  @Test
  void cleanRemovesEverything() throws IOException {
    ok("-write", "-size", "1MB");
    ok("-clean");
    assertThat(
            FileSystem.get(TestCluster.configuration()).exists(new org.apache.hadoop.fs.Path(root)))
        .isFalse();
  }
}
