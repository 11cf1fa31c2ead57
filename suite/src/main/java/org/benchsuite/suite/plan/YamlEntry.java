package org.benchsuite.suite.plan;

import org.benchsuite.common.UsageException;
import org.benchsuite.common.sweep.Given;

/** A key and its value. */
record YamlEntry(Given key, YamlValue value) {

  String name() {
    return key.text();
  }

  /** An error about the key. */
  UsageException error(String sentence) {
    return PlanErrors.at(key.place(), sentence);
  }
}
