package org.benchsuite.local;

/** Work that is done when this JVM exits, by a signal too, unless it is called off before. */
final class AtExit {
  private final Thread hook;

  private AtExit(Thread hook) {
    this.hook = hook;
  }

  static AtExit run(String name, Runnable work) {
    Thread hook = new Thread(work, name);
    Runtime.getRuntime().addShutdownHook(hook);
    return new AtExit(hook);
  }

  void callOff() {
    try {
      Runtime.getRuntime().removeShutdownHook(hook);
    } catch (IllegalStateException exiting) {
      // too late: the work is being done
    }
  }
}
