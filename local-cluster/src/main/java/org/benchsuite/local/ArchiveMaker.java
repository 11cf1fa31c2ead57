package org.benchsuite.local;

import java.io.File;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;

/** Makes a class archive from what the JVMs of a cluster load while it runs one small job. */
final class ArchiveMaker {
  private static final Duration DELETE_LIMIT = Duration.ofSeconds(5);

  private final ClassArchive archive;
  private final LocalCluster.Builder builder;

  ArchiveMaker(ClassArchive archive, LocalCluster.Builder builder) {
    this.archive = archive;
    this.builder = builder;
  }

  void make() throws IOException, InterruptedException {
    Path work = Files.createTempDirectory("bench-suite-classes-");
    try {
      ClassLists lists = new ClassLists(Files.createDirectory(work.resolve("lists")));
      train(lists);
      Path merged = work.resolve("all");
      lists.merge(merged);
      dump(merged);
    } finally {
      Folders.delete(work, DELETE_LIMIT);
    }
  }

  private void train(ClassLists lists) throws IOException, InterruptedException {
    String container = lists.option("$CONTAINER_ID");
    builder
        .daemonOption(lists.option("daemon"))
        .setting("yarn.app.mapreduce.am.admin-command-opts", container)
        .setting("mapreduce.admin.map.child.java.opts", container)
        .setting("mapreduce.admin.reduce.child.java.opts", container);
    try (LocalCluster cluster = builder.start()) {
      List<String> command = new ArrayList<>(JavaCommand.quickStart());
      command.add(lists.option("client"));
      command.add("-cp");
      command.add(cluster.confDir() + File.pathSeparator + archive.classPath());
      command.add(TrainingJob.class.getName());
      run(command, "The training job");
    }
  }

  private void dump(Path merged) throws IOException, InterruptedException {
    Path folder = archive.file().getParent();
    Files.createDirectories(folder);
    Path unfinished = folder.resolve("unfinished-" + ProcessHandle.current().pid());
    try {
      List<String> command = new ArrayList<>();
      command.add(JavaCommand.program());
      command.addAll(ClassLists.dumpOptions(merged, archive, unfinished));
      run(command, "The making of the class archive");
      deleteOld(folder);
      Files.move(unfinished, archive.file(), StandardCopyOption.ATOMIC_MOVE);
    } finally {
      Files.deleteIfExists(unfinished);
    }
  }

  private static void deleteOld(Path folder) throws IOException {
    try (Stream<Path> files = Files.list(folder)) {
      for (Path old :
          files.filter(file -> file.toString().endsWith(ClassArchive.SUFFIX)).toList()) {
        Files.delete(old);
      }
    }
  }

  private static void run(List<String> command, String what)
      throws IOException, InterruptedException {
    Process process =
        new ProcessBuilder(command)
            .redirectOutput(ProcessBuilder.Redirect.DISCARD)
            .redirectError(ProcessBuilder.Redirect.DISCARD)
            .start();
    try {
      int status = process.waitFor();
      if (status != 0) {
        throw new IOException("%s ended with exit code %d".formatted(what, status));
      }
    } finally {
      process.destroyForcibly();
    }
  }
}
