package org.benchsuite.dfsio;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Optional;
import org.apache.hadoop.conf.Configuration;
import org.benchsuite.results.TaskResult;
import org.benchsuite.results.Throughput;

/** What a valid trial leaves beside the data: what they hold, and upstream's result file. */
final class Remains {

  private final Layout layout;
  private final Configuration configuration;

  Remains(Layout layout, Configuration configuration) {
    this.layout = layout;
    this.configuration = configuration;
  }

  void writeManifest(Plan plan, Optional<Step> step, DataFiles after) throws IOException {
    int files = plan.numbers().end();
    if (step.isPresent()) {
      // later slices may be there
      int known = Manifest.read(layout, configuration).map(Manifest::files).orElse(0);
      files = Math.max(known, step.orElseThrow().files());
    }
    new Manifest(files, plan.data(), plan.seed(), plan.codec(), after.newestMillis())
        .write(layout, configuration);
  }

  void writeResultFile(Operation operation, List<TaskResult> tasks) throws IOException {
    long nanos = tasks.stream().mapToLong(TaskResult::elapsedNanos).sum();
    try (var out = layout.fileSystem(configuration).create(layout.resultFile(operation), true)) {
      String text = TestDfsioBlock.resultFile(Throughput.of(tasks), nanos);
      out.write(text.getBytes(StandardCharsets.UTF_8));
    }
  }
}
