package org.benchsuite.local;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** A start that fails says why and leaves nothing. */
class StartFailureTest {
  @TempDir private Path folder;

  @Test
  void theReasonOfADaemonIsTold() throws IOException {
    assertThat(
            messageOf(
                LocalCluster.builder()
                    .setting("yarn.nodemanager.aux-services", "no-such-service!")))
        .startsWith("The local cluster did not start: ")
        .contains("no-such-service!")
        .contains("The end of its log:");
  }

  @Test
  void aLateStartIsGivenUp() throws IOException {
    assertThat(messageOf(LocalCluster.builder().startLimit(Duration.ofMillis(1))))
        .startsWith("The local cluster did not start: it was not ready within");
  }

  @Test
  void aJvmThatDiesIsNoticed() throws IOException {
    Path noHadoop = Files.createFile(folder.resolve("empty.jar"));
    assertThat(messageOf(LocalCluster.builder().libDir(noHadoop.getParent())))
        .contains("its JVM ended with exit code 1")
        .contains("Could not find or load main class");
  }

  @Test
  void anEmptyLibraryFolderIsNamed() throws IOException {
    assertThat(messageOf(LocalCluster.builder().libDir(folder)))
        .isEqualTo("There is no jar in the library folder " + folder);
  }

  private String messageOf(LocalCluster.Builder builder) throws IOException {
    ClusterLayout layout = new ClusterLayout(Files.createDirectory(folder.resolve("base")));
    IOException failure =
        catchThrowableOfType(IOException.class, () -> builder.start(layout).close());
    new Leftovers(layout.base()).assertNone();
    return failure.getMessage();
  }
}
