package org.benchsuite.local;

import java.io.IOException;
import java.io.PrintWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;

/** Makes later starts and jobs quicker; meant for the end of a build, never needed. */
@Command(
    name = "prepare",
    description = "Make later starts and jobs quicker, once for each Java and build.",
    mixinStandardHelpOptions = true)
final class PrepareCommand implements Callable<Integer> {
  private static final long MEGABYTE = 1_000_000;

  @Spec private CommandSpec command;

  @Option(
      names = "--lib-dir",
      paramLabel = "DIR",
      description = "Folder with the jars of the cluster (default: those of this program).")
  private Path libDir;

  @Override
  public Integer call() throws IOException, InterruptedException {
    PrintWriter out = command.commandLine().getOut();
    ClassPath classPath = libDir == null ? ClassPath.current() : ClassPath.of(libDir);
    ClassArchive archive =
        ClassArchive.locate(classPath)
            .orElseThrow(
                () -> new IOException("The jars of the cluster must all lie in one folder"));
    if (Files.exists(archive.file())) {
      out.println("Prepared already: " + archive.file());
      return 0;
    }
    LocalCluster.Builder builder = LocalCluster.builder();
    if (libDir != null) {
      builder.libDir(libDir);
    }
    new ArchiveMaker(archive, builder).make();
    out.printf("Prepared: %s, %d MB%n", archive.file(), Files.size(archive.file()) / MEGABYTE);
    return 0;
  }
}
