package org.benchsuite.terasort;

import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import org.apache.hadoop.conf.Configuration;
import org.apache.hadoop.fs.Path;
import org.benchsuite.common.Demand;
import org.benchsuite.common.NotFitException;
import org.benchsuite.common.Profile;
import org.benchsuite.common.output.OutputFolder;
import org.benchsuite.terasort.data.RowFiles;
import org.benchsuite.terasort.data.Slice;
import org.benchsuite.terasort.data.Slices;
import org.benchsuite.terasort.row.RowCount;
import org.benchsuite.terasort.scan.Scan;
import org.benchsuite.terasort.sort.SortPlan;

/** What the commands ask of a cluster, with the most tasks they can have on any. */
final class TeraDemand {

  private final Configuration configuration;

  TeraDemand(Configuration configuration) {
    this.configuration = configuration;
  }

  /** Of teragen: its rows, {@code maps} tasks at a time. */
  Demand generation(Path out, Amount amount, int maps) throws IOException {
    return new Demand(amount.count().bytes(), maps, rows(amount.in(out, configuration)));
  }

  /** Of a whole case: the rows it makes, and the same rows sorted. */
  Demand wholeCase(Path folder, Amount amount, Profile profile) throws IOException {
    Slices input = amount.in(new Path(folder, CaseSteps.INPUT), configuration);
    List<Demand.Data> data = new ArrayList<>(rows(input));
    data.add(sorted(new Path(folder, CaseSteps.OUTPUT), amount.count().bytes()));
    CaseMaps maps = CaseMaps.beforehand(profile, configuration);
    long split = SortPlan.splitBytes(profile, input.folder(), configuration);
    long tasks = 0;
    for (Slice slice : input.all()) {
      tasks += splits(slice.count(), maps.of(slice.count()), split);
    }
    return new Demand(amount.count().bytes(), tasks(tasks), data);
  }

  /** Files of equal size, none of which shares a split with another. */
  private static long splits(RowCount count, int files, long split) {
    return files * Math.max(1, parts(parts(count.bytes(), files), split));
  }

  /** Of a sort alone; nothing is known before its input is there. */
  Demand sort(Path in, Path out, Profile profile) throws IOException {
    RowFiles rows;
    try {
      rows = RowFiles.list(in, configuration);
    } catch (NotFitException e) {
      return Demand.unknown();
    }
    long split = SortPlan.splitBytes(profile, in, configuration);
    long tasks = 0;
    for (int file = 0; file < rows.count(); file++) {
      tasks += parts(rows.bytes(file), split);
    }
    return new Demand(rows.bytes(), tasks(Math.max(1, tasks)), List.of(sorted(out, rows.bytes())));
  }

  /** Of reading all rows; nothing is known before they are there. */
  Demand scan(Path in, Profile profile) throws IOException {
    try {
      RowFiles rows = RowFiles.list(in, configuration);
      return new Demand(rows.bytes(), Scan.mostTasks(profile, rows), List.of());
    } catch (NotFitException e) {
      return Demand.unknown();
    }
  }

  private List<Demand.Data> rows(Slices slices) throws IOException {
    Path folder = slices.folder();
    int copies = folder.getFileSystem(configuration).getDefaultReplication(folder);
    return slices.all().stream()
        .map(slice -> new Demand.Data(slice.folder().path(), slice.count().bytes(), copies))
        .toList();
  }

  private Demand.Data sorted(Path path, long bytes) throws IOException {
    Path folder = new OutputFolder("terasort", path, configuration).path();
    return new Demand.Data(folder, bytes, SortPlan.copies(configuration));
  }

  private static long parts(long whole, long part) {
    return whole / part + (whole % part == 0 ? 0 : 1);
  }

  private static int tasks(long count) {
    return (int) Math.min(Integer.MAX_VALUE, count);
  }
}
