package org.benchsuite.results.compare;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Set;
import org.benchsuite.results.Unit;
import org.junit.jupiter.api.Test;

class CaseKeyTest {

  @Test
  void isWhatWasDoneAndNotHowItWasRecorded() {
    Runs first = Runs.run("1").label("old").parameter("trials", "3").parameter("verify", "false");
    Runs second = Runs.run("2").label("new").parameter("trials", "5").parameter("results", "there");
    assertThat(key(first)).isEqualTo(key(second));
    assertThat(key(first).parameters()).containsOnlyKeys("nr-files", "file-size");
    assertThat(key(first)).isNotEqualTo(key(Runs.run("3").parameter("nr-files", "8")));
    assertThat(key(first)).isNotEqualTo(key(Runs.run("4").of("dfsio", "read")));
  }

  @Test
  void whereARunStandsInASweepDoesNotDecideButItsStepDoes() {
    Runs first = Runs.run("1").parameter("step", "10G");
    Runs again = Runs.run("2").parameter("step", "10G");
    for (String place : new String[] {"sweep", "round", "case", "repeat"}) {
      again.parameter(place, "2");
    }
    assertThat(key(first)).isEqualTo(key(again));
    assertThat(key(first)).isNotEqualTo(key(Runs.run("3").parameter("step", "20G")));
  }

  @Test
  void settingsOfTheCommandLineDecideButForPlaces() {
    CaseKey key =
        key(
            Runs.run("1")
                .parameter("D mapreduce.job.reduces", "2")
                .parameter("D test.build.data", "/tmp/a")
                .parameter("D fs.defaultFS", "hdfs://here:8020"));
    assertThat(key.parameters()).containsOnlyKeys("nr-files", "file-size", "mapreduce.job.reduces");
  }

  @Test
  void foldersDoNotCountAndSizesDo() {
    Runs one = arguments("IN OUT | run SIZE DIR", "[run, 10G, /bench/a]");
    Runs other = arguments("IN OUT | run SIZE DIR", "[run, 10G, /bench/b]");
    assertThat(key(one)).isEqualTo(key(other));
    assertThat(key(one).parameters()).containsEntry("arguments", "run 10G");
    assertThat(key(arguments("ROWS|SIZE", "5m").parameter("OUT", "/a")).parameters())
        .containsEntry("arguments", "5m");
  }

  @Test
  void ofFoldersAloneTheMeasuredAmountCounts() {
    Runs one = arguments("IN OUT", "[/a, /b]").metric("bytes", Unit.BYTES, 1e9, 1e9);
    Runs same = arguments("IN OUT", "[/c, /d]").metric("bytes", Unit.BYTES, 1e9);
    Runs larger = arguments("IN OUT", "[/c, /d]").metric("bytes", Unit.BYTES, 2e9);
    assertThat(key(one)).isEqualTo(key(same)).isNotEqualTo(key(larger));
    assertThat(key(one).parameters()).containsEntry("arguments", "1000000000 bytes");
    assertThat(key(arguments("IN OUT", "[/a, /b]")).parameters()).isEmpty();
  }

  @Test
  void whatIsMeantToDifferIsNoPartOfIt() {
    Runs four = Runs.run("1");
    Runs eight = Runs.run("2").parameter("nr-files", "8");
    assertThat(CaseKey.of(four.done(), Set.of("nr-files")))
        .isEqualTo(CaseKey.of(eight.done(), Set.of("nr-files")));
  }

  private static Runs arguments(String name, String value) {
    return Runs.run("1").noParameters().parameter(name, value);
  }

  private static CaseKey key(Runs run) {
    return CaseKey.of(run.done(), Set.of());
  }
}
