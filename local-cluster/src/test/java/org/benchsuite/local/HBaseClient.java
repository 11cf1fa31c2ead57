package org.benchsuite.local;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.File;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;

/**
 * Launches a client of HBase that knows nothing but a configuration folder, in a JVM of its own.
 */
final class HBaseClient {
  private static final int ROWS = 100;

  private final Path conf;

  HBaseClient(Path conf) {
    this.conf = conf;
  }

  static Path libraries() {
    return Path.of(System.getProperty("bench.hbase.lib"));
  }

  /** Makes a table with rows that HBase has acknowledged one by one. */
  void write() throws IOException {
    assertThat(output("write")).endsWith("wrote " + ROWS);
  }

  void assertAllRead() throws IOException {
    assertThat(output("read")).endsWith("read " + ROWS);
  }

  private String output(String argument) throws IOException {
    String classPath =
        String.join(
            File.pathSeparator,
            conf.toString(),
            libraries() + "/*",
            Jars.folderOf(HBaseClient.class).toString());
    Process client =
        new ProcessBuilder(
                JavaCommand.program(),
                "-XX:TieredStopAtLevel=1",
                "-cp",
                classPath,
                "org.benchsuite.local.HBaseRows",
                argument)
            .redirectErrorStream(true)
            .start();
    try {
      return new String(client.getInputStream().readAllBytes(), StandardCharsets.UTF_8).strip();
    } finally {
      client.destroyForcibly();
    }
  }
}
