package org.benchsuite.results;

import java.io.IOException;
import java.io.OutputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeUnit;

/** Another JVM with the class path of this one; its output goes to a file. */
public final class ForkedJvm implements AutoCloseable {

  private final Process process;
  private final Path output;

  private ForkedJvm(Process process, Path output) {
    this.process = process;
    this.output = output;
  }

  public static ForkedJvm start(
      Class<?> main, Path folder, List<String> options, String... arguments) throws IOException {
    Path output = Files.createTempFile(folder, "output", ".txt");
    List<String> command = new ArrayList<>();
    command.add(Path.of(System.getProperty("java.home"), "bin", "java").toString());
    command.addAll(options);
    command.addAll(
        List.of("-XX:+UseSerialGC", "-cp", System.getProperty("java.class.path"), main.getName()));
    command.addAll(List.of(arguments));
    Process process =
        new ProcessBuilder(command)
            .redirectErrorStream(true)
            .redirectOutput(output.toFile())
            .start();
    return new ForkedJvm(process, output);
  }

  /**
   * For the main class of such a JVM that runs until it is killed: ends it with the JVM that
   * started it, whose end closes its input, or a killed test would leave it at work for ever.
   */
  public static void endWithParent() {
    Thread watch =
        new Thread(
            () -> {
              try {
                System.in.transferTo(OutputStream.nullOutputStream());
              } catch (IOException e) {
                // as good as the end of the input
              }
              Runtime.getRuntime().halt(1);
            },
            "end-with-parent");
    watch.setDaemon(true);
    watch.start();
  }

  /** Its exit code, or -1 when it did not end in that time. */
  public int await(long seconds) throws InterruptedException {
    return process.waitFor(seconds, TimeUnit.SECONDS) ? process.exitValue() : -1;
  }

  public boolean alive() {
    return process.isAlive();
  }

  public String output() throws IOException {
    return Files.readString(output);
  }

  public void kill() throws InterruptedException {
    process.destroyForcibly().waitFor();
  }

  @Override
  public void close() {
    process.destroyForcibly();
  }
}
