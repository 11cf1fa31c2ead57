package org.benchsuite.suite;

import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import org.benchsuite.common.cli.Console;
import org.benchsuite.results.RunRecord;
import org.benchsuite.results.store.ResultStore;
import org.benchsuite.results.text.PlainText;

/** Reads all records of a folder; what cannot be read is named on the console and left out. */
final class RecordFolder {

  private RecordFolder() {}

  /** In the order of the store. */
  static List<RunRecord> load(ResultStore store, Console console) throws IOException {
    List<RunRecord> records = new ArrayList<>();
    store.loadAll(
        records::add,
        skipped ->
            console
                .err()
                .println(PlainText.clean("Skipped " + skipped.name() + ": " + skipped.reason())));
    return records;
  }
}
