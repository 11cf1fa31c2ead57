package org.benchsuite.common.sweep;

import java.io.IOException;
import java.util.Optional;
import org.apache.hadoop.conf.Configuration;

/**
 * Tells whether a system has come to rest since what ran on it last; further ones are found by
 * {@link java.util.ServiceLoader}.
 */
public interface RestCheck {

  /**
   * What is still going on, in words that can stand in a list, such as {@code 12 under-replicated
   * blocks}; empty when the system is at rest or is not there.
   */
  Optional<String> unrest(Configuration configuration) throws IOException;
}
