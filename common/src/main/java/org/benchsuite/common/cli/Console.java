package org.benchsuite.common.cli;

import java.io.PrintStream;
import org.benchsuite.common.progress.PlainProgress;
import org.benchsuite.common.progress.ProgressListener;
import org.benchsuite.common.progress.TerminalProgress;

/**
 * Where a command prints: results to {@code out}, everything about its course to {@code err}.
 *
 * @param terminal whether {@code err} is a terminal a person watches
 * @param width columns of that terminal
 */
public record Console(PrintStream out, PrintStream err, boolean terminal, int width) {

  private static final int DEFAULT_WIDTH = 100;
  private static final int NARROWEST = 60;

  /** The streams of this process. */
  public static Console system() {
    return new Console(System.out, System.err, isTerminal(), columns());
  }

  ProgressListener progress() {
    return terminal
        ? new TerminalProgress(err, Math.min(width, DEFAULT_WIDTH))
        : new PlainProgress(err, System::nanoTime);
  }

  private static boolean isTerminal() {
    String kind = System.getenv("TERM");
    java.io.Console console = System.console();
    return console != null && isInteractive(console) && kind != null && !kind.equals("dumb");
  }

  /** From Java 22 on a console is there even when nothing is a terminal, and tells so. */
  private static boolean isInteractive(java.io.Console console) {
    try {
      return (boolean) java.io.Console.class.getMethod("isTerminal").invoke(console);
    } catch (NoSuchMethodException e) {
      return true;
    } catch (ReflectiveOperationException e) {
      return false;
    }
  }

  private static int columns() {
    String columns = System.getenv("COLUMNS");
    return columns != null && columns.matches("\\d{1,4}")
        ? Math.max(NARROWEST, Integer.parseInt(columns))
        : DEFAULT_WIDTH;
  }
}
