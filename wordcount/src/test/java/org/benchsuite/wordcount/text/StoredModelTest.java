package org.benchsuite.wordcount.text;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.apache.hadoop.conf.Configuration;
import org.benchsuite.common.Protocol;
import org.benchsuite.common.RunContext;
import org.benchsuite.common.progress.ProgressListener;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Where a model is looked for, and how tasks on other machines get it. */
class StoredModelTest {

  @TempDir Path folder;
  private final Configuration configuration = new Configuration();
  private Path model;

  @BeforeEach
  void writeModel() throws IOException {
    configuration.setClass("fs.remote.impl", RemoteDisk.class, RemoteDisk.class);
    configuration.set("fs.defaultFS", "remote:///");
    model = ModelFiles.writeSmall(folder.resolve("model"));
    Files.writeString(model.resolve("notes.txt"), "not of the model");
  }

  @Test
  void isOnTheDefaultFileSystemBeforeTheLocalDisk() throws IOException {
    StoredModel found = StoredModel.find(model.toString(), configuration);
    assertThat(found.location()).isEqualTo("remote:" + model);
    assertThat(found.ship(context()).location()).isEqualTo(found.location());
  }

  @Test
  void oneOnTheLocalDiskIsCopiedForTheTasks() throws IOException {
    StoredModel found = StoredModel.find("file:" + model, configuration);
    StoredModel shipped = found.ship(context());
    assertThat(shipped.location()).startsWith("remote:").contains("/work/");
    assertThat(shipped.files())
        .containsExactlyInAnyOrder(ModelFiles.OTHER, ModelFiles.BETA, ModelFiles.VOCABULARY);
    assertThat(ModelReader.read(shipped).identity()).isEqualTo(ModelReader.read(found).identity());
    assertThat(found.ship(context()).location()).isEqualTo(shipped.location());
  }

  @Test
  void anotherModelOfTheSameNameHasAnotherIdentity() throws IOException {
    String before = ModelFiles.read(model).identity();
    Path words = model.resolve(ModelFiles.VOCABULARY);
    Files.writeString(words, Files.readString(words).replace("sea", "see"));
    assertThat(ModelFiles.read(model).identity()).startsWith("small-").isNotEqualTo(before);
  }

  private RunContext context() {
    return new RunContext(
        configuration,
        new org.apache.hadoop.fs.Path("remote://" + folder.resolve("work")),
        1,
        System::nanoTime,
        ProgressListener.silent(),
        Protocol.once());
  }
}
