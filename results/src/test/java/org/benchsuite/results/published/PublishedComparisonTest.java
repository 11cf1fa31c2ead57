package org.benchsuite.results.published;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import java.util.List;
import java.util.Map;
import java.util.Set;
import org.benchsuite.results.Note;
import org.benchsuite.results.compare.CaseKey;
import org.benchsuite.results.compare.Comparison;
import org.benchsuite.results.compare.ComparisonException;
import org.benchsuite.results.compare.ComparisonReport;
import org.benchsuite.results.compare.FactDifference;
import org.benchsuite.results.compare.RunGroup;
import org.benchsuite.results.compare.Runs;
import org.benchsuite.results.compare.Verdict;
import org.benchsuite.results.study.NoRecordMappingException;
import org.benchsuite.results.study.StudyRuns;
import org.benchsuite.results.text.ComparisonText;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class PublishedComparisonTest {

  private static final double GIBIBYTE = 1L << 30;
  private static final String ON_B2 = "published=uhadoop/terasort,cluster=b2-large";

  private final StudyRuns runs = new StudyRuns();

  /** Published: 263 s for 10 GiB and 440 s for 20. Mean of 250, 260 and 270 is 260: -3 / 263. */
  @Test
  void figuresOfUnknownRunsHaveADifferenceAndNoVerdict() {
    runs.sort("mine", "10G", 10 * GIBIBYTE, 250, 260, 270).sort("mine", "20G", 20 * GIBIBYTE, 550);
    runs.sort("mine", "10M", GIBIBYTE / 100, 5, 6);

    ComparisonReport report = compare(ON_B2, true);

    assertThat(report.comparisons()).hasSize(2);
    Comparison first = report.comparisons().get(0);
    assertThat(first.pair().a().values()).containsExactly(263e9);
    assertThat(first.pair().b().count()).isEqualTo(3);
    assertThat(first.pair().relativeDifference().orElseThrow()).isCloseTo(-3 / 263.0, within(1e-9));
    assertThat(first.verdict()).isEqualTo(Verdict.NO_EVIDENCE);
    assertThat(first.tests().welch()).isEmpty();
    assertThat(first.remarks())
        .containsExactly(
            "A is published, raw runs unknown: nothing tells the difference from chance");
    // 550 against 440 s
    assertThat(report.comparisons().get(1).pair().relativeDifference().orElseThrow())
        .isCloseTo(0.25, within(1e-9));
    assertThat(report.canBeSlower()).isFalse();
    assertThat(report.onlyA()).hasSize(18);
    assertThat(report.onlyB())
        .extracting(CaseKey::parameters)
        .containsExactly(Map.of("size", "10 MiB"));
  }

  @Test
  void thePublishedSideMayBeTheSecond() {
    runs.sort("mine", "20G", 20 * GIBIBYTE, 550);
    Comparison only = compare(ON_B2, false).comparisons().get(0);
    // 440 against 550 s
    assertThat(only.pair().relativeDifference().orElseThrow()).isCloseTo(-0.2, within(1e-9));
    assertThat(only.remarks().get(0)).startsWith("B is published, raw runs unknown");
  }

  /**
   * Published: 37.44, 37.18 and 37.34 MiB/s, mean 37.32, variance 0.0172. Of 40, 41 and 42 the mean
   * is 41, the variance 1: t = 3.68 / sqrt(1.0172 / 3) = 6.32, df = 1.0172^2 / ((0.0172^2 + 1) / 2)
   * = 2.07, p = 0.022.
   */
  @Test
  void figuresOfPrintedRunsAreTested() {
    write("mine", "2", 40, 41, 42);

    ComparisonReport report =
        compare("published=portworx-dfsio,system=bare-metal,operation=write", true);

    Comparison only = report.comparisons().get(0);
    assertThat(report.comparisons()).hasSize(1);
    assertThat(only.pair().metric()).isEqualTo("throughput per node");
    assertThat(only.pair().a().count()).isEqualTo(3);
    assertThat(only.pair().relativeDifference().orElseThrow()).isCloseTo(0.0986, within(5e-5));
    assertThat(only.tests().welch().orElseThrow().statistic()).isCloseTo(6.32, within(0.005));
    assertThat(only.tests().welch().orElseThrow().degreesOfFreedom())
        .isCloseTo(2.07, within(0.005));
    assertThat(only.tests().welch().orElseThrow().pValue()).isCloseTo(0.022, within(0.001));
    assertThat(only.verdict()).isEqualTo(Verdict.FASTER);
    assertThat(only.remarks()).isEmpty();
    assertThat(report.canBeSlower()).isTrue();
  }

  /** On volumes the published case says how many copies they keep, and only that is the same. */
  @Test
  void whatTheStudyTellsMustBeTheSame() {
    write("mine", "2", 40, 41, 42);
    ComparisonReport report =
        compare("published=portworx-dfsio,system=px,hdfs-replication=2,operation=write", true);
    assertThat(report.comparisons())
        .singleElement()
        .satisfies(
            each ->
                assertThat(each.pair().subject().parameters())
                    .containsEntry("volume replication", "1"));
    assertThat(report.onlyA()).hasSize(1);
  }

  @Test
  void factsOfThePublishedSideAreUnknownAndThatIsPrinted() {
    runs.sort("mine", "10G", 10 * GIBIBYTE, 250, 260, 270).sort("mine", "20G", 20 * GIBIBYTE, 550);

    ComparisonReport report = compare(ON_B2, true);

    assertThat(report.facts().uncontrolled()).isTrue();
    assertThat(report.facts().differences())
        .allSatisfy(fact -> assertThat(fact.a()).containsExactly("published: unknown"))
        .extracting(FactDifference::name)
        .contains("hadoop.version", "client.memory")
        .doesNotContain("dfs.replication", "seed");
    assertThat(ComparisonText.render(report, 100))
        .containsSubsequence(
            "A: published=uhadoop/terasort,cluster=b2-large - published, 20 figures, raw runs"
                + " unknown",
            "B: mine - 2 runs, 4 trials",
            "UNCONTROLLED",
            "published: unknown",
            "elapsed (less is faster)",
            "no evidence",
            "-1.1 %",
            "#1-#2 A is published, raw runs unknown",
            "Only in A: terasort size (GiB)=30",
            "B is measured against A: 2 no evidence.")
        .doesNotContain("--axis NAME.");
  }

  @Test
  void everyPublishedClusterIsACaseOfItsOwn() {
    runs.sort("mine", "10G", 10 * GIBIBYTE, 250);
    assertThat(compare("published=uhadoop/terasort,size=10", true).comparisons())
        .extracting(each -> each.pair().subject().parameters().get("published cluster"))
        .containsExactly("B2-large", "B2-xlarge", "D1-large", "D1-xlarge");
  }

  @Test
  void ratesAreComparedWhereTheyAreAskedFor() {
    runs.sort("mine", "10G", 10 * GIBIBYTE, 512);
    ComparisonReport report =
        PublishedComparison.of(query(ON_B2), true, group(), Set.of("throughput"), Set.of())
            .report();
    // 20 MiB/s against the printed 38.94
    assertThat(report.comparisons().get(0).pair().relativeDifference().orElseThrow())
        .isCloseTo(20 / 38.94 - 1, within(1e-9));
  }

  @Test
  void voidTrialsAreReported() {
    runs.sort("mine", "10G", 10 * GIBIBYTE, 250);
    runs.add(
        runs.next("terasort", "sort", "mine")
            .parameter("step", "20G")
            .trial(
                false,
                List.of(Note.voids("verification", "lost")),
                StudyRuns.seconds("elapsed", 1)));
    PublishedComparison found =
        PublishedComparison.of(query(ON_B2), true, group(), Set.of(), Set.of());
    assertThat(found.report().comparisons()).hasSize(1);
    assertThat(found.notes()).extracting(Note::rule).containsExactly("missing");
  }

  @Test
  void whatCannotBeComparedIsOneSentence() {
    runs.sort("mine", "10G", 10 * GIBIBYTE, 250);
    assertThatThrownBy(() -> compare("published=uhadoop/wordcount", true))
        .isInstanceOf(ComparisonException.class)
        .hasMessage("No trial of 'mine' that counts measured what 'uhadoop/wordcount' did.");
    assertThatThrownBy(() -> compare("published=osu-transport", true))
        .hasMessageContaining("publishes improvements in percent alone");
    assertThatThrownBy(() -> compare("published=uhadoop/hbase", true))
        .hasMessage("No trial of 'mine' that counts measured what 'uhadoop/hbase' did.");
    assertThatThrownBy(() -> compare("published=uhadoop/disk", true))
        .isInstanceOf(NoRecordMappingException.class);
    assertThatThrownBy(
            () -> PublishedComparison.of(query(ON_B2), true, group(), Set.of("elapsd"), Set.of()))
        .hasMessage(
            "No figure of 'uhadoop/terasort' is a 'elapsd' given by --metric; did you mean"
                + " 'elapsed'?");
    assertThatThrownBy(
            () ->
                PublishedComparison.of(
                    query(ON_B2), true, group(), Set.of(), Set.of("hadop.version")))
        .hasMessageContaining("did you mean 'hadoop.version'?");
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "published=uhadoop | 'uhadoop' is several studies, name one: uhadoop/wordcount,",
        "published=hadoop | No published study is named 'hadoop'; there are: portworx-dfsio,",
        "published=uhadoop/terasort,colour=red | cannot be chosen by 'colour'; there are benchmark,",
        "published=uhadoop/terasort,clutser=x | did you mean 'cluster'?",
        "published=uhadoop/terasort,cluster=x | has the cluster 'x'; there are B2-large, B2-xlarge",
        "published=uhadoop/terasort,size=15 | has the size (GiB) '15'; there are 10, 20,",
        "label=mine,published=uhadoop/terasort | cannot be chosen by 'label'",
        "published=uhadoop/terasort,B2-large | 'B2-large' in"
      })
  void aQueryWithoutAMeaningIsRefused(String query, String sentence) {
    assertThatThrownBy(() -> PublishedQuery.parse(query))
        .isInstanceOf(ComparisonException.class)
        .hasMessageContaining(sentence);
  }

  @Test
  void otherQueriesAreNotOfPublishedFigures() {
    assertThat(PublishedQuery.parse("label=published")).isEmpty();
    assertThat(PublishedQuery.parse("published")).isEmpty();
    assertThat(query("size = 10G, published = uhadoop/terasort").series()).hasSize(2 * 4);
  }

  private void write(String label, String replication, double... mebibytes) {
    Runs run = runs.next("dfsio", "write", label).parameter("replication", replication);
    for (double each : mebibytes) {
      run.trial(false, List.of(), StudyRuns.rate("aggregate throughput per node", each));
    }
    runs.add(run);
  }

  private ComparisonReport compare(String query, boolean publishedIsA) {
    return PublishedComparison.of(query(query), publishedIsA, group(), Set.of(), Set.of()).report();
  }

  private RunGroup group() {
    return new RunGroup("mine", runs.records());
  }

  private static PublishedQuery query(String text) {
    return PublishedQuery.parse(text).orElseThrow();
  }
}
