package org.benchsuite.common.sweep;

import java.io.IOException;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import org.apache.hadoop.conf.Configuration;
import org.apache.hadoop.yarn.api.records.ApplicationReport;
import org.benchsuite.common.cluster.RunningApplications;

/** Applications of anybody that wait or run on YARN. */
final class YarnApplications implements RestCheck {

  private static final int NAMED = 3;

  @Override
  public Optional<String> unrest(Configuration configuration) throws IOException {
    List<ApplicationReport> live = RunningApplications.all(configuration);
    return Counted.of(live.size(), "running application").map(count -> count + named(live));
  }

  private static String named(List<ApplicationReport> live) {
    String names =
        live.stream()
            .limit(NAMED)
            .map(application -> application.getApplicationId() + " " + application.getName())
            .collect(Collectors.joining("; "));
    return " (" + names + (live.size() > NAMED ? "; ..." : "") + ")";
  }
}
