package org.benchsuite.results.compare;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.benchsuite.results.compare.Runs.run;

import java.util.List;
import org.benchsuite.results.RunRecord;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class RunSelectionTest {

  private static final List<RunRecord> RECORDS =
      List.of(
          run("r3").label("new").started("2026-11-02T00:00:00Z").of("dfsio", "read").done(),
          run("r1").label("old").started("2026-10-31T23:59:59Z").done(),
          run("r2").label("old").started("2026-11-01T12:00:00Z").of("terasort", "sort").done(),
          run("r4").label("a, b=c").parameter("D dfs.replication", "2").done(),
          run("r5").started("2027-01-01T00:00:00Z").parameter("nr-files", "8").done());

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "old | r1 r2",
        "label=old | r1 r2",
        "label=old,benchmark=terasort | r2",
        "old, operation=write | r1",
        "r3 | r3",
        "r3.json | r3",
        "run=r1,r3 | r1 r3",
        "run=r1, r3,label=old | r1",
        "since=2026-11-01 | r2 r3 r5",
        "since=2026-11-01,until=2026-11-01 | r2",
        "since=2026-11-01T12:00,until=2026-11-02T00:00:00Z | r2",
        "param.nr-files=8 | r5",
        "param.dfs.replication=2 | r4",
        "a, b=c | r4",
        "label= | r5",
        "in=/elsewhere,label=new | r3"
      })
  void choosesByAllConditionsOldestFirst(String query, String ids) {
    assertThat(select(query).runs()).extracting(RunRecord::id).containsExactly(ids.split(" "));
  }

  @Test
  void knowsAnotherFolder() {
    assertThat(RunQuery.parse("in=hdfs://one/results,label=new").folder())
        .contains("hdfs://one/results");
    assertThat(RunQuery.parse("new").folder()).isEmpty();
  }

  @Test
  void anEmptyGroupNamesTheLabels() {
    assertThatThrownBy(() -> select("label=odl"))
        .isInstanceOf(ComparisonException.class)
        .hasMessage(
            "No record in the store is what A asks for with 'label=odl'; its labels are 'a, b=c',"
                + " 'new', 'old'.");
    assertThatThrownBy(() -> RunSelection.select("B", "x", List.of(), "the store"))
        .hasMessageStartingWith("There is no record in the store for B");
    assertThatThrownBy(() -> RunSelection.select("B", "x", List.of(run("1").done()), "the store"))
        .hasMessageContaining("none of the 1 has a label");
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "lable=old | Runs cannot be chosen by 'lable'; did you mean 'label'?",
        "colour=red | Runs cannot be chosen by 'colour'; there are benchmark, in, label",
        "label=old,label=new | asks for 'label' twice",
        "label=x,y | 'y' in 'label=x,y' is no condition",
        "=x | is no condition",
        "'' | is no condition",
        "since=yesterday | 'yesterday' is no time for 'since'; write 2026-11-01",
        "until=2026-02-30 | is no time for 'until'",
        "since=2026-11-01T25:00 | is no time for 'since'",
        "param.=3 | Runs cannot be chosen by 'param.'"
      })
  void whatCannotBeMeantIsOneSentence(String query, String sentence) {
    assertThatThrownBy(() -> select(query))
        .isInstanceOf(ComparisonException.class)
        .hasMessageContaining(sentence);
  }

  private static RunGroup select(String query) {
    return RunSelection.select("A", query, RECORDS, "the store");
  }
}
