/** Sweep plans written in YAML, and their published JSON Schema. */
package org.benchsuite.suite.plan;
