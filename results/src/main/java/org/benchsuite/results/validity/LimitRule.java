package org.benchsuite.results.validity;

import java.util.Optional;
import org.benchsuite.results.RunRecord;

/** One resource that may have bounded a result; only the trials that count are looked at. */
interface LimitRule {

  /** The resource with its evidence, when its fact reached the threshold. */
  Optional<Bound> check(RunRecord run, Baselines baselines);

  /** What is not recorded, so that this rule cannot tell; empty when it can. */
  Optional<String> missing(RunRecord run, Baselines baselines);
}
