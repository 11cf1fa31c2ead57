package org.benchsuite.results.store;

import com.sun.management.OperatingSystemMXBean;
import java.io.IOException;
import java.lang.management.ManagementFactory;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.benchsuite.results.RunHeader;
import org.benchsuite.results.compare.RunQuery;
import org.benchsuite.results.text.ListedRun;
import org.benchsuite.results.text.RunCsv;
import org.benchsuite.results.text.RunList;

/**
 * Lists, filters and reports all of a folder as the commands do and prints what came of it and how
 * long each took; run in a JVM of its own with a small heap.
 */
final class SearchManyRecords {

  private final ResultStore store;
  private long lap = System.nanoTime();
  private long cpuLap = cpuNanos();

  private SearchManyRecords(Path folder) {
    store = new ResultStore(new LocalStoreFolder(folder));
  }

  public static void main(String[] arguments) throws IOException {
    SearchManyRecords search = new SearchManyRecords(Path.of(arguments[0]));
    RunQuery query = RunQuery.parse(arguments[1]);
    search.list();
    search.filter(query);
    search.report();
  }

  /** As {@code runs} does. */
  private void list() throws IOException {
    List<ListedRun> runs = new ArrayList<>();
    List<String> skipped = new ArrayList<>();
    store.find(run -> true, run -> runs.add(ListedRun.of(run)), file -> skipped.add(file.name()));
    String table = RunList.table(runs);
    say("files", store.list().size());
    say("listed", runs.size());
    say("lines", table.lines().count());
    say("different", runs.stream().map(ListedRun::id).distinct().count());
    say("skipped", String.join(",", skipped));
    time("list");
  }

  /** As {@code runs QUERY} and {@code compare} do. */
  private void filter(RunQuery query) throws IOException {
    List<RunHeader> headers = new ArrayList<>();
    store.headers(headers::add, file -> {});
    say("headers", headers.size());
    List<ListedRun> chosen = new ArrayList<>();
    List<String> skipped = new ArrayList<>();
    store.find(
        query::matches, run -> chosen.add(ListedRun.of(run)), file -> skipped.add(file.name()));
    say("filtered", chosen.size());
    say("skipped while filtering", String.join(",", skipped));
    time("filter");
  }

  /** As {@code show --csv} does, of whole records. */
  private void report() throws IOException {
    long[] counts = new long[2];
    store.loadAll(
        run -> {
          counts[0]++;
          counts[1] += RunCsv.MEASUREMENTS.rows(run).length();
        },
        file -> {});
    say("reported", counts[0]);
    say("bytes of CSV", counts[1]);
    time("report");
  }

  /** Of all threads: what does not depend on what else the machine does. */
  private static long cpuNanos() {
    return ManagementFactory.getPlatformMXBean(OperatingSystemMXBean.class).getProcessCpuTime();
  }

  private void time(String step) {
    long now = System.nanoTime();
    long cpuNow = cpuNanos();
    say(
        step,
        "%.2f s, %.2f s of processor time".formatted((now - lap) / 1e9, (cpuNow - cpuLap) / 1e9));
    lap = now;
    cpuLap = cpuNow;
  }

  private void say(String name, Object value) {
    System.out.println(name + "=" + value);
  }
}
