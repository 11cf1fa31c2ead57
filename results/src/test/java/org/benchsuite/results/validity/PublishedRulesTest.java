package org.benchsuite.results.validity;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import org.benchsuite.results.Note;
import org.benchsuite.results.Note.Severity;
import org.benchsuite.results.published.PublishedStudies;
import org.benchsuite.results.published.PublishedStudy;
import org.benchsuite.results.study.Axis;
import org.benchsuite.results.study.Figures;
import org.junit.jupiter.api.Test;

/**
 * What the rules find in the published studies: all of it, so that nothing more is found either.
 */
class PublishedRulesTest {

  private static final Map<String, List<String>> FOUND =
      Map.of(
          "portworx-dfsio",
          List.of("published", "page-cache", "stated-spread", "not-significant", "uncontrolled"),
          "osu-transport",
          List.of("published"),
          "hummingbird-objects",
          List.of("published", "client-limited", "client-limited", "coarse-clock"),
          "xicluster-transfer",
          List.of("published", "start-up", "start-up", "arithmetic", "payload"),
          "uhadoop/wordcount",
          List.of("published", "arithmetic"),
          "uhadoop/terasort",
          List.of("published", "stated-size"),
          "uhadoop/tpch-hive",
          List.of("published"),
          "uhadoop/hbase",
          List.of("published"),
          "uhadoop/disk",
          List.of("published", "payload", "durability"));

  @Test
  void nothingIsFoundBeyondWhatIsListed() {
    List<PublishedStudy> studies = PublishedStudies.all();
    assertThat(studies).extracting(PublishedStudy::name).hasSameElementsAs(FOUND.keySet());
    for (PublishedStudy study : studies) {
      List<Note> notes = PublishedRules.check(study);
      assertThat(notes)
          .as(study.name())
          .extracting(Note::rule)
          .containsExactlyElementsOf(FOUND.get(study.name()));
      assertThat(notes.subList(1, notes.size()))
          .allMatch(
              note ->
                  note.severity() == Severity.WARNING
                      || note.rule().equals("coarse-clock") && note.severity() == Severity.INFO);
    }
  }

  @Test
  void figuresAreMarkedAsPublished() {
    assertThat(text("portworx-dfsio", "published")).contains("the study prints the single runs");
    assertThat(text("hummingbird-objects", "published")).contains("raw runs unknown");
    assertThat(text("uhadoop/hbase", "published"))
        .contains("means of 100 runs, raw runs unknown", "UCloud", "table 5.1");
  }

  @Test
  void theReadFasterThanTheDisksIsFound() {
    assertThat(text("portworx-dfsio", "page-cache"))
        .contains(
            "operation read, system bare-metal, HDFS replication 3: 1803.99 MiB/s is more than the"
                + " 1690.2 MB/s that the raw disks");
  }

  @Test
  void theStatedSpreadIsHeldAgainstTheLargest() {
    assertThat(text("portworx-dfsio", "stated-spread"))
        .startsWith("Stated as +/- 20 %, but it is up to 36.6 %:")
        .contains("HDFS replication 2, volume replication 1 +/- 36.6 %")
        .contains("HDFS replication 1, volume replication 2 +/- 23.1 %")
        .contains("HDFS replication 1, volume replication 3 +/- 20.8 %");
  }

  @Test
  void theDifferenceThatIsNoneIsFound() {
    assertThat(text("portworx-dfsio", "not-significant"))
        .contains("operation read, system px, HDFS replication 2, volume replication 1: +81 %")
        .contains("Welch t = 2.3, df = 2, p = 0.15")
        .contains("157.68, 80.05, 108.46 against 65.07, 61.84, 64.23");
  }

  @Test
  void theComparisonOfUnlikeClustersIsFound() {
    assertThat(text("portworx-dfsio", "uncontrolled"))
        .isEqualTo(
            "px against bare-metal is not a controlled comparison; these differ too: number of"
                + " nodes, network (bare-metal: 1 Gbit/s, px: another).");
  }

  @Test
  void theClientsOwnLinkIsFound() {
    List<Note> notes = notes("hummingbird-objects", "client-limited");

    assertThat(notes.get(0).text())
        .contains("lab ceph-performance, object size (B) 1048576: 24 of 24 put and get figures")
        .contains("of hummingbird and ceph, are 9.80 to 9.85 Gbit/s")
        .contains("the client's own link of 10 Gbit/s");
    assertThat(notes.get(1).text())
        .contains("lab ceph-capacity, object size (B) 1048576: 16 of 24 put and get figures");
  }

  @Test
  void onlyWhatFillsTheLinkIsClientLimited() {
    Figures all = PublishedStudies.find("hummingbird-objects").get(0).figures();
    Figures limited = ClientLink.limited(all, 10_000_000_000L);

    assertThat(limited.values(Axis.OBJECT_SIZE)).containsExactly("1048576");
    assertThat(limited.values(Axis.OPERATION)).containsExactly("put", "get");
    assertThat(limited.all())
        .hasSize(40)
        .allMatch(figure -> figure.value().intValue() >= 1162 && figure.value().intValue() <= 1174);
  }

  @Test
  void ratesOverWholeSecondsAreFound() {
    assertThat(text("hummingbird-objects", "coarse-clock"))
        .contains("All of the 74 rates")
        .contains("the shortest run took 60 s, so rates are overstated by up to 1.7 %");
  }

  /** Neither one fits all: 16667 is 10^6 / 60 rounded, and 5555 in the same table is 10^6 / 180. */
  @Test
  void someRatesAreRoundedAndOthersCutOff() {
    List<WholeSeconds.Counted> rates =
        WholeSeconds.toldApart(PublishedStudies.find("hummingbird-objects").get(0));

    assertThat(rates).hasSize(74);
    assertThat(rates).filteredOn(rate -> rate.rate() != Math.rint(exact(rate))).hasSize(14);
    assertThat(rates).filteredOn(rate -> rate.rate() != Math.floor(exact(rate))).hasSize(11);
  }

  private static double exact(WholeSeconds.Counted rate) {
    return (double) rate.operations() / rate.seconds();
  }

  @Test
  void theStartOfAProgramAFileIsFound() {
    List<Note> notes = notes("xicluster-transfer", "start-up");

    assertThat(notes.get(0).text())
        .contains("system hadoop, operation put, files 100", "105 s of the 626 s", "83 %");
    assertThat(notes.get(1).text())
        .contains("system hadoop, operation get, files 100", "102 s of the 758 s", "87 %");
  }

  @Test
  void ratesThatDoNotFollowFromTheirSecondsAreFound() {
    assertThat(text("uhadoop/wordcount", "arithmetic"))
        .contains(
            "cluster D1-large, size (GiB) 160: 4732 s make 34.62 MiB/s, but 33.91 is printed");
    assertThat(text("xicluster-transfer", "arithmetic"))
        .contains("run 2: 17.508 s make 58.4 MiB/s, but 58.0 is printed");
  }

  @Test
  void theRowsThatAreFiveTimesTheirSizeAreFound() {
    assertThat(text("uhadoop/terasort", "stated-size"))
        .contains("10737418240 teragen rows are 1000 GiB, not the 200 GiB stated");
  }

  @Test
  void zerosAndWritesLeftInMemoryAreFound() {
    assertThat(text("xicluster-transfer", "payload")).contains("a measured system compresses");
    assertThat(text("uhadoop/disk", "payload")).contains("Zeros were written");
    assertThat(text("uhadoop/disk", "durability")).contains("neither fsync nor direct I/O");
  }

  private static String text(String study, String rule) {
    List<Note> notes = notes(study, rule);
    assertThat(notes).as(rule).hasSize(1);
    return notes.get(0).text();
  }

  private static List<Note> notes(String study, String rule) {
    return PublishedRules.check(PublishedStudies.find(study).get(0)).stream()
        .filter(note -> note.rule().equals(rule))
        .toList();
  }
}
