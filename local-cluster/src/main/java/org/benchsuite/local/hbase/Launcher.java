package org.benchsuite.local.hbase;

import java.io.FileDescriptor;
import java.io.FileOutputStream;
import java.io.IOException;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import org.benchsuite.local.RootCause;

/**
 * The process that launched this JVM: it reads answers of one line each from this JVM's standard
 * output, and this JVM ends at once when its standard input does.
 */
final class Launcher {
  private static final int FAILED = 1;

  private final PrintStream answers;

  private Launcher(PrintStream answers) {
    this.answers = answers;
  }

  /** A daemon that runs until it ends by itself. */
  @FunctionalInterface
  interface Daemon {
    void run(Launcher launcher) throws Exception;
  }

  /** Runs a daemon and ends this JVM with it, whatever threads it leaves. */
  static void serve(Daemon daemon) {
    PrintStream answers =
        new PrintStream(new FileOutputStream(FileDescriptor.out), true, StandardCharsets.UTF_8);
    // standard output is for the launcher alone, whatever the libraries print
    System.setOut(System.err);
    Launcher launcher = new Launcher(answers);
    Thread watch = new Thread(Launcher::endWithInput, "launcher-watch");
    watch.setDaemon(true);
    watch.start();
    try {
      daemon.run(launcher);
    } catch (Throwable failure) {
      failure.printStackTrace();
      launcher.answer(HBaseAnswer.FAILED, RootCause.sentence(failure));
    }
    // a daemon that was to run for ever has given up
    Runtime.getRuntime().halt(FAILED);
  }

  void answer(HBaseAnswer answer, Object detail) {
    answers.println(answer.line(detail));
  }

  private static void endWithInput() {
    try {
      System.in.readAllBytes();
    } catch (IOException launcherGone) {
      // the same as the end of the input
    }
    Runtime.getRuntime().halt(0);
  }
}
