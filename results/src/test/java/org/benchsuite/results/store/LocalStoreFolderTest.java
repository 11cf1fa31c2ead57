package org.benchsuite.results.store;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.FileAlreadyExistsException;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.NotDirectoryException;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;

class LocalStoreFolderTest {

  @TempDir private Path parent;

  @Test
  void aFolderThatDoesNotExistIsEmpty() throws Exception {
    assertThat(new LocalStoreFolder(parent.resolve("a/b")).list()).isEmpty();
  }

  @ParameterizedTest
  @EnumSource
  void theFolderIsMadeOnDemandAndHoldsTheFileOnly(Publication publication) throws Exception {
    LocalStoreFolder folder = new LocalStoreFolder(parent.resolve("a/b"), publication);

    folder.writeNew("x.json", bytes("content"));

    assertThat(folder.list()).containsExactly("x.json");
    assertThat(folder.read("x.json")).isEqualTo(bytes("content"));
    assertThat(folder.location()).isEqualTo(parent.resolve("a/b").toString());
  }

  @ParameterizedTest
  @EnumSource
  void aTakenNameIsNeverReplaced(Publication publication) throws Exception {
    LocalStoreFolder folder = new LocalStoreFolder(parent, publication);
    folder.writeNew("x.json", bytes("first"));

    assertThatExceptionOfType(FileAlreadyExistsException.class)
        .isThrownBy(() -> folder.writeNew("x.json", bytes("second")))
        .withMessageContaining("x.json");

    assertThat(folder.read("x.json")).isEqualTo(bytes("first"));
    assertThat(folder.list()).containsExactly("x.json");
  }

  @Test
  void foldersAreNotFiles() throws Exception {
    Files.createDirectory(parent.resolve("x.json"));

    assertThat(new LocalStoreFolder(parent).list()).isEmpty();
  }

  @Test
  void aFileInPlaceOfTheFolderIsAnError() throws Exception {
    LocalStoreFolder folder = new LocalStoreFolder(Files.createFile(parent.resolve("file")));

    assertThatExceptionOfType(NotDirectoryException.class)
        .isThrownBy(() -> folder.writeNew("x.json", bytes("content")))
        .withMessageContaining("file");
    assertThatExceptionOfType(NotDirectoryException.class).isThrownBy(folder::list);
  }

  @ParameterizedTest
  @ValueSource(strings = {"../x.json", "a/x.json", "/x.json", "..", "."})
  void namesCannotLeaveTheFolder(String name) {
    LocalStoreFolder folder = new LocalStoreFolder(parent.resolve("inner"));

    assertThatExceptionOfType(NoSuchFileException.class)
        .isThrownBy(() -> folder.writeNew(name, bytes("content")));
    assertThatExceptionOfType(NoSuchFileException.class).isThrownBy(() -> folder.read(name));
  }

  @Test
  void aNameClaimedByAnotherWriterIsTaken() throws Exception {
    Files.createFile(parent.resolve(".x.json.claim.tmp"));
    LocalStoreFolder folder = new LocalStoreFolder(parent, Publication.CLAIM);

    assertThatExceptionOfType(FileAlreadyExistsException.class)
        .isThrownBy(() -> folder.writeNew("x.json", bytes("content")));
    assertThat(folder.list()).isEqualTo(List.of(".x.json.claim.tmp"));
  }

  static boolean wins(LocalStoreFolder folder, String name) throws IOException {
    try {
      folder.writeNew(name, bytes(name));
      return true;
    } catch (FileAlreadyExistsException e) {
      return false;
    }
  }

  private static byte[] bytes(String text) {
    return text.getBytes(StandardCharsets.UTF_8);
  }
}
