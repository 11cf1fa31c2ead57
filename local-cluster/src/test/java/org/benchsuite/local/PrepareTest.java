package org.benchsuite.local;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.Map;
import org.apache.hadoop.conf.Configuration;
import org.apache.hadoop.mapreduce.Mapper;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import picocli.CommandLine;

/** The class archive is made once and fits every kind of JVM of a cluster. */
class PrepareTest {
  @TempDir private Path folder;

  /** Before the folder itself, because links in it would be reported. */
  @AfterEach
  void deleteLinks() {
    Folders.delete(folder.resolve("lib"), Duration.ofSeconds(1));
  }

  @Test
  void containersRunOnTheArchive() throws Exception {
    Path libraries = libraries();
    assertThat(prepare(libraries)).startsWith("Prepared: " + folder.resolve("cds"));
    assertThat(prepare(libraries)).startsWith("Prepared already: ");

    // a JVM with this option does not start when the archive does not fit it
    String only = "-Xmx512m -XX:+UseSerialGC -Xshare:on";
    LocalCluster.Builder builder =
        LocalCluster.builder()
            .libDir(libraries)
            .daemonOption("-Xshare:on")
            .setting("yarn.app.mapreduce.am.command-opts", only)
            .setting("mapreduce.map.java.opts", only);
    try (LocalCluster cluster = builder.start()) {
      Configuration conf = cluster.configuration();
      assertThat(conf.get("mapreduce.admin.map.child.java.opts")).contains("-XX:SharedArchiveFile");
      assertThat(Jobs.mapOnly(conf, Mapper.class, 1, "/job").waitForCompletion(false)).isTrue();
    }
  }

  private static String prepare(Path libraries) {
    StringWriter out = new StringWriter();
    CommandLine commandLine = LocalMain.commandLine(Map.of());
    commandLine.setOut(new PrintWriter(out, true));
    assertThat(commandLine.execute("prepare", "--lib-dir", libraries.toString())).isZero();
    return out.toString();
  }

  private Path libraries() throws IOException {
    Path libraries = Files.createDirectory(folder.resolve("lib"));
    for (Path entry : ClassPath.current().entries()) {
      if (entry.toString().endsWith(".jar")) {
        Files.createSymbolicLink(libraries.resolve(entry.getFileName()), entry);
      }
    }
    Jars.ofFolder(libraries.resolve("local-cluster.jar"), Jars.folderOf(LocalMain.class));
    return libraries;
  }
}
