package org.benchsuite.results.store;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import org.benchsuite.results.ForkedJvm;
import org.benchsuite.results.RunRecord;
import org.benchsuite.results.Samples;

/** Saves so many runs with a label of that length to a folder, from its own JVM. */
final class SaveRuns {

  private SaveRuns() {}

  public static void main(String[] arguments) throws IOException {
    ForkedJvm.endWithParent();
    ResultStore store = new ResultStore(new LocalStoreFolder(Path.of(arguments[0])));
    long count = Long.parseLong(arguments[1]);
    RunRecord run = Samples.run("x".repeat(Integer.parseInt(arguments[2])), List.of());
    for (long i = 0; i < count; i++) {
      store.save(Samples.withId(run, RunIds.next("dfsio", "write")));
    }
  }
}
