package org.benchsuite.suite;

/**
 * What one check of {@code doctor} found.
 *
 * @param state whether the cluster is fit in this respect
 * @param subject what was looked at
 * @param detail what was found, with figures
 * @param advice what to do, empty when all is well
 */
record Finding(State state, String subject, String detail, String advice) {

  /** How it is. */
  enum State {
    OK,
    WARN,
    FAIL
  }

  static Finding ok(String subject, String detail) {
    return new Finding(State.OK, subject, detail, "");
  }

  static Finding warn(String subject, String detail, String advice) {
    return new Finding(State.WARN, subject, detail, advice);
  }

  static Finding fail(String subject, String detail, String advice) {
    return new Finding(State.FAIL, subject, detail, advice);
  }
}
