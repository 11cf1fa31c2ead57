package org.benchsuite.it;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.apache.hadoop.fs.FileSystem;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Upstream's unmodified TestDFSIO and ours on the same files. */
class UpstreamInteropIT {

  private static final String ROOT = "/tmp/dfsio-interop";
  private static final String PROPERTY = "-Dtest.build.data=" + ROOT;

  @TempDir Path folder;

  @Test
  void eachReadsAndCleansWhatTheOtherWrote() throws Exception {
    InProcess ours = new InProcess(folder);
    assertThat(ours.dfsio(ROOT, "-write", "-nrFiles", "2", "-size", "2MB").exitCode()).isZero();
    upstream(
        "-resFile",
        folder.resolve("upstream.log").toString(),
        "-read",
        "-nrFiles",
        "2",
        "-size",
        "2MB");
    assertThat(Files.readString(folder.resolve("upstream.log")))
        .contains("----- TestDFSIO ----- : read")
        .contains(" Total MBytes processed: 4");
    upstream("-clean");
    assertThat(rootExists()).isFalse();

    upstream("-write", "-nrFiles", "2", "-size", "2MB");
    InProcess.Finished readByOurs = ours.dfsio(ROOT, "-read", "-nrFiles", "2", "-size", "2MB");
    assertThat(readByOurs.exitCode()).as(readByOurs.toString()).isZero();
    assertThat(readByOurs.out()).contains(" Total MBytes processed: 4");
    InProcess.Finished verified =
        ours.dfsio(ROOT, "-read", "-nrFiles", "2", "-size", "2MB", "-verify");
    assertThat(verified.exitCode()).isEqualTo(2);
    assertThat(verified.err()).contains("were not written by this program");
    assertThat(ours.dfsio(ROOT, "-clean").exitCode()).isZero();
    assertThat(rootExists()).isFalse();
  }

  private HadoopCommand.Finished upstream(String... arguments) throws Exception {
    String[] words = new String[arguments.length + 3];
    words[0] = PROPERTY;
    words[1] = "-Dmapreduce.framework.name=local";
    words[2] = "-Dyarn.resourcemanager.address=local";
    System.arraycopy(arguments, 0, words, 3, arguments.length);
    HadoopCommand.Finished finished = HadoopCommand.upstreamDfsio(folder, words).run();
    assertThat(finished.exitCode()).as(finished.toString()).isZero();
    return finished;
  }

  private static boolean rootExists() throws IOException {
    return FileSystem.get(TestCluster.configuration()).exists(new org.apache.hadoop.fs.Path(ROOT));
  }
}
