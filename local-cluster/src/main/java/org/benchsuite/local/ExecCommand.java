package org.benchsuite.local;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** Runs one job jar on a cluster that lives as long as the job. */
@Command(
    name = "exec",
    description = "Run a job jar, as \"hadoop jar\" does, on a cluster started for it alone.",
    mixinStandardHelpOptions = true)
final class ExecCommand implements Callable<Integer> {
  @Spec private CommandSpec command;
  @Mixin private ClusterFlags flags;

  @Option(names = "--job-jar", paramLabel = "JAR", required = true, description = "The job jar.")
  private Path jobJar;

  @Parameters(paramLabel = "ARGS", description = "Arguments of the job jar, after \"--\".")
  private List<String> arguments = new ArrayList<>();

  @Override
  public Integer call() throws IOException, InterruptedException {
    if (!Files.isRegularFile(jobJar)) {
      throw new ParameterException(command.commandLine(), "--job-jar: there is no file " + jobJar);
    }
    LocalCluster.Builder builder = flags.builder();
    try (LocalCluster cluster = start(builder)) {
      Process job = new JobClient(cluster, flags.libDir()).launch(jobJar, arguments);
      AtExit.run("kill-job-client", job::destroyForcibly);
      return job.waitFor();
    }
  }

  private LocalCluster start(LocalCluster.Builder builder) throws IOException {
    StartProgress progress = new StartProgress(command.commandLine().getErr(), flags.parts());
    return progress.follow(() -> builder.progress(progress::up).start());
  }
}
