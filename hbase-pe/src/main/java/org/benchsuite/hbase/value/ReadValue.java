package org.benchsuite.hbase.value;

/** A value as it was read, and the sentences about what is wrong with it. */
record ReadValue(
    long row, int family, int column, byte[] array, int offset, int length, int expectedLength) {

  /** Whether as much of the mark as it is long enough for is there. */
  boolean beginsWithMark() {
    return markMismatch() == Math.min(length, VerifiableFormat.MARK_LENGTH);
  }

  /** How many bytes of the mark are there. */
  int markMismatch() {
    int most = Math.min(length, VerifiableFormat.MARK_LENGTH);
    int at = 0;
    while (at < most
        && array[offset + at] == (byte) (VerifiableFormat.MARK >>> 24 - at * Byte.SIZE)) {
      at++;
    }
    return at;
  }

  WrongValueException foreign() {
    return new WrongValueException(
        WrongValueException.FOREIGN,
        place()
            + " holds "
            + length
            + " bytes without the mark of values that can be verified; write the table with --verify"
            + " first, or read it without.");
  }

  WrongValueException wrongLength() {
    return wrong(
        "is " + length + " bytes long where " + expectedLength + " were written; " + advice());
  }

  WrongValueException wrongByte(int at) {
    return wrong(
        "differs from what was written from byte " + at + " of " + length + " on; " + advice());
  }

  WrongValueException wrongHeader() {
    return wrong(
        "differs from what was written, as its check word at byte "
            + VerifiableFormat.CHECK_OFFSET
            + " does not fit row, column, seed and the version before it; "
            + advice());
  }

  WrongValueException staleGeneration(long written, long expected) {
    return stale("generation " + written + " though generation " + expected + " was written");
  }

  WrongValueException staleVersion(String held, long acknowledged) {
    return stale(
        held + " though version " + acknowledged + " was acknowledged before the read began");
  }

  private WrongValueException stale(String sentence) {
    return new WrongValueException(WrongValueException.STALE, place() + " holds " + sentence + ".");
  }

  private WrongValueException wrong(String sentence) {
    return new WrongValueException(WrongValueException.WRONG, place() + " " + sentence);
  }

  private String place() {
    return "Row " + row + ", column info" + family + ":" + column;
  }

  private static String advice() {
    return "it is damaged, another cell's, or written with another --seed, --valueSize or without"
        + " --verify.";
  }
}
