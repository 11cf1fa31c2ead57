package org.benchsuite.common.job;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.jar.JarFile;
import java.util.jar.JarOutputStream;
import java.util.zip.ZipEntry;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class JobJarTest {

  @TempDir Path folder;

  @Test
  void tasksGetTheJarWithoutItsLibraries() throws IOException {
    Path full = jar("META-INF/MANIFEST.MF", "a/B.class", "lib/", "lib/big.jar", "a/lib/c.txt");
    Path thin = JobJar.withoutLibraries(full);
    try (JarFile jar = new JarFile(thin.toFile())) {
      assertThat(jar.stream().map(ZipEntry::getName).toList())
          .containsExactly("META-INF/MANIFEST.MF", "a/B.class", "a/lib/c.txt");
      try (InputStream in = jar.getInputStream(jar.getEntry("a/B.class"))) {
        assertThat(new String(in.readAllBytes(), StandardCharsets.UTF_8)).isEqualTo("a/B.class\n");
      }
    } finally {
      Files.delete(thin);
    }
  }

  @Test
  void aJarWithoutLibrariesIsTakenAsItIs() throws IOException {
    Path full = jar("META-INF/MANIFEST.MF", "a/B.class");
    assertThat(JobJar.withoutLibraries(full)).isEqualTo(full);
  }

  private Path jar(String... entries) throws IOException {
    Path file = folder.resolve("full.jar");
    try (JarOutputStream out = new JarOutputStream(Files.newOutputStream(file))) {
      for (String name : List.of(entries)) {
        out.putNextEntry(new ZipEntry(name));
        if (!name.endsWith("/")) {
          out.write((name + "\n").getBytes(StandardCharsets.UTF_8));
        }
        out.closeEntry();
      }
    }
    return file;
  }
}
