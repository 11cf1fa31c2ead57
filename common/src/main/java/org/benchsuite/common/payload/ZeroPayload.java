package org.benchsuite.common.payload;

import java.util.Arrays;

/** Nothing but zeros, as upstream's TestDFSIO writes: flattered by every compression below. */
public final class ZeroPayload implements Payload {

  @Override
  public String name() {
    return "zeros";
  }

  @Override
  public boolean isConstant() {
    return true;
  }

  @Override
  public void fill(byte[] target, int offset, int length, long stream, long position) {
    Arrays.fill(target, offset, offset + length, (byte) 0);
  }

  @Override
  public int mismatch(byte[] actual, int offset, int length, long stream, long position) {
    for (int i = 0; i < length; i++) {
      if (actual[offset + i] != 0) {
        return i;
      }
    }
    return -1;
  }
}
