package org.benchsuite.local;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Which archive belongs to which class path, and what goes into it. */
class ClassArchiveTest {
  @TempDir private Path folder;

  @Test
  void theJarsOfOneFolderHaveAnArchiveBesideIt() throws IOException {
    ClassArchive archive = ClassArchive.locate(ClassPath.of(libraries())).orElseThrow();
    assertThat(archive.file()).hasParentRaw(folder.resolve("cds"));
    assertThat(ClassArchive.find(ClassPath.of(libraries()))).isEmpty();

    Files.createDirectory(folder.resolve("cds"));
    Files.createFile(archive.file());
    assertThat(ClassArchive.find(ClassPath.of(libraries()))).contains(archive);
  }

  @Test
  void aChangedJarNeedsAnotherArchive() throws IOException {
    ClassArchive before = ClassArchive.locate(ClassPath.of(libraries())).orElseThrow();
    Files.writeString(libraries().resolve("b.jar"), "changed");
    assertThat(ClassArchive.locate(ClassPath.of(libraries()))).get().isNotEqualTo(before);
  }

  @Test
  void aMixedClassPathHasNone() throws IOException {
    Path jar = libraries().resolve("a.jar");
    assertThat(ClassArchive.locate(new ClassPath(List.of(jar, folder)))).isEmpty();
    assertThat(ClassArchive.locate(new ClassPath(List.of(jar, folder.resolve("c.jar"))))).isEmpty();
  }

  @Test
  void theJarsOfOneFolderGoByName() throws IOException {
    Path a = libraries().resolve("a.jar");
    Path b = libraries().resolve("b.jar");
    assertThat(new ClassPath(List.of(b, a)).entries()).containsExactly(a, b);
    assertThat(new ClassPath(List.of(b, folder, a)).entries()).containsExactly(b, folder, a);
    assertThat(ClassPath.parse(b + "::" + a)).hasToString(a + ":" + b);
  }

  @Test
  void listsAreMergedWithoutWhatHoldsInOneOnly() throws IOException {
    ClassLists lists = new ClassLists(Files.createDirectory(folder.resolve("lists")));
    Files.write(folder.resolve("lists/1"), List.of("# note", "a/B id: 7", "@cp a/B 1 2"));
    Files.write(
        folder.resolve("lists/2"),
        List.of("a/B id: 9", "c/D", "@lambda-proxy c/D run", "e/F id: 1 super: 0 source: x.jar"));
    Path merged = folder.resolve("merged");
    lists.merge(merged);
    assertThat(merged).hasContent("a/B\nc/D\n@lambda-proxy c/D run");
  }

  private Path libraries() throws IOException {
    Path libraries = Files.createDirectories(folder.resolve("lib"));
    for (String name : List.of("a.jar", "b.jar")) {
      if (!Files.exists(libraries.resolve(name))) {
        Files.createFile(libraries.resolve(name));
      }
    }
    return libraries;
  }
}
