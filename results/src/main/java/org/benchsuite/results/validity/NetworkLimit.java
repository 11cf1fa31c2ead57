package org.benchsuite.results.validity;

import java.util.Optional;
import java.util.OptionalDouble;
import org.benchsuite.results.RunRecord;

/** Links at their baseline. */
final class NetworkLimit implements LimitRule {

  @Override
  public Optional<Bound> check(RunRecord run, Baselines baselines) {
    return BaselineShare.of(run, Traffic.network(run), baselines.networkBytesPerSecondPerNode())
        .flatMap(share -> share.bound(Bound.Kind.NETWORK, "it carried"));
  }

  @Override
  public Optional<String> missing(RunRecord run, Baselines baselines) {
    OptionalDouble baseline = baselines.networkBytesPerSecondPerNode();
    return BaselineShare.of(run, Traffic.network(run), baseline).isPresent()
        ? Optional.empty()
        : Optional.of(
            baseline.isPresent()
                ? "the network's share of the traffic"
                : "what the network can do");
  }
}
