package org.benchsuite.results;

import java.util.Objects;

/**
 * A machine as a process on it sees it.
 *
 * @param memoryBytes physical memory, 0 when it could not be read
 * @param processors processors the JVM may use
 * @param cpu model name of the processor, empty when it could not be read
 * @param os name and version of the operating system
 * @param java version and vendor of the JVM
 */
public record Machine(long memoryBytes, int processors, String cpu, String os, String java) {
  public Machine {
    Objects.requireNonNull(cpu, "cpu");
    Objects.requireNonNull(os, "os");
    Objects.requireNonNull(java, "java");
  }
}
