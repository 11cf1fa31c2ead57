package org.benchsuite.results.store;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;
import static org.assertj.core.api.Assertions.assertThatIllegalStateException;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.FileAlreadyExistsException;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.benchsuite.results.RecordFormatException;
import org.benchsuite.results.RunHeader;
import org.benchsuite.results.RunRecord;
import org.benchsuite.results.RunRecordJson;
import org.benchsuite.results.Samples;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class ResultStoreTest {

  private static final RunRecord RUN = Samples.write();

  @TempDir private Path folder;
  private ResultStore store;

  @BeforeEach
  void open() {
    store = new ResultStore(new LocalStoreFolder(folder));
  }

  @Test
  void aSavedRunComesBackByNameAndById() throws Exception {
    String name = store.save(RUN);

    assertThat(name).isEqualTo(RUN.id() + ".json");
    assertThat(store.load(name)).isEqualTo(RUN);
    assertThat(store.load(RUN.id())).isEqualTo(RUN);
    assertThat(store.location()).isEqualTo(folder.toString());
  }

  @Test
  void aRunIsSavedOnce() throws Exception {
    store.save(RUN);

    assertThatExceptionOfType(FileAlreadyExistsException.class).isThrownBy(() -> store.save(RUN));
  }

  @ParameterizedTest
  @ValueSource(strings = {"", "../x", "a/b", ".hidden", "_hidden", "a b", "a:b", "a\nb"})
  void idsThatCannotBeFileNamesAreRefused(String id) throws Exception {
    assertThatIllegalArgumentException().isThrownBy(() -> store.save(Samples.withId(RUN, id)));
    assertThatExceptionOfType(NoSuchFileException.class).isThrownBy(() -> store.load(id));
    assertThat(store.list()).isEmpty();
  }

  @Test
  void recordsAreListedOldestFirst() throws Exception {
    store.save(Samples.withId(RUN, "20260103T000000.000Z-c"));
    store.save(Samples.withId(RUN, "20260101T000000.000Z-a"));
    store.save(Samples.withId(RUN, "20260102T000000.000Z-b"));

    List<String> loaded = new ArrayList<>();
    store.loadAll(run -> loaded.add(run.id() + ".json"), skipped -> {});

    assertThat(store.list())
        .containsExactly(
            "20260101T000000.000Z-a.json",
            "20260102T000000.000Z-b.json",
            "20260103T000000.000Z-c.json");
    assertThat(loaded).isEqualTo(store.list());
  }

  @Test
  void truncatedAndForeignFilesAreNamedAndSkipped() throws Exception {
    store.save(Samples.withId(RUN, "m"));
    byte[] whole = RunRecordJson.toJson(RUN);
    Files.write(folder.resolve("a.json"), Arrays.copyOf(whole, whole.length / 2));
    Files.writeString(folder.resolve("b.json"), "{\"name\": \"package\"}");
    Files.writeString(folder.resolve("c.json"), "");
    Files.writeString(
        folder.resolve("z.json"),
        new String(whole, StandardCharsets.UTF_8)
            .replace("bench-suite/run/1", "bench-suite/run/9"));

    List<String> loaded = new ArrayList<>();
    List<SkippedFile> skipped = new ArrayList<>();
    store.loadAll(run -> loaded.add(run.id()), skipped::add);

    assertThat(loaded).containsExactly("m");
    assertThat(skipped)
        .extracting(SkippedFile::name)
        .containsExactly("a.json", "b.json", "c.json", "z.json");
    assertThat(skipped)
        .allSatisfy(file -> assertThat(file.reason()).contains(folder + "/" + file.name()));
    assertThat(skipped.get(3).reason()).contains("bench-suite/run/9");
  }

  @Test
  void temporaryAndOtherFilesAreIgnored() throws Exception {
    byte[] whole = RunRecordJson.toJson(RUN);
    for (String name :
        List.of(".a.json.1.tmp", "_a.json.1.tmp", "_SUCCESS", "notes.txt", ".json")) {
      Files.write(folder.resolve(name), whole);
    }
    Files.write(folder.resolve(".hidden.json"), whole);

    assertThat(store.list()).isEmpty();
    store.loadAll(run -> assertThat(run).isNull(), skipped -> assertThat(skipped).isNull());
  }

  @Test
  void aFileThatVanishesIsSkipped() throws Exception {
    store.save(Samples.withId(RUN, "a"));
    ResultStore vanishing = new ResultStore(new OneTooMany(new LocalStoreFolder(folder), "b.json"));

    List<String> loaded = new ArrayList<>();
    List<SkippedFile> skipped = new ArrayList<>();
    vanishing.loadAll(run -> loaded.add(run.id()), skipped::add);

    assertThat(loaded).containsExactly("a");
    assertThat(skipped).extracting(SkippedFile::name).containsExactly("b.json");
    assertThat(skipped.get(0).reason()).startsWith("NoSuchFileException");
  }

  @Test
  void onlyWantedRecordsAreHandedOverAndEveryDamagedFileIsNamed() throws Exception {
    store.save(Samples.withId(RUN, "a"));
    store.save(Samples.withId(RUN, "b"));
    byte[] whole = RunRecordJson.toJson(Samples.withId(RUN, "c"));
    Files.write(folder.resolve("c.json"), Arrays.copyOf(whole, whole.length - 3));
    // of another writer: in one line
    String inline = new String(whole, StandardCharsets.UTF_8).replaceAll("\\s*\n\\s*", " ");
    Files.writeString(folder.resolve("d.json"), inline.replace("\"c\"", "\"d\""));

    List<RunRecord> found = new ArrayList<>();
    List<SkippedFile> skipped = new ArrayList<>();
    store.find(run -> run.id().equals("b") || run.id().equals("d"), found::add, skipped::add);

    assertThat(found).containsExactly(Samples.withId(RUN, "b"), Samples.withId(RUN, "d"));
    assertThat(skipped).extracting(SkippedFile::name).containsExactly("c.json");
  }

  @Test
  void headersAreThoseOfTheRecords() throws Exception {
    store.save(RUN);
    Files.writeString(folder.resolve("z.json"), "{}");

    List<RunHeader> headers = new ArrayList<>();
    List<SkippedFile> skipped = new ArrayList<>();
    store.headers(headers::add, skipped::add);

    assertThat(headers).containsExactly(RunHeader.of(RUN));
    assertThat(skipped).extracting(SkippedFile::name).containsExactly("z.json");
  }

  @Test
  void largeRecordsKeepTheirPlace() throws Exception {
    RunRecord large = Samples.run("x".repeat(5 << 20), List.of());
    store.save(Samples.withId(RUN, "a"));
    store.save(Samples.withId(large, "b"));
    store.save(Samples.withId(RUN, "c"));

    List<String> loaded = new ArrayList<>();
    store.loadAll(run -> loaded.add(run.id()), skipped -> assertThat(skipped).isNull());

    assertThat(loaded).containsExactly("a", "b", "c");
  }

  @Test
  void whatTheReceiverThrowsEndsTheReading() throws Exception {
    for (int i = 0; i < 100; i++) {
      store.save(Samples.withId(Samples.run("small", List.of()), "run-%03d".formatted(i)));
    }
    List<String> loaded = new ArrayList<>();

    assertThatIllegalStateException()
        .isThrownBy(
            () ->
                store.loadAll(
                    run -> {
                      loaded.add(run.id());
                      throw new IllegalStateException("enough");
                    },
                    skipped -> {}));

    assertThat(loaded).containsExactly("run-000");
  }

  /** Lists one file more than there is. */
  private record OneTooMany(StoreFolder folder, String vanished) implements StoreFolder {
    @Override
    public List<String> list() throws IOException {
      List<String> names = new ArrayList<>(folder.list());
      names.add(vanished);
      return names;
    }

    @Override
    public boolean contains(String name) throws IOException {
      return folder.contains(name);
    }

    @Override
    public byte[] read(String name) throws IOException {
      return folder.read(name);
    }

    @Override
    public void writeNew(String name, byte[] bytes) throws IOException {
      folder.writeNew(name, bytes);
    }

    @Override
    public String location() {
      return folder.location();
    }
  }

  @Test
  void loadingADamagedRecordNamesIt() throws Exception {
    Files.writeString(folder.resolve("x.json"), "{");

    assertThatExceptionOfType(RecordFormatException.class)
        .isThrownBy(() -> store.load("x"))
        .withMessageContaining(folder + "/x.json");
  }

  @Test
  void twoThousandRecordsAreListed() throws Exception {
    byte[] whole = RunRecordJson.toJson(Samples.run("small", List.of()));
    for (int i = 0; i < 2_000; i++) {
      Files.write(folder.resolve("run-%04d.json".formatted(i)), whole);
    }
    int[] loaded = new int[1];

    store.loadAll(run -> loaded[0]++, skipped -> {});

    assertThat(store.list()).hasSize(2_000);
    assertThat(loaded[0]).isEqualTo(2_000);
  }
}
