package org.benchsuite.common.cluster;

import java.io.IOException;
import java.net.InetAddress;
import java.net.UnknownHostException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;
import java.util.function.Predicate;
import java.util.stream.Stream;
import org.benchsuite.results.Machine;

/** Facts of the machine this process runs on. */
public final class Machines {

  private static final Path MEMORY = Path.of("/proc/meminfo");
  private static final Path CPU = Path.of("/proc/cpuinfo");
  private static final long KIBIBYTE = 1024;

  private Machines() {}

  /** The machine this process runs on. */
  public static Machine local() {
    return new Machine(
        memoryBytes(),
        Runtime.getRuntime().availableProcessors(),
        line(CPU, text -> text.startsWith("model name")).map(Machines::value).orElse(""),
        System.getProperty("os.name") + " " + System.getProperty("os.version"),
        System.getProperty("java.version") + " " + System.getProperty("java.vendor"));
  }

  /** Its name as other machines of the cluster know it. */
  public static String hostName() {
    try {
      return InetAddress.getLocalHost().getHostName();
    } catch (UnknownHostException e) {
      return Optional.ofNullable(System.getenv("HOSTNAME")).orElse("localhost");
    }
  }

  private static long memoryBytes() {
    return line(MEMORY, text -> text.startsWith("MemTotal:"))
        .map(text -> Long.parseLong(text.replaceAll("\\D", "")) * KIBIBYTE)
        .orElse(0L);
  }

  private static String value(String line) {
    return line.substring(line.indexOf(':') + 1).trim();
  }

  /** The first line of a file that is wanted; empty when it cannot be read. */
  static Optional<String> line(Path file, Predicate<String> wanted) {
    try (Stream<String> lines = Files.lines(file)) {
      return lines.filter(wanted).findFirst();
    } catch (IOException e) {
      return Optional.empty();
    }
  }
}
