package org.benchsuite.hbase.value;

import org.benchsuite.hbase.PeSettings;

/**
 * Which writings of a row this process began and which were acknowledged, so that a read can tell a
 * stale value; thread-safe.
 */
public interface Versions {

  /** Begins a writing of the row; later ones of the same row have greater versions. 0 for none. */
  long issue(long row);

  /**
   * Tells that an issued writing was acknowledged: once, and never for one that failed, which may
   * still take effect.
   */
  void acknowledged(long row, long version);

  /** The least version that a read of the row that begins now may see; 0 for any. */
  long acknowledgedBefore(long row);

  /** Number of this process, another for each that writes to the table; 0 without versions. */
  default int writer() {
    return 0;
  }

  /** Whether no other process writes with versions while this one runs. */
  default boolean isOnlyWriter() {
    return false;
  }

  /** Whether versions are issued at all. */
  default boolean tracks() {
    return false;
  }

  /** Issues none, so that nothing is ever stale. */
  static Versions none() {
    return UntrackedVersions.INSTANCE;
  }

  /**
   * Those that the settings need: none unless values are verified and the mixed workload writes.
   *
   * @param writer another number for every process of every run; not 0
   */
  static Versions of(PeSettings settings, int writer) {
    boolean writes = settings.mix().stream().anyMatch(share -> share.operation().writes());
    return settings.verify() && writes
        ? new TrackedVersions(settings.rows().total(), writer, settings.noMapReduce())
        : none();
  }
}
