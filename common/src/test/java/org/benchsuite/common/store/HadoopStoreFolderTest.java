package org.benchsuite.common.store;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.FileAlreadyExistsException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.atomic.AtomicInteger;
import org.apache.hadoop.conf.Configuration;
import org.apache.hadoop.fs.FSDataInputStream;
import org.apache.hadoop.fs.FileStatus;
import org.apache.hadoop.fs.FileSystem;
import org.apache.hadoop.fs.FilterFileSystem;
import org.benchsuite.results.store.ResultStore;
import org.benchsuite.results.store.StoreFolder;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class HadoopStoreFolderTest {

  private static final int FILES = 10_000;

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
  void aFolderIsListedOnceHoweverManyFilesItHas() throws IOException {
    Path records = Files.createDirectory(temporary.resolve("records"));
    for (int i = 0; i < FILES; i++) {
      Files.writeString(records.resolve("%05d.json".formatted(i)), "{}");
    }
    Files.createDirectory(records.resolve("x.json"));
    CountingFileSystem counting =
        new CountingFileSystem(FileSystem.getLocal(new Configuration(false)).getRaw());
    List<String> skipped = new ArrayList<>();

    new ResultStore(new HadoopStoreFolder(counting, new org.apache.hadoop.fs.Path(records.toUri())))
        .loadAll(run -> assertThat(run).isNull(), file -> skipped.add(file.name()));

    assertThat(skipped).hasSize(FILES).isSorted();
    assertThat(counting.listings.get()).isEqualTo(1);
    assertThat(counting.statuses.get()).isZero();
    assertThat(counting.opened.get()).isEqualTo(FILES);
  }

  /** What a NameNode would be asked. */
  private static final class CountingFileSystem extends FilterFileSystem {

    private final AtomicInteger listings = new AtomicInteger();
    private final AtomicInteger statuses = new AtomicInteger();
    private final AtomicInteger opened = new AtomicInteger();

    CountingFileSystem(FileSystem fileSystem) {
      super(fileSystem);
    }

    @Override
    public FileStatus[] listStatus(org.apache.hadoop.fs.Path path) throws IOException {
      listings.incrementAndGet();
      return super.listStatus(path);
    }

    @Override
    public FileStatus getFileStatus(org.apache.hadoop.fs.Path path) throws IOException {
      statuses.incrementAndGet();
      return super.getFileStatus(path);
    }

    @Override
    public FSDataInputStream open(org.apache.hadoop.fs.Path path, int bufferSize)
        throws IOException {
      opened.incrementAndGet();
      return super.open(path, bufferSize);
    }
  }

  @Test
  void opensLocalPathsAndUris() throws Exception {
    Configuration configuration = new Configuration(false);
    String path = temporary.resolve("x").toString();
    assertThat(ResultFolders.open(path, configuration).location()).isEqualTo(path);
    assertThat(ResultFolders.open("file://" + path, configuration).location()).isEqualTo(path);
  }
}
