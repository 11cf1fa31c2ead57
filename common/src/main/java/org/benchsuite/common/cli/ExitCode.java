package org.benchsuite.common.cli;

/** The published exit codes of every command. */
public final class ExitCode {

  /** Done, and every number is valid. */
  public static final int OK = 0;

  /** A trial or its verification failed. */
  public static final int FAILED = 1;

  /** The command line cannot be meant. */
  public static final int USAGE = 2;

  /** The cluster is not fit for what was asked. */
  public static final int NOT_FIT = 3;

  private ExitCode() {}
}
