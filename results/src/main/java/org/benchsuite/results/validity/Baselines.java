package org.benchsuite.results.validity;

import java.util.Objects;
import java.util.OptionalDouble;

/**
 * What the hardware of one node does at most, as far as it was measured.
 *
 * @param diskBytesPerSecondPerNode all disks of a node together
 * @param networkBytesPerSecondPerNode its link, in one direction
 */
public record Baselines(
    OptionalDouble diskBytesPerSecondPerNode, OptionalDouble networkBytesPerSecondPerNode) {

  public Baselines {
    Objects.requireNonNull(diskBytesPerSecondPerNode, "diskBytesPerSecondPerNode");
    Objects.requireNonNull(networkBytesPerSecondPerNode, "networkBytesPerSecondPerNode");
  }

  /** Nothing was measured. */
  public static Baselines unknown() {
    return new Baselines(OptionalDouble.empty(), OptionalDouble.empty());
  }
}
