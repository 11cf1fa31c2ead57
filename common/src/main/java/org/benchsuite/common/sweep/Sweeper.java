package org.benchsuite.common.sweep;

import java.io.IOException;
import java.io.PrintStream;
import java.net.InetAddress;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.TimeUnit;
import org.apache.hadoop.conf.Configuration;
import org.apache.hadoop.fs.FileSystem;
import org.apache.hadoop.util.ShutdownHookManager;
import org.benchsuite.common.Demand;
import org.benchsuite.common.Protocol.OnFailure;
import org.benchsuite.common.UsageException;
import org.benchsuite.common.progress.ProgressListener;
import org.benchsuite.common.store.ResultFolders;
import org.benchsuite.results.store.ResultStore;
import org.benchsuite.results.store.RunIds;
import org.benchsuite.results.sweep.PlanChange;
import org.benchsuite.results.sweep.RunStart;
import org.benchsuite.results.sweep.SweepJournal;
import org.benchsuite.results.sweep.SweepRound;
import org.benchsuite.results.sweep.SweepRound.PlannedRun;
import org.benchsuite.results.text.PlainText;
import org.benchsuite.results.text.Quantities;
import picocli.CommandLine.Model.OptionSpec;

/**
 * Runs a sweep: every run of its plan that has no valid record yet, one after the other. Killed at
 * any moment, the same sweep goes on where it was.
 */
public final class Sweeper {

  private final CommandLines commandLines;
  private final PrintStream out;
  private final PrintStream err;
  private final int width;

  /**
   * Says where it prints.
   *
   * @param out what came of it
   * @param err how far it is
   * @param width columns of a terminal
   */
  public Sweeper(CommandLines commandLines, PrintStream out, PrintStream err, int width) {
    this.commandLines = commandLines;
    this.out = out;
    this.err = err;
    this.width = width;
  }

  /**
   * What came of a sweep.
   *
   * @param exitCode of the command: 0 when every run has a valid record, else that of the first
   *     that has none
   * @param runs of the round
   * @param ids of the valid records, one a run
   */
  public record Swept(int exitCode, int runs, List<String> ids) {
    public Swept {
      ids = List.copyOf(ids);
    }
  }

  /**
   * Runs it.
   *
   * @param groups its cases, all checked
   * @throws UsageException when another plan was begun under this name
   */
  public Swept run(SweepPlan plan, List<List<SweepCase>> groups, LineOptions line)
      throws IOException, InterruptedException {
    List<SweepRun> runs = RunOrder.of(groups, plan.order(), plan.seed());
    Configuration configuration = runs.get(0).of().checked().configuration();
    if (line.dryRun()) {
      ResultStore known = new ResultStore(ResultFolders.openToRead(line.results(), configuration));
      new DryRun(known, configuration).print(plan, runs, out, width);
      return new Swept(0, runs.size(), List.of());
    }
    ResultStore store = new ResultStore(ResultFolders.open(line.results(), configuration));
    SweepJournal journal =
        new SweepJournal(
            ResultFolders.open(line.results() + "/sweeps/" + plan.name(), configuration));
    SweepRound round = round(plan, runs, journal, store, line);
    int failure = run(plan, round, runs, journal, store);
    Progress after = Progress.of(round, journal, store);
    int exitCode = failure == 0 && after.done() < runs.size() ? 1 : failure;
    out.printf(
        "Sweep %s: %d of %d runs are valid.%n",
        PlainText.clean(plan.name()), after.ids().size(), runs.size());
    out.flush();
    return new Swept(exitCode, runs.size(), after.ids());
  }

  private SweepRound round(
      SweepPlan plan,
      List<SweepRun> runs,
      SweepJournal journal,
      ResultStore store,
      LineOptions line)
      throws IOException {
    List<PlannedRun> planned =
        runs.stream()
            .map(
                run ->
                    new PlannedRun(
                        run.of().name(),
                        run.repeat(),
                        RedactedWords.join(LaunchWords.without(run.of().words()), run.of())))
            .toList();
    Optional<SweepRound> latest = journal.latest();
    boolean anew =
        latest.isEmpty()
            || line.again()
                && Progress.of(latest.orElseThrow(), journal, store).done()
                    == latest.orElseThrow().runs().size();
    if (anew) {
      int number = latest.map(SweepRound::round).orElse(0) + 1;
      SweepRound round =
          new SweepRound(SweepRound.SCHEMA, plan.name(), number, Instant.now(), planned);
      journal.begin(round);
      return round;
    }
    SweepRound begun = latest.orElseThrow();
    if (!begun.runs().equals(planned)) {
      throw new UsageException(
          "The sweep '%s' in %s was begun with another plan; give this one another name, or the plan"
                  .formatted(plan.name(), journal.location())
              + " what it had:"
              + System.lineSeparator()
              + PlanChange.between(begun.runs(), planned).text());
    }
    return begun;
  }

  private int run(
      SweepPlan plan,
      SweepRound round,
      List<SweepRun> runs,
      SweepJournal journal,
      ResultStore store)
      throws IOException, InterruptedException {
    Progress before = Progress.of(round, journal, store);
    tell(round, before, runs.size());
    long begun = System.nanoTime();
    int ran = 0;
    int worst = 0;
    for (int i = 0; i < runs.size(); i++) {
      int number = i + 1;
      if (before.isDone(number)) {
        continue;
      }
      SweepRun run = runs.get(i);
      for (RunStart broken : before.broken(number)) {
        new Remains(run.of().checked().configuration(), err).remove(broken.id());
      }
      rest(plan, run, ran > 0);
      int left = (int) before.left(number, runs.size());
      err.println(heading(number, runs.size(), run, timeLeft(begun, ran, left)));
      int exitCode = run(run, number, round, journal, store, before.broken(number));
      ran++;
      worst = worst == 0 ? exitCode : worst;
      if (exitCode != 0 && plan.onFailure() == OnFailure.STOP) {
        err.println(
            "The sweep stops here; the same command goes on with this run. With onFailure: continue"
                + " in the plan it would go past it.");
        break;
      }
    }
    return worst;
  }

  private void tell(SweepRound round, Progress before, int runs) {
    int done = before.done();
    if (done == runs) {
      err.printf(
          "All %d runs of the sweep %s (round %d) were run already; give --again to run it anew.%n",
          runs, PlainText.clean(round.name()), round.round());
    } else if (done > 0 || !before.broken().isEmpty()) {
      err.printf(
          "Going on with the sweep %s: %d of %d runs are done%s.%n",
          PlainText.clean(round.name()),
          done,
          runs,
          before.broken().isEmpty() ? "" : ", one was broken off and is run again");
    }
  }

  private void rest(SweepPlan plan, SweepRun next, boolean between)
      throws IOException, InterruptedException {
    if (between && !plan.coolDown().isZero()) {
      err.println("Resting for " + plan.coolDown().toSeconds() + " s");
      TimeUnit.NANOSECONDS.sleep(plan.coolDown().toNanos());
    }
    if (plan.quiesce().isPresent()) {
      Duration deadline = plan.quiesce().orElseThrow();
      Quiescence.await(next.of().checked().configuration(), deadline, ProgressListener.silent());
    }
  }

  private static String timeLeft(long begun, int ran, int left) {
    if (ran == 0) {
      return "";
    }
    long nanos = (System.nanoTime() - begun) / ran * left;
    return ", about " + Quantities.duration(nanos) + " left";
  }

  private String heading(int number, int runs, SweepRun run, String timeLeft) {
    return PlainText.clean(
        "Run %d of %d%s%s%s"
            .formatted(
                number,
                runs,
                run.of().name().isEmpty() ? "" : ": " + run.of().name(),
                run.of().repeats() > 1
                    ? ", repeat " + run.repeat() + " of " + run.of().repeats()
                    : "",
                timeLeft));
  }

  private int run(
      SweepRun run,
      int number,
      SweepRound round,
      SweepJournal journal,
      ResultStore store,
      List<RunStart> broken)
      throws IOException {
    String id = RunIds.next(run.of().checked().benchmark(), run.of().checked().operation());
    boolean fresh = broken.isEmpty() ? isNothingThere(run.of()) : broken.get(0).fresh();
    ProcessHandle self = ProcessHandle.current();
    journal.start(
        round,
        new RunStart(
            id,
            number,
            Instant.now(),
            InetAddress.getLocalHost().getHostName(),
            self.pid(),
            self.info().startInstant().orElse(Instant.EPOCH),
            fresh));
    List<String> words = new ArrayList<>(run.of().words());
    if (!broken.isEmpty() && fresh && mayOverwrite(run.of())) {
      words.add("--overwrite");
    }
    words.addAll(
        List.of(
            "--run-id",
            id,
            "--sweep",
            round.name(),
            "--round",
            Integer.toString(round.round()),
            "--case",
            run.of().name(),
            "--repeat",
            Integer.toString(run.repeat())));
    int exitCode = commandLines.run(words);
    boolean stopped = ShutdownHookManager.get().isShutdownInProgress();
    if (!stopped && (exitCode != 0 || !store.contains(id))) {
      journal.end(round, id, exitCode);
    }
    return exitCode;
  }

  /** Whether what lies there after a kill can only be what the run made. */
  private static boolean isNothingThere(SweepCase one) throws IOException {
    List<Demand.Data> data = one.checked().demand().data();
    for (Demand.Data each : data) {
      FileSystem fileSystem = each.path().getFileSystem(one.checked().configuration());
      if (fileSystem.exists(each.path())) {
        return false;
      }
    }
    return !data.isEmpty();
  }

  /** What a killed client left half made gives way; slices of steps look after themselves. */
  private boolean mayOverwrite(SweepCase one) {
    Optional<OptionSpec> option =
        commandLines
            .benchmark(one.checked().benchmark())
            .flatMap(spec -> OptionWords.find(spec, "overwrite"));
    return !one.isStep()
        && option.filter(spec -> !OptionWords.isSpelled(spec, one.words())).isPresent();
  }
}
