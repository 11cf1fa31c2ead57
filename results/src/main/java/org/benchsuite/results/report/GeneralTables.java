package org.benchsuite.results.report;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeSet;
import java.util.function.Function;
import org.benchsuite.results.study.StudyTable;
import org.benchsuite.results.text.Quantities;
import org.benchsuite.results.text.StudyText;

/**
 * The tables that are about all runs: where they took place, which they are; and published ones.
 */
final class GeneralTables {

  private static final int ENVIRONMENTS_SHOWN = 6;
  private static final String NONE = "-";

  private GeneralTables() {}

  /** Facts, then settings: what all environments share, and what differs. */
  static List<ReportTable> environments(Report report) {
    List<ReportTable> tables = new ArrayList<>();
    List<Environment> all = report.environments();
    if (all.size() > 1) {
      tables.add(legend(report));
      add(tables, differing("facts-differing", "Facts that differ", all, Environment::facts));
      add(
          tables,
          differing("settings-differing", "Settings that differ", all, Environment::settings));
    }
    String everywhere = all.size() > 1 ? " that are the same in every environment" : "";
    add(tables, shared("facts", "Facts" + everywhere, "fact", all, Environment::facts));
    add(
        tables,
        shared(
            "settings",
            "Settings other than Hadoop's defaults" + everywhere,
            "setting",
            all,
            Environment::settings));
    return tables;
  }

  private static void add(List<ReportTable> tables, ReportTable table) {
    if (!table.rows().isEmpty()) {
      tables.add(table);
    }
  }

  private static ReportTable legend(Report report) {
    List<List<String>> rows =
        report.environments().stream()
            .map(
                each ->
                    List.of(
                        each.name(),
                        String.join("; ", each.labels()),
                        Integer.toString(each.runs())))
            .toList();
    ReportTable table =
        ReportTable.ofText(
            "environments",
            "Environments of the runs",
            1,
            List.of("environment", "labels", "runs"),
            rows);
    return report.runsElsewhere() == 0
        ? table
        : table.withRemarks(
            List.of(report.runsElsewhere() + " more runs took place in yet other environments."));
  }

  private static ReportTable differing(
      String id,
      String caption,
      List<Environment> all,
      Function<Environment, Map<String, String>> part) {
    List<Environment> shown = all.subList(0, Math.min(ENVIRONMENTS_SHOWN, all.size()));
    List<String> columns = new ArrayList<>(List.of("name"));
    shown.forEach(each -> columns.add(each.name()));
    List<List<String>> rows = new ArrayList<>();
    for (String name : names(all, part)) {
      if (values(name, all, part).stream().distinct().count() > 1) {
        List<String> cells = new ArrayList<>(List.of(name));
        cells.addAll(values(name, shown, part));
        rows.add(cells);
      }
    }
    ReportTable table = ReportTable.ofText(id, caption, 1, columns, rows);
    return shown.size() == all.size()
        ? table
        : table.withRemarks(
            List.of((all.size() - shown.size()) + " more environments; --json has them."));
  }

  private static ReportTable shared(
      String id,
      String caption,
      String heading,
      List<Environment> all,
      Function<Environment, Map<String, String>> part) {
    List<List<String>> rows = new ArrayList<>();
    for (String name : names(all, part)) {
      List<String> values = values(name, all, part);
      if (values.stream().distinct().count() == 1) {
        rows.add(List.of(name, values.get(0)));
      }
    }
    return ReportTable.ofText(id, caption, 1, List.of(heading, "value"), rows);
  }

  private static TreeSet<String> names(
      List<Environment> all, Function<Environment, Map<String, String>> part) {
    TreeSet<String> names = new TreeSet<>();
    all.forEach(each -> names.addAll(part.apply(each).keySet()));
    return names;
  }

  private static List<String> values(
      String name, List<Environment> all, Function<Environment, Map<String, String>> part) {
    return all.stream().map(each -> part.apply(each).getOrDefault(name, NONE)).toList();
  }

  /** The runs, of many the first only. */
  static ReportTable runs(Report report) {
    List<List<String>> rows =
        report.runs().stream()
            .map(
                run ->
                    List.of(
                        run.id(),
                        run.what(),
                        ReportCase.inWords(run.label()),
                        Times.format(run.started()),
                        Quantities.duration(run.tookNanos()),
                        Integer.toString(run.trials())))
            .toList();
    ReportTable table =
        ReportTable.ofText(
            "run-list",
            "Runs, oldest first",
            1,
            List.of("run", "what", "label", "started (UTC)", "took", "trials that count"),
            rows);
    int more = report.overview().runs() - report.runs().size();
    return more == 0 ? table : table.withRemarks(List.of("And " + more + " more runs."));
  }

  /** A published table. */
  static ReportTable study(String id, StudyTable table) {
    return ReportTable.of(
        id,
        table.title() + " (published)",
        table.rowHeadings().size(),
        table.headings(),
        table.rows().stream().map(row -> StudyText.cells(table, row)).toList());
  }
}
