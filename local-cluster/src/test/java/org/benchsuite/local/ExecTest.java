package org.benchsuite.local;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CountDownLatch;
import org.apache.hadoop.conf.Configuration;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** A job jar on a cluster of its own: same output, same exit code, nothing left. */
class ExecTest {
  /** The main class of the job jar. */
  public static final class Program {
    public static void main(String[] arguments) throws Exception {
      Configuration conf = new Configuration();
      new HdfsFiles(conf).write("/tmp/program", String.join(" ", arguments));
      System.out.println("read " + new HdfsFiles(conf).read("/tmp/program"));
      System.out.println("base " + Path.of(System.getenv("HADOOP_CONF_DIR")).getParent());
      if (arguments[0].equals("wait")) {
        Jobs.mapOnly(conf, Jobs.EndlessMapper.class, 1, "/endless").submit();
        new CountDownLatch(1).await();
      }
      System.exit(7);
    }
  }

  @TempDir private Path folder;

  @Test
  void theProgramsOutputAndExitCodeAreThoseOfExec() throws Exception {
    Process exec = launch("-write", "@file", "--datanodes");
    assertThat(exec.waitFor()).isEqualTo(7);
    assertThat(output()).contains("read -write @file --datanodes");
    assertThat(Files.readString(folder.resolve("err"))).containsPattern("ready in .* s");
    new Leftovers(base()).assertNone();
  }

  @Test
  void aTerminatedExecLeavesNothing() throws Exception {
    Process exec = launch("wait");
    try {
      assertThat(Poll.until(Duration.ofSeconds(60), () -> output().contains("base "))).isTrue();
      Leftovers leftovers = new Leftovers(base());
      assertThat(leftovers.processes())
          .as("the client of the job is seen")
          .anyMatch(line -> line.contains("-cp " + leftovers.base().resolve("conf")));
      leftovers.awaitMapTask();
      exec.destroy();
      assertThat(exec.waitFor()).isEqualTo(143);
      leftovers.assertNone();
    } finally {
      exec.destroyForcibly();
    }
  }

  private Process launch(String... arguments) throws IOException {
    Path jobJar = folder.resolve("job.jar");
    Jars.ofProgram(jobJar, Program.class);
    List<String> command = new ArrayList<>();
    command.addAll(List.of(JavaCommand.program(), "-cp", ClassPath.current().toString()));
    command.addAll(List.of(LocalMain.class.getName(), "exec", "--job-jar", jobJar.toString()));
    command.add("--");
    command.addAll(List.of(arguments));
    return new ProcessBuilder(command)
        .redirectOutput(folder.resolve("out").toFile())
        .redirectError(folder.resolve("err").toFile())
        .start();
  }

  private String output() throws IOException {
    return Files.readString(folder.resolve("out"));
  }

  private Path base() throws IOException {
    return output()
        .lines()
        .filter(line -> line.startsWith("base "))
        .map(line -> Path.of(line.substring("base ".length())))
        .findFirst()
        .orElseThrow();
  }
}
