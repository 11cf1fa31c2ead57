package org.benchsuite.hbase.value;

/** No versions. */
enum UntrackedVersions implements Versions {
  INSTANCE;

  @Override
  public long issue(long row) {
    return 0;
  }

  @Override
  public void acknowledged(long row, long version) {}

  @Override
  public long acknowledgedBefore(long row) {
    return 0;
  }
}
