package org.benchsuite.it;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import org.benchsuite.results.RunRecord;
import org.benchsuite.results.store.LocalStoreFolder;
import org.benchsuite.results.store.ResultStore;
import org.benchsuite.results.store.SkippedFile;

/** Reads the records a test stored, none of which may be damaged. */
final class Records {

  private Records() {}

  static List<RunRecord> all(Path folder) throws IOException {
    List<RunRecord> records = new ArrayList<>();
    List<SkippedFile> skipped = new ArrayList<>();
    new ResultStore(new LocalStoreFolder(folder)).loadAll(records::add, skipped::add);
    if (!skipped.isEmpty()) {
      throw new IOException("damaged records: " + skipped);
    }
    records.sort(Comparator.comparing(RunRecord::started));
    return records;
  }

  static RunRecord latest(Path folder) throws IOException {
    List<RunRecord> records = all(folder);
    return records.get(records.size() - 1);
  }
}
