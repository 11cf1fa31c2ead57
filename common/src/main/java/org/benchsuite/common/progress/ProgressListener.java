package org.benchsuite.common.progress;

import org.benchsuite.results.Unit;

/** Told how far a run is; calls come from one thread, in the order of this interface. */
public interface ProgressListener extends AutoCloseable {

  /** A step without a measurable length begins, such as {@code waiting for containers}. */
  void step(String what);

  /** Work begins; {@code total} is counted in {@code unit} and 0 where it is not known before. */
  void begin(String what, long total, Unit unit);

  /** So much of it is done. */
  void update(long done);

  /** The work that began is over. */
  void end();

  @Override
  default void close() {
    end();
  }

  /** Tells nobody. */
  static ProgressListener silent() {
    return new ProgressListener() {
      @Override
      public void step(String what) {}

      @Override
      public void begin(String what, long total, Unit unit) {}

      @Override
      public void update(long done) {}

      @Override
      public void end() {}
    };
  }
}
