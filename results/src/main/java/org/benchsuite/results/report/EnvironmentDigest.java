package org.benchsuite.results.report;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import org.benchsuite.results.RunRecord;
import org.benchsuite.results.compare.RunFacts;

/** Keeps each different environment once, and of many only the first. */
final class EnvironmentDigest {

  private static final int KEPT = 26;
  private static final int LABELS_KEPT = 6;

  /** Chosen anew for every run, so it is no property of where the run took place. */
  private static final String SEED = "seed";

  /** The runs of one environment. */
  private static final class Runs {

    private final Map<String, String> facts = new TreeMap<>();
    private final Map<String, String> settings = new TreeMap<>();
    private final DistinctValues labels = new DistinctValues(LABELS_KEPT);
    private int count;

    Runs(RunRecord run, Map<String, String> all) {
      Set<String> names = run.fingerprint().configuration().keySet();
      all.forEach((name, value) -> (names.contains(name) ? settings : facts).put(name, value));
    }

    void add(RunRecord run) {
      count++;
      labels.add(ReportCase.inWords(run.label()));
    }
  }

  private final Map<Map<String, String>, Runs> environments = new LinkedHashMap<>();
  private int runsElsewhere;

  void add(RunRecord run) {
    Map<String, String> facts = new TreeMap<>(RunFacts.of(run, Set.of()));
    facts.remove(SEED);
    Runs runs = environments.get(facts);
    if (runs == null && environments.size() == KEPT) {
      runsElsewhere++;
      return;
    }
    if (runs == null) {
      runs = new Runs(run, facts);
      environments.put(facts, runs);
    }
    runs.add(run);
  }

  List<Environment> environments() {
    List<Environment> all = new ArrayList<>();
    for (Runs runs : environments.values()) {
      String name = String.valueOf((char) ('A' + all.size()));
      all.add(new Environment(name, runs.count, runs.labels.kept(), runs.facts, runs.settings));
    }
    return all;
  }

  /** Runs of environments that are not kept. */
  int runsElsewhere() {
    return runsElsewhere;
  }
}
