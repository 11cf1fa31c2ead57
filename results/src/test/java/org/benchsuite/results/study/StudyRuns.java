package org.benchsuite.results.study;

import static org.benchsuite.results.compare.Runs.run;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import org.benchsuite.results.RunRecord;
import org.benchsuite.results.Samples;
import org.benchsuite.results.Scalar;
import org.benchsuite.results.Unit;
import org.benchsuite.results.compare.Runs;

/** Makes records as the benchmarks store them, of given results, each a minute after the other. */
public final class StudyRuns {

  private static final double MEBIBYTE = 1 << 20;

  private final List<RunRecord> records = new ArrayList<>();

  /** Every record so far, oldest first. */
  public List<RunRecord> records() {
    return records;
  }

  /** A run of this benchmark and operation without parameters. */
  public Runs next(String benchmark, String operation, String label) {
    int number = records.size();
    return run("run" + number)
        .of(benchmark, operation)
        .label(label)
        .started(Samples.STARTED.plus(Duration.ofMinutes(number)).toString())
        .noParameters();
  }

  public StudyRuns add(Runs run) {
    records.add(run.done());
    return this;
  }

  /** A terasort of a whole case; everything together takes longer than the sort. */
  public StudyRuns sort(String label, String step, double bytes, double... seconds) {
    Runs run = next("terasort", "run", label).parameter("step", step);
    for (double each : seconds) {
      run.trial(
          false,
          List.of(),
          seconds("teragen elapsed", 50),
          seconds("terasort elapsed", each),
          seconds("elapsed", each + 80),
          bytes(bytes));
    }
    return add(run);
  }

  /** A dfsio write of a transport: MiB/s and seconds. */
  public StudyRuns write(String label, String step, double throughput, double seconds) {
    return add(
        next("dfsio", "write", label)
            .parameter("step", step)
            .parameter("nr-files", "32")
            .fact("hdfs.datanodes", "8")
            .trial(
                false,
                List.of(),
                rate("aggregate throughput", throughput),
                seconds("test execution time", seconds),
                bytes(1)));
  }

  public static Scalar seconds(String name, double seconds) {
    return new Scalar(name, Unit.NANOSECONDS, seconds * 1e9);
  }

  public static Scalar rate(String name, double mebibytes) {
    return new Scalar(name, Unit.BYTES_PER_SECOND, mebibytes * MEBIBYTE);
  }

  public static Scalar bytes(double bytes) {
    return new Scalar("bytes", Unit.BYTES, bytes);
  }
}
