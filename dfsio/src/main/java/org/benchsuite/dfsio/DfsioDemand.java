package org.benchsuite.dfsio;

import java.io.IOException;
import java.util.List;
import java.util.Optional;
import org.apache.hadoop.conf.Configuration;
import org.apache.hadoop.fs.Path;
import org.benchsuite.common.Demand;
import org.benchsuite.common.cli.StepOptions;

/** What a command line of dfsio asks of a cluster, from its options alone. */
final class DfsioDemand {

  private DfsioDemand() {}

  /** Checks the whole command line as far as that goes without a cluster. */
  static Demand of(DfsioOptions options, StepOptions steps, Configuration configuration)
      throws IOException {
    Layout layout = Layout.of(configuration);
    Optional<Step> step = Step.of(steps, options);
    // the seed makes no difference to what is asked of the cluster
    Plan plan = options.plan(layout.root().toString(), 0, step);
    if (plan.operation() == Operation.CLEAN) {
      return Demand.unknown();
    }
    options.checkResultFile();
    Preflight.checkCodec(plan, configuration);
    Placement placement = new Placement(layout, layout.fileSystem(configuration), options);
    return of(plan, step, layout, placement.plannedCopies(plan));
  }

  private static Demand of(Plan plan, Optional<Step> step, Layout layout, double copies) {
    return step.map(some -> ofStep(plan, some, layout, copies))
        .orElseGet(() -> ofFiles(plan, layout, copies));
  }

  private static Demand ofFiles(Plan plan, Layout layout, double copies) {
    long bytes = plan.files() * plan.bytes();
    // what is appended lies there beside what was written, so it is no other size of the same data
    Path path =
        plan.operation() == Operation.APPEND ? new Path(layout.data(), "appended") : layout.data();
    return new Demand(bytes, plan.files(), List.of(new Demand.Data(path, bytes, copies)));
  }

  private static Demand ofStep(Plan plan, Step step, Layout layout, double copies) {
    int tasks = plan.operation() == Operation.WRITE ? step.own().files() : step.files();
    List<Demand.Data> data =
        step.slices().stream()
            .map(
                slice ->
                    new Demand.Data(
                        new Path(layout.file(slice.from()) + "-" + (slice.to() - 1)),
                        slice.files() * step.fileBytes(),
                        copies))
            .toList();
    return new Demand(step.bytes(), tasks, data);
  }
}
