package org.benchsuite.local;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/** The java program and the options with which further JVMs are launched. */
final class JavaCommand {
  /** The first release that warns, on the terminal, of what Hadoop does at its start. */
  private static final int FIRST_WARNING_RELEASE = 24;

  private JavaCommand() {}

  static String program() {
    return Path.of(System.getProperty("java.home"), "bin", "java").toString();
  }

  /** The program with options for a quick start, which matters more here than peak speed. */
  static List<String> quickStart() {
    List<String> command = fullSpeed();
    command.addAll(List.of("-XX:+UseSerialGC", "-XX:TieredStopAtLevel=1"));
    return command;
  }

  /** The program with options that leave its speed as it is. */
  static List<String> fullSpeed() {
    List<String> command = new ArrayList<>();
    command.add(program());
    command.add("-XX:-UsePerfData");
    if (Runtime.version().feature() >= FIRST_WARNING_RELEASE) {
      command.add("--enable-native-access=ALL-UNNAMED");
      command.add("--sun-misc-unsafe-memory-access=allow");
    }
    return command;
  }
}
