package org.benchsuite.common.sweep;

import java.util.Optional;
import org.apache.hadoop.conf.Configuration;

/** A further system, found by the service loader: at rest unless the configuration says not. */
public final class ConfiguredRestCheck implements RestCheck {

  static final String UNREST = "test.unrest";

  @Override
  public Optional<String> unrest(Configuration configuration) {
    return Optional.ofNullable(configuration.get(UNREST));
  }
}
