package org.benchsuite.suite;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Predicate;
import org.apache.hadoop.conf.Configuration;
import org.benchsuite.common.UsageException;
import org.benchsuite.common.cli.Console;
import org.benchsuite.common.store.ResultFolders;
import org.benchsuite.results.RecordFormatException;
import org.benchsuite.results.RunHeader;
import org.benchsuite.results.RunRecord;
import org.benchsuite.results.RunRecordJson;
import org.benchsuite.results.compare.ComparisonException;
import org.benchsuite.results.compare.RunGroup;
import org.benchsuite.results.compare.RunQuery;
import org.benchsuite.results.compare.RunSelection;
import org.benchsuite.results.store.ResultStore;
import org.benchsuite.results.text.PlainText;

/** Finds the runs of a group: a record file by its path, or what a query chooses of a folder. */
final class GroupLoader {

  private final Configuration configuration;
  private final Map<String, Folder> folders = new HashMap<>();
  private final SkippedFiles skipped;

  /** A folder and what its records were asked to do. */
  private record Folder(ResultStore store, List<RunHeader> headers) {}

  GroupLoader(Console console, Configuration configuration) {
    this.skipped = new SkippedFiles(console);
    this.configuration = configuration;
  }

  /**
   * The runs that a query asks for.
   *
   * @param side what the group is called, for an error
   * @param results the folder, unless the query names another
   */
  RunGroup load(String side, String query, String results)
      throws IOException, InterruptedException {
    Optional<Path> file = file(query);
    if (file.isPresent()) {
      return new RunGroup(query, List.of(read(file.get())));
    }
    Folder folder = open(folderOf(query).orElse(results));
    Predicate<RunHeader> wanted =
        RunSelection.choose(side, query, folder.headers(), folder.store().location());
    List<RunRecord> chosen = new ArrayList<>();
    folder.store().find(wanted, chosen::add, skipped);
    if (chosen.isEmpty()) {
      throw new ComparisonException(
          "No record that "
              + side
              + " asks for with '"
              + query
              + "' can be read; leave out the damaged ones or name another group.");
    }
    return RunSelection.group(query, chosen);
  }

  private static Optional<String> folderOf(String query) {
    try {
      return RunQuery.parse(query).folder();
    } catch (ComparisonException e) {
      // it may be a label all the same; if not, the selection says what is wrong
      return Optional.empty();
    }
  }

  private static Optional<Path> file(String query) {
    try {
      return Optional.of(Path.of(query))
          .filter(path -> query.endsWith(".json") && Files.isRegularFile(path));
    } catch (InvalidPathException e) {
      return Optional.empty();
    }
  }

  private static RunRecord read(Path file) throws IOException {
    try {
      return RunRecordJson.fromJson(Files.readAllBytes(file), "'" + file + "'");
    } catch (RecordFormatException e) {
      throw new UsageException(PlainText.clean(e.getMessage()), e);
    }
  }

  private Folder open(String name) throws IOException, InterruptedException {
    Folder known = folders.get(name);
    if (known != null) {
      return known;
    }
    ResultStore store = new ResultStore(ResultFolders.openToRead(name, configuration));
    List<RunHeader> headers = new ArrayList<>();
    store.headers(headers::add, skipped);
    Folder folder = new Folder(store, headers);
    folders.put(name, folder);
    return folder;
  }
}
