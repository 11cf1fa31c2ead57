package org.benchsuite.results.compare;

import static org.assertj.core.api.Assertions.assertThat;
import static org.benchsuite.results.compare.Runs.run;

import java.util.List;
import java.util.Map;
import java.util.Set;
import org.junit.jupiter.api.Test;

class FingerprintDiffTest {

  @Test
  void whatAlwaysDiffersIsNoDifference() {
    Runs a =
        run("1")
            .started("2026-01-01T10:00:00Z")
            .fact("hdfs.remaining.bytes", "5")
            .fact("filesystem", "hdfs://localhost:41083")
            .setting("hadoop.tmp.dir", "/tmp/cluster-4459426611137960486/tmp")
            .setting("yarn.resourcemanager.scheduler.address", "localhost:43805")
            .setting("mapreduce.application.classpath", "/a.jar");
    Runs b =
        run("2")
            .started("2026-02-01T10:00:00Z")
            .fact("hdfs.remaining.bytes", "6")
            .fact("filesystem", "hdfs://localhost:35001")
            .setting("hadoop.tmp.dir", "/tmp/cluster-1159426611137960486/tmp")
            .setting("yarn.resourcemanager.scheduler.address", "localhost:1")
            .setting("mapreduce.application.classpath", "/b.jar");
    assertThat(diff(Set.of(), a, b).differences()).isEmpty();
    assertThat(diff(Set.of(), a, b).uncontrolled()).isFalse();
  }

  @Test
  void anythingElseMakesItUncontrolled() {
    Runs a = run("1").fact("yarn.nodes", "8").fact("filesystem", "hdfs://one:8020");
    Runs b = run("2").fact("yarn.nodes", "16").fact("filesystem", "hdfs://two:8020");
    FingerprintDiff diff = diff(Set.of(), a, b);
    assertThat(diff.uncontrolled()).isTrue();
    assertThat(diff.differences())
        .extracting(FactDifference::name)
        .containsExactly("filesystem", "yarn.nodes");
  }

  @Test
  void oneStatedFactMayDiffer() {
    Runs a = run("1").fact("yarn.nodes", "8");
    Runs b = run("2").fact("yarn.nodes", "16");
    FingerprintDiff diff = diff(Set.of("yarn.nodes"), a, b);
    assertThat(diff.uncontrolled()).isFalse();
    assertThat(diff.differences())
        .singleElement()
        .satisfies(found -> assertThat(found.stated()).isTrue());
    FingerprintDiff two = diff(Set.of("yarn.nodes"), a, b.setting("dfs.replication", "2"));
    assertThat(two.uncontrolled()).isTrue();
    assertThat(two.differences())
        .extracting(FactDifference::name)
        .containsExactly("dfs.replication", "yarn.nodes");
    assertThat(diff(Set.of("hadoop.version"), run("1"), run("2")).unseen())
        .containsExactly("hadoop.version");
  }

  @Test
  void factsThatAGroupDisagreesAboutAreUncontrolledThoughStated() {
    FingerprintDiff diff =
        FingerprintDiff.of(
            List.of(
                new FingerprintDiff.Case(
                    List.of(run("1").done(), run("2").fact("yarn.nodes", "8").done()),
                    List.of(run("3").fact("yarn.nodes", "8").done()))),
            Set.of("yarn.nodes"));
    assertThat(diff.uncontrolled()).isTrue();
    FactDifference found = diff.differences().get(0);
    assertThat(found.mixed()).isTrue();
    assertThat(found.a()).containsExactly(FactDifference.NONE, "8");
  }

  @Test
  void whatChangesFromCaseToCaseInBothIsNoDifference() {
    FingerprintDiff diff =
        FingerprintDiff.of(
            List.of(
                new FingerprintDiff.Case(
                    List.of(run("1").setting("dfs.replication", "1").done()),
                    List.of(run("2").setting("dfs.replication", "1").done())),
                new FingerprintDiff.Case(
                    List.of(run("3").setting("dfs.replication", "2").done()),
                    List.of(run("4").setting("dfs.replication", "2").done()))),
            Set.of());
    assertThat(diff.differences()).isEmpty();
  }

  @Test
  void aSettingThatRepeatsAFactIsNoSecondDifference() {
    Runs a = run("1").fact("hdfs.replication", "3");
    Runs b = run("2").fact("hdfs.replication", "2").setting("dfs.replication", "2");
    assertThat(diff(Set.of(), a, b).differences())
        .extracting(FactDifference::name)
        .containsExactly("hdfs.replication");
    Runs overruled = run("3").fact("hdfs.replication", "3").setting("dfs.replication", "1");
    assertThat(diff(Set.of(), a, overruled).differences())
        .extracting(FactDifference::name)
        .containsExactly("dfs.replication");
  }

  @Test
  void repetitionAndMachinesAreFacts() {
    Map<String, String> facts =
        RunFacts.of(run("1").parameter("warmups", "2").parameter("trials", "3").done(), Set.of());
    assertThat(facts)
        .containsEntry("warmups", "2")
        .containsEntry("client.memory", "64 GiB")
        .containsEntry("client.processors", "16")
        .containsEntry("bench-suite.version", "0.1.0")
        .containsEntry("seed", "1")
        .doesNotContainKeys("trials", "hdfs.remaining.bytes", "nr-files");
  }

  private static FingerprintDiff diff(Set<String> axes, Runs a, Runs b) {
    return FingerprintDiff.of(
        List.of(new FingerprintDiff.Case(List.of(a.done()), List.of(b.done()))), axes);
  }
}
