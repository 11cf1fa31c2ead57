package org.benchsuite.hbase.value;

/** Values of the layout that {@link VerifiableFormat} describes. */
final class VerifiableValues implements ValueSource {

  private final VerifiableFormat format;
  private final Versions versions;
  private final long generation;
  private long lastRow = -1;
  private long version;

  VerifiableValues(VerifiableFormat format, Versions versions, long generation) {
    this.format = format;
    this.versions = versions;
    this.generation = generation;
  }

  @Override
  public byte[] next(long row, int family, int column) {
    if (row != lastRow || (family | column) == 0) {
      lastRow = row;
      version = versions.issue(row);
    }
    return format.value(format.key(row, family, column), versions.writer(), generation, version);
  }

  @Override
  public long version() {
    return version;
  }
}
