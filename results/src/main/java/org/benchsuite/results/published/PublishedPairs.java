package org.benchsuite.results.published;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import org.benchsuite.results.compare.CaseKey;
import org.benchsuite.results.compare.ComparedGroup;
import org.benchsuite.results.compare.Comparison;
import org.benchsuite.results.compare.ComparisonReport;
import org.benchsuite.results.compare.FingerprintDiff;
import org.benchsuite.results.compare.Pair;
import org.benchsuite.results.compare.PublishedGroup;
import org.benchsuite.results.compare.RunGroup;
import org.benchsuite.results.compare.Sample;
import org.benchsuite.results.study.Axis;
import org.benchsuite.results.study.Conditions;
import org.benchsuite.results.study.Figure;

/**
 * Published figures and those of runs, case by case.
 *
 * @param published which published figures are meant
 * @param publishedIsA which side they are
 * @param series those of the wanted metrics
 * @param measured the figures of the runs, of the wanted metrics
 */
record PublishedPairs(
    PublishedQuery published,
    boolean publishedIsA,
    List<PublishedSeries> series,
    Map<MeasuredCase, List<Figure>> measured) {

  private static final String UNTESTED =
      " is published, raw runs unknown: nothing tells the difference from chance";

  ComparisonReport report(RunGroup runs, FingerprintDiff facts) {
    List<Pair> pairs = new ArrayList<>();
    List<Boolean> known = new ArrayList<>();
    Set<CaseKey> onlyPublished = new LinkedHashSet<>();
    Set<MeasuredCase> onlyMeasured = new LinkedHashSet<>(measured.keySet());
    for (PublishedSeries each : series) {
      List<MeasuredCase> same =
          measured.keySet().stream().filter(one -> one.isThatOf(each)).toList();
      same.forEach(one -> pairs.add(pair(each, one)));
      same.forEach(one -> known.add(!each.runs().isEmpty()));
      onlyMeasured.removeAll(same);
      if (same.isEmpty()) {
        onlyPublished.add(key(each.conditions().withoutSubject(), each.conditions().subject()));
      }
    }
    List<CaseKey> unpublished =
        onlyMeasured.stream()
            .map(one -> key(one.conditions(), Conditions.none()))
            .distinct()
            .toList();
    ComparedGroup group = group();
    return new ComparisonReport(
        publishedIsA ? group : runs,
        publishedIsA ? runs : group,
        facts,
        judge(pairs, known),
        publishedIsA ? List.copyOf(onlyPublished) : unpublished,
        publishedIsA ? unpublished : List.copyOf(onlyPublished));
  }

  private ComparedGroup group() {
    int withRuns = (int) series.stream().filter(each -> !each.runs().isEmpty()).count();
    return new PublishedGroup(published.text(), series.size(), withRuns);
  }

  private Pair pair(PublishedSeries theirs, MeasuredCase ours) {
    Sample stated = sample(theirs);
    Sample own = sample(measured.get(ours));
    return new Pair(
        key(ours.conditions(), theirs.conditions().subject()),
        theirs.metric(),
        publishedIsA ? stated : own,
        publishedIsA ? own : stated);
  }

  private List<Comparison> judge(List<Pair> pairs, List<Boolean> known) {
    List<Comparison> judged = new ArrayList<>(Comparison.judge(pairs));
    for (int i = 0; i < judged.size(); i++) {
      if (!known.get(i)) {
        String remark = (publishedIsA ? "A" : "B") + UNTESTED;
        judged.set(i, judged.get(i).withRemarks(List.of(remark)));
      }
    }
    return judged;
  }

  private static Sample sample(PublishedSeries series) {
    List<Double> values =
        (series.runs().isEmpty() ? List.of(series.value()) : series.runs())
            .stream().map(series.unit()::toStored).toList();
    return new Sample(series.unit().stored(), values);
  }

  private static Sample sample(List<Figure> figures) {
    return new Sample(
        figures.get(0).unit().stored(),
        figures.stream().map(figure -> figure.unit().toStored(figure.value())).toList());
  }

  /** With the name of the published system, where the query leaves it open. */
  private CaseKey key(Conditions conditions, Conditions subject) {
    Conditions readable = conditions.without(Axis.BENCHMARK).without(Axis.OPERATION).readable();
    Map<String, String> parameters = new TreeMap<>(readable.values());
    subject.values().entrySet().stream()
        .filter(name -> published.conditions().find(name.getKey()).isEmpty())
        .forEach(name -> parameters.put("published " + name.getKey(), name.getValue()));
    return new CaseKey(
        conditions.find(Axis.BENCHMARK).orElse(published.study().name()),
        conditions.find(Axis.OPERATION).orElse(""),
        parameters);
  }
}
