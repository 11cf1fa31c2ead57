package org.benchsuite.common;

import java.util.List;
import java.util.Objects;
import org.apache.hadoop.fs.Path;

/**
 * What one trial of a command line will ask of a cluster, known before anything runs.
 *
 * @param bytes logical bytes the trial is about: the size a person would name; 0 when unknown
 * @param tasks most tasks of its largest stage; 0 when only the run itself will tell
 * @param data the folders and files that are there in the end because of it
 */
public record Demand(long bytes, int tasks, List<Data> data) {

  /**
   * Data that a trial makes, or uses if an earlier one of the same name made them.
   *
   * @param path where they lie, qualified or not, always spelled the same for the same data
   * @param bytes logical bytes
   * @param copies physical bytes for each logical byte: replication, or (data + parity) / data
   */
  public record Data(Path path, long bytes, double copies) {
    public Data {
      Objects.requireNonNull(path, "path");
    }
  }

  public Demand {
    data = List.copyOf(data);
  }

  /** Of a command that makes and moves nothing that can be told beforehand. */
  public static Demand unknown() {
    return new Demand(0, 0, List.of());
  }
}
