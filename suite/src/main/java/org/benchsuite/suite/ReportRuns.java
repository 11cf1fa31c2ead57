package org.benchsuite.suite;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Consumer;
import java.util.function.Predicate;
import org.apache.hadoop.conf.Configuration;
import org.benchsuite.common.UsageException;
import org.benchsuite.common.store.ResultFolders;
import org.benchsuite.results.RecordFormatException;
import org.benchsuite.results.RunHeader;
import org.benchsuite.results.RunRecord;
import org.benchsuite.results.RunRecordJson;
import org.benchsuite.results.compare.ComparisonException;
import org.benchsuite.results.compare.RunQuery;
import org.benchsuite.results.store.ResultStore;
import org.benchsuite.results.store.SkippedFile;
import org.benchsuite.results.text.PlainText;

/**
 * Reads the runs that queries ask for, one at a time and each once: record files by their paths, a
 * label or id of exactly these letters, or conditions.
 */
final class ReportRuns {

  private final Configuration configuration;
  private final Map<String, Predicate<RunHeader>> folders = new LinkedHashMap<>();
  private final List<Path> files = new ArrayList<>();
  private final Set<String> seen = new HashSet<>();

  /**
   * What to read.
   *
   * @param results the folder, unless a query names another
   * @throws UsageException when a query has no meaning
   */
  ReportRuns(Configuration configuration, List<String> queries, String results) {
    this.configuration = configuration;
    if (queries.isEmpty()) {
      folders.put(results, run -> true);
    }
    queries.forEach(query -> add(query, results));
  }

  private void add(String query, String results) {
    Path file = file(query);
    if (file != null) {
      files.add(file);
      return;
    }
    Predicate<RunHeader> exactly = run -> run.label().equals(query) || run.id().equals(query);
    try {
      RunQuery parsed = RunQuery.parse(query);
      folders.merge(parsed.folder().orElse(results), exactly.or(parsed::matches), Predicate::or);
    } catch (ComparisonException e) {
      if (query.indexOf('=') > 0) {
        throw new UsageException(PlainText.clean(e.getMessage()), e);
      }
      folders.merge(results, exactly, Predicate::or);
    }
  }

  private static Path file(String query) {
    try {
      Path path = Path.of(query);
      return query.endsWith(".json") && Files.isRegularFile(path) ? path : null;
    } catch (InvalidPathException e) {
      return null;
    }
  }

  /** Hands over every run, oldest first in each folder. */
  void read(Consumer<RunRecord> runs, Consumer<SkippedFile> skipped)
      throws IOException, InterruptedException {
    for (Path file : files) {
      once(load(file), runs);
    }
    for (Map.Entry<String, Predicate<RunHeader>> folder : folders.entrySet()) {
      ResultStore store = new ResultStore(ResultFolders.openToRead(folder.getKey(), configuration));
      store.find(folder.getValue(), run -> once(run, runs), skipped);
    }
  }

  private void once(RunRecord run, Consumer<RunRecord> runs) {
    if (seen.add(run.id())) {
      runs.accept(run);
    }
  }

  private static RunRecord load(Path file) throws IOException {
    try {
      return RunRecordJson.fromJson(Files.readAllBytes(file), "'" + file + "'");
    } catch (RecordFormatException e) {
      throw new UsageException(PlainText.clean(e.getMessage()), e);
    }
  }
}
