package org.benchsuite.hbase.value;

/** Compares every byte of a value with what the layout of {@link VerifiableFormat} says. */
final class VerifyingCheck implements ValueCheck {

  private final VerifiableFormat format;
  private final Versions versions;
  private final long generation;

  /**
   * @param generation values of an earlier one are stale
   */
  VerifyingCheck(VerifiableFormat format, Versions versions, long generation) {
    this.format = format;
    this.versions = versions;
    this.generation = generation;
  }

  @Override
  public long before(long row) {
    return versions.acknowledgedBefore(row);
  }

  @Override
  public void check(
      long row,
      int family,
      int column,
      byte[] array,
      int offset,
      int length,
      long acknowledgedBefore)
      throws WrongValueException {
    long key = format.key(row, family, column);
    ReadValue value = new ReadValue(row, family, column, array, offset, length, format.length(key));
    if (value.expectedLength() < VerifiableFormat.HEADER) {
      checkShort(key, value);
    } else {
      checkLong(key, value, acknowledgedBefore);
    }
  }

  private void checkShort(long key, ReadValue value) throws WrongValueException {
    if (value.length() != value.expectedLength()) {
      throw value.wrongLength();
    }
    int at = format.shortMismatch(key, value.array(), value.offset(), value.length());
    if (at >= 0) {
      throw value.wrongByte(at);
    }
  }

  private void checkLong(long key, ReadValue value, long acknowledgedBefore)
      throws WrongValueException {
    if (value.length() < VerifiableFormat.HEADER) {
      throw value.beginsWithMark() ? value.wrongLength() : value.foreign();
    }
    long check = checkHeader(key, value);
    if (value.length() != value.expectedLength()) {
      throw value.wrongLength();
    }
    int at = format.bodyMismatch(check, value.array(), value.offset(), value.length());
    if (at >= 0) {
      throw value.wrongByte(at);
    }
    checkSequence(value, acknowledgedBefore);
  }

  /**
   * Returns the check word. Versions count only where the check word vouches for them, or a bit
   * flipped in one would pass for another version; and one of mark and check word is enough for a
   * value to be ours, or a bit flipped in the mark would pass for a foreign value.
   */
  private long checkHeader(long key, ReadValue value) throws WrongValueException {
    byte[] array = value.array();
    int offset = value.offset();
    long written = VerifiableFormat.generation(array, offset);
    long check =
        format.check(
            key,
            VerifiableFormat.writer(array, offset),
            written,
            VerifiableFormat.sequence(array, offset));
    boolean marked = VerifiableFormat.isMarked(array, offset);
    boolean checked = VerifiableFormat.check(array, offset) == check;
    if (!marked) {
      throw checked ? value.wrongByte(value.markMismatch()) : value.foreign();
    }
    if (!checked) {
      throw value.wrongHeader();
    }
    if (written < generation) {
      throw value.staleGeneration(written, generation);
    }
    return check;
  }

  private void checkSequence(ReadValue value, long acknowledgedBefore) throws WrongValueException {
    if (acknowledgedBefore <= 0) {
      return;
    }
    int writer = VerifiableFormat.writer(value.array(), value.offset());
    long sequence = VerifiableFormat.sequence(value.array(), value.offset());
    boolean older =
        writer == versions.writer()
            ? sequence < acknowledgedBefore
            : writer == 0 || versions.isOnlyWriter();
    if (older) {
      throw value.staleVersion(
          writer == versions.writer() ? "version " + sequence : "a value from before this run",
          acknowledgedBefore);
    }
  }
}
