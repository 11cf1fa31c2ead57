package org.benchsuite.common.store;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.FileAlreadyExistsException;
import java.nio.file.Path;
import org.apache.hadoop.conf.Configuration;
import org.apache.hadoop.fs.FileSystem;
import org.benchsuite.results.store.StoreFolder;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class HadoopStoreFolderTest {

  @TempDir Path temporary;
  private StoreFolder folder;

  @BeforeEach
  void open() throws IOException {
    FileSystem local = FileSystem.getLocal(new Configuration(false)).getRaw();
    folder =
        new HadoopStoreFolder(
            local, new org.apache.hadoop.fs.Path(temporary.resolve("records").toUri()));
  }

  @Test
  void keepsWhatWasWritten() throws IOException {
    assertThat(folder.list()).isEmpty();
    folder.writeNew("b.json", "two".getBytes(StandardCharsets.UTF_8));
    folder.writeNew("a.json", "one".getBytes(StandardCharsets.UTF_8));
    assertThat(folder.list()).containsExactly("a.json", "b.json");
    assertThat(folder.read("b.json")).asString(StandardCharsets.UTF_8).isEqualTo("two");
  }

  @Test
  void neverReplacesARecord() throws IOException {
    folder.writeNew("a.json", "one".getBytes(StandardCharsets.UTF_8));
    assertThatThrownBy(() -> folder.writeNew("a.json", "two".getBytes(StandardCharsets.UTF_8)))
        .isInstanceOf(FileAlreadyExistsException.class);
    assertThat(folder.read("a.json")).asString(StandardCharsets.UTF_8).isEqualTo("one");
    assertThat(folder.list()).containsExactly("a.json");
  }

  @Test
  void opensLocalPathsAndUris() throws Exception {
    Configuration configuration = new Configuration(false);
    String path = temporary.resolve("x").toString();
    assertThat(ResultFolders.open(path, configuration).location()).isEqualTo(path);
    assertThat(ResultFolders.open("file://" + path, configuration).location()).isEqualTo(path);
  }
}
