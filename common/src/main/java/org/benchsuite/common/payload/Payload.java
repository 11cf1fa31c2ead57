package org.benchsuite.common.payload;

/**
 * The bytes a benchmark writes: any byte of any stream is a function of the seed, the stream and
 * its position, so that what was written can be verified from anywhere without keeping it.
 */
public sealed interface Payload permits RandomPayload, ZeroPayload, CompressiblePayload {

  /** Its name on the command line, such as {@code random} or {@code compressible:3}. */
  String name();

  /**
   * Fills {@code length} bytes of {@code target} from {@code offset} on with the bytes of {@code
   * stream} at {@code position}.
   */
  void fill(byte[] target, int offset, int length, long stream, long position);

  /** Whether every piece of every stream is the same, so that a buffer need be filled only once. */
  default boolean isConstant() {
    return false;
  }

  /**
   * The index (from 0) of the first of {@code length} bytes that differs from the stream's, or -1.
   */
  int mismatch(byte[] actual, int offset, int length, long stream, long position);

  /**
   * The payload of that name with that seed.
   *
   * @throws IllegalArgumentException with one clear sentence when there is none of that name
   */
  static Payload of(String name, long seed) {
    return Payloads.parse(name, seed);
  }
}
