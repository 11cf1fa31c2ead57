package org.benchsuite.local;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CountDownLatch;
import java.util.jar.Attributes;
import java.util.jar.JarEntry;
import java.util.jar.JarOutputStream;
import java.util.jar.Manifest;
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
      exec.destroy();
      assertThat(exec.waitFor()).isEqualTo(143);
      leftovers.assertNone();
    } finally {
      exec.destroyForcibly();
    }
  }

  private Process launch(String... arguments) throws IOException {
    List<String> command = new ArrayList<>();
    command.addAll(List.of(ClusterCommand.java(), "-cp", ClusterCommand.currentClassPath()));
    command.addAll(List.of(LocalMain.class.getName(), "exec", "--job-jar", jobJar().toString()));
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

  private Path jobJar() throws IOException {
    Manifest manifest = new Manifest();
    manifest.getMainAttributes().put(Attributes.Name.MANIFEST_VERSION, "1.0");
    manifest.getMainAttributes().put(Attributes.Name.MAIN_CLASS, Program.class.getName());
    String entry = Program.class.getName().replace('.', '/') + ".class";
    try (OutputStream file = Files.newOutputStream(jar());
        JarOutputStream entries = new JarOutputStream(file, manifest);
        InputStream code = Program.class.getClassLoader().getResourceAsStream(entry)) {
      entries.putNextEntry(new JarEntry(entry));
      code.transferTo(entries);
    }
    return jar();
  }

  private Path jar() {
    return folder.resolve("job.jar");
  }
}
