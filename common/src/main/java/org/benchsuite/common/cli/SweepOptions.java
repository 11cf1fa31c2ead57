package org.benchsuite.common.cli;

import java.util.Objects;
import java.util.Optional;
import java.util.stream.Stream;
import org.benchsuite.common.UsageException;
import picocli.CommandLine.Option;

/** What a sweep says of each run it starts; part of the record, no concern of people. */
public final class SweepOptions {

  @Option(names = "--run-id", hidden = true)
  private String id;

  @Option(names = "--sweep", hidden = true)
  private String sweep;

  @Option(names = "--round", hidden = true)
  private Integer round;

  @Option(names = "--case", hidden = true)
  private String caseName;

  @Option(names = "--repeat", hidden = true)
  private Integer repeat;

  /**
   * The id of the run, when it was chosen before.
   *
   * @throws UsageException when it cannot be the name of a file
   */
  Optional<String> id() {
    if (id != null && !id.matches("[A-Za-z0-9][A-Za-z0-9._-]{0,199}")) {
      throw new UsageException("--run-id: '" + id + "' cannot be the name of a file.");
    }
    return Optional.ofNullable(id);
  }

  /** Whether any of them is given. */
  boolean isGiven() {
    return Stream.<Object>of(id, sweep, round, caseName, repeat).anyMatch(Objects::nonNull);
  }
}
