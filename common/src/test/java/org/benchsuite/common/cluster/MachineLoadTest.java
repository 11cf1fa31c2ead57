package org.benchsuite.common.cluster;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class MachineLoadTest {

  @Test
  void readsTheLineOfAllProcessors() {
    MachineLoad load = MachineLoad.parse("cpu  10 1 20 500 60 2 3 4 7 0");
    assertThat(load).isEqualTo(new MachineLoad(40, 60, 500));
    assertThat(load.since(new MachineLoad(30, 60, 600))).isEqualTo(new MachineLoad(10, 0, 0));
  }

  @Test
  void knowsNothingWhereNothingIsToBeHad() {
    assertThat(MachineLoad.parse("")).isEqualTo(new MachineLoad(0, 0, 0));
    assertThat(MachineLoad.parse("intr 1 2 3 4 5 6 7 8 9")).isEqualTo(new MachineLoad(0, 0, 0));
  }
}
