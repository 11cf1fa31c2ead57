package org.benchsuite.results.validity;

import java.util.Optional;
import java.util.OptionalDouble;
import org.benchsuite.results.RunRecord;

/** Disks at their baseline, or for which the processors wait. */
final class DiskLimit implements LimitRule {

  /** Share of the time in which processors had nothing to do but to wait for a disk. */
  static final double WAITING = 0.2;

  @Override
  public Optional<Bound> check(RunRecord run, Baselines baselines) {
    Optional<Bound> byRate =
        BaselineShare.of(run, Traffic.disks(run), baselines.diskBytesPerSecondPerNode())
            .flatMap(share -> share.bound(Bound.Kind.DISK, "they carried"));
    return byRate.isPresent() ? byRate : byWaiting(run);
  }

  private static Optional<Bound> byWaiting(RunRecord run) {
    return ProcessorLoad.of(run)
        .filter(load -> load.waiting() >= WAITING)
        .map(load -> new Bound(Bound.Kind.DISK, load.waiting() / WAITING, load.words()));
  }

  @Override
  public Optional<String> missing(RunRecord run, Baselines baselines) {
    OptionalDouble baseline = baselines.diskBytesPerSecondPerNode();
    return BaselineShare.of(run, Traffic.disks(run), baseline).isPresent()
        ? Optional.empty()
        : Optional.of(
            baseline.isPresent() ? "the disks' share of the traffic" : "what the disks can do");
  }
}
