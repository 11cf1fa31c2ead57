package org.benchsuite.common.sweep;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.PrintStream;
import java.net.InetAddress;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.stream.Stream;
import org.benchsuite.common.NotFitException;
import org.benchsuite.common.Protocol.OnFailure;
import org.benchsuite.common.UsageException;
import org.benchsuite.common.cli.BenchCli;
import org.benchsuite.common.cli.Console;
import org.benchsuite.common.cli.ParsedCommands;
import org.benchsuite.common.sweep.SweepPlan.Combine;
import org.benchsuite.common.sweep.SweepPlan.Order;
import org.benchsuite.common.sweep.Sweeper.Swept;
import org.benchsuite.results.RunRecord;
import org.benchsuite.results.store.LocalStoreFolder;
import org.benchsuite.results.store.ResultStore;
import org.benchsuite.results.sweep.RunStart;
import org.benchsuite.results.sweep.SweepJournal;
import org.benchsuite.results.sweep.SweepRound;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class SweeperTest {

  @TempDir Path folder;

  private final ByteArrayOutputStream out = new ByteArrayOutputStream();
  private final ByteArrayOutputStream err = new ByteArrayOutputStream();
  private final Console console =
      new Console(
          new PrintStream(out, true, StandardCharsets.UTF_8),
          new PrintStream(err, true, StandardCharsets.UTF_8),
          false,
          100);

  private static Given given(String text, int line) {
    return new Given(text, new Place("plan.yaml", line, 3));
  }

  private static GivenOption option(String name, String... values) {
    List<Given> all = Stream.of(values).map(value -> given(value, 8)).toList();
    return new GivenOption(given(name, 7), all, values.length > 1);
  }

  private PlanCommand command(String... words) {
    List<String> all = new ArrayList<>(List.of(words));
    all.add(1, notes().toString());
    return new PlanCommand(all, new Place("plan.yaml", 2, 10), List.of(), OptionalInt.empty());
  }

  private SweepPlan plan(
      List<PlanCommand> commands, int repeats, Order order, GivenOption... options) {
    return plan(commands, repeats, order, Combine.PRODUCT, OnFailure.STOP, options);
  }

  private SweepPlan plan(
      List<PlanCommand> commands,
      int repeats,
      Order order,
      Combine combine,
      OnFailure onFailure,
      GivenOption... options) {
    return new SweepPlan(
        "a/plan",
        "",
        commands,
        List.of(options),
        combine,
        repeats,
        order,
        7,
        Duration.ZERO,
        Optional.empty(),
        onFailure,
        Optional.empty(),
        List.of());
  }

  private Path notes() {
    return folder.resolve("notes");
  }

  private List<String> noted() throws IOException {
    return Files.exists(notes()) ? Files.readAllLines(notes()) : List.of();
  }

  private List<List<SweepCase>> groups(SweepPlan plan) throws IOException {
    return new Expansion(commandLines(), List.of("--results", results())).groups(plan);
  }

  private ParsedCommands commandLines() {
    return new ParsedCommands(() -> new BenchCli(console));
  }

  private String results() {
    return folder.resolve("results").toString();
  }

  private Swept sweep(SweepPlan plan) throws IOException, InterruptedException {
    return sweep(plan, false, false);
  }

  private Swept sweep(SweepPlan plan, boolean dryRun, boolean again)
      throws IOException, InterruptedException {
    return new Sweeper(commandLines(), console.out(), console.err(), 100)
        .run(plan, groups(plan), new LineOptions(results(), dryRun, again));
  }

  private List<RunRecord> records() throws IOException {
    List<RunRecord> records = new ArrayList<>();
    new ResultStore(new LocalStoreFolder(Path.of(results()))).loadAll(records::add, skipped -> {});
    return records;
  }

  @Test
  void everyValueWithEveryOtherAndTheRecordsSayWhichCaseTheyAre() throws Exception {
    SweepPlan plan =
        plan(
            List.of(command("noting")),
            2,
            Order.GROUPED,
            option("file-count", "1", "2"),
            option("SIZE", "1M", "2M"),
            option("loud", "true"));
    Swept swept = sweep(plan);
    assertThat(swept.exitCode()).isZero();
    assertThat(swept.ids()).hasSize(8).doesNotHaveDuplicates();
    assertThat(noted())
        .containsExactly(
            "1048576 1 loud",
            "1048576 1 loud",
            "2097152 1 loud",
            "2097152 1 loud",
            "1048576 2 loud",
            "1048576 2 loud",
            "2097152 2 loud",
            "2097152 2 loud");
    assertThat(records())
        .extracting(
            run -> run.parameters().get("sweep"),
            run -> run.parameters().get("round"),
            run -> run.parameters().get("case"),
            run -> run.parameters().get("repeat"))
        .contains(org.assertj.core.groups.Tuple.tuple("a/plan", "1", "file-count=2, SIZE=2M", "2"));
  }

  @Test
  void zipsListsOfOneLengthOnly() throws Exception {
    List<PlanCommand> commands = List.of(command("noting"));
    sweep(
        plan(
            commands,
            1,
            Order.GROUPED,
            Combine.ZIP,
            OnFailure.STOP,
            option("count", "1", "2"),
            option("size", "3M", "4M")));
    assertThat(noted()).containsExactly("3145728 1", "4194304 2");
    SweepPlan uneven =
        plan(
            commands,
            1,
            Order.GROUPED,
            Combine.ZIP,
            OnFailure.STOP,
            option("count", "1", "2"),
            option("size", "3M", "4M", "5M"));
    assertThatThrownBy(() -> groups(uneven))
        .isInstanceOf(UsageException.class)
        .hasMessage(
            "plan.yaml:7:3: zipped lists must be of one length: 'count' has 2 values and 'size' has"
                + " 3.");
  }

  @Test
  void commandsOfOneCombinationStayTogetherInEveryOrder() throws Exception {
    List<PlanCommand> commands = List.of(command("noting"), command("noting", "-loud"));
    GivenOption sizes = option("size", "1M", "2M", "3M", "4M");
    for (Order order : Order.values()) {
      List<SweepRun> runs = RunOrder.of(groups(plan(commands, 3, order, sizes)), order, 7);
      assertThat(runs).hasSize(24).doesNotHaveDuplicates();
      for (int i = 0; i < runs.size(); i += 2) {
        SweepRun quiet = runs.get(i);
        SweepRun loud = runs.get(i + 1);
        assertThat(loud.of().words()).contains("-loud");
        assertThat(loud.repeat()).isEqualTo(quiet.repeat());
        assertThat(loud.of().checked().demand().bytes())
            .isEqualTo(quiet.of().checked().demand().bytes());
      }
    }
    assertThat(repeats(commands, Order.GROUPED, sizes)).startsWith(1, 1, 2, 2, 3, 3);
    assertThat(repeats(commands, Order.INTERLEAVED, sizes)).startsWith(1, 1, 1, 1, 1, 1, 1, 1, 2);
    List<SweepRun> shuffled =
        RunOrder.of(groups(plan(commands, 3, Order.SHUFFLED, sizes)), Order.SHUFFLED, 7);
    assertThat(shuffled)
        .extracting(run -> run.of().name())
        .isEqualTo(
            RunOrder.of(groups(plan(commands, 3, Order.SHUFFLED, sizes)), Order.SHUFFLED, 7)
                .stream()
                .map(run -> run.of().name())
                .toList())
        .isNotEqualTo(
            RunOrder.of(groups(plan(commands, 3, Order.SHUFFLED, sizes)), Order.SHUFFLED, 8)
                .stream()
                .map(run -> run.of().name())
                .toList());
  }

  private List<Integer> repeats(List<PlanCommand> commands, Order order, GivenOption sizes)
      throws IOException {
    return RunOrder.of(groups(plan(commands, 3, order, sizes)), order, 7).stream()
        .map(SweepRun::repeat)
        .toList();
  }

  @Test
  void stepsAreCasesAndThoseOfSeveralCommandsGoStepByStep() throws Exception {
    SweepPlan plan =
        plan(
            List.of(command("noting"), command("noting", "-loud")),
            1,
            Order.GROUPED,
            option("steps", "1M:3M:1M"));
    assertThat(sweep(plan).exitCode()).isZero();
    assertThat(noted())
        .containsExactly(
            "1048576 1",
            "1048576 1 loud",
            "2097152 1",
            "2097152 1 loud",
            "3145728 1",
            "3145728 1 loud");
    assertThat(records()).allMatch(run -> run.parameters().get("step").matches("[123]M"));
  }

  @Test
  void placeholdersTakeTheOptionOfTheirName() throws Exception {
    PlanCommand command = command("noting", "-size", "${megabytes}M");
    assertThat(groups(plan(List.of(command), 1, Order.GROUPED, option("megabytes", "1", "2"))))
        .hasSize(2)
        .allSatisfy(
            group ->
                assertThat(group.get(0).words())
                    .containsAnyOf("1M", "2M")
                    .doesNotContain("1", "2"));
    assertThatThrownBy(
            () -> groups(plan(List.of(command), 1, Order.GROUPED, option("megabyte", "1"))))
        .hasMessage(
            "plan.yaml:2:10: ${megabytes} stands for no option of the plan; did you mean"
                + " 'megabyte'?");
  }

  @Test
  void mistakesAreToldWithTheirPlaceBeforeAnythingRuns() throws Exception {
    assertMistake(
        "plan.yaml:7:3: noting has no option 'sise'; did you mean 'size'?", option("sise", "1M"));
    assertMistake(
        "plan.yaml:8:3: 'loud' is a switch; write true or false, not 'yes'.",
        option("loud", "yes"));
    assertMistake("plan.yaml:8:3: ", option("count", "1", "two"));
    assertMistake("plan.yaml:2:10: -count must be 1 or more, not 0.", option("count", "1", "0"));
    assertMistake("plan.yaml:2:10: 'x' is not a size", option("size", "1M", "x"));
    assertMistake(
        "plan.yaml:2:10: two cases are the same command line", option("size", "1M", "1M"));
    PlanCommand unknown =
        new PlanCommand(
            List.of("notin"), new Place("plan.yaml", 2, 10), List.of(), OptionalInt.empty());
    assertThatThrownBy(() -> groups(plan(List.of(unknown), 1, Order.GROUPED)))
        .hasMessage("plan.yaml:2:10: there is no benchmark 'notin'; did you mean 'noting'?");
    assertThat(noted()).isEmpty();
    assertThat(Path.of(results())).doesNotExist();
  }

  private void assertMistake(String start, GivenOption option) {
    assertThatThrownBy(() -> groups(plan(List.of(command("noting")), 1, Order.GROUPED, option)))
        .isInstanceOf(UsageException.class)
        .hasMessageStartingWith(start);
  }

  @Test
  void whatIsDoneIsKeptAndWhatFailedIsRunAgain() throws Exception {
    Path flag = Files.createFile(folder.resolve("flag"));
    SweepPlan plan =
        plan(
            List.of(command("noting", "-voidIf", flag.toString())),
            1,
            Order.GROUPED,
            option("size", "1M", "2M", "3M"));
    assertThat(sweep(plan).exitCode()).isEqualTo(1);
    assertThat(noted()).containsExactly("1048576 1");
    Files.delete(flag);
    assertThat(sweep(plan).exitCode()).isZero();
    // it failed by itself: nothing of it was left half made
    assertThat(noted()).containsExactly("1048576 1", "1048576 1", "2097152 1", "3145728 1");
    Swept third = sweep(plan);
    assertThat(third.exitCode()).isZero();
    assertThat(third.ids()).hasSize(3);
    assertThat(err.toString(StandardCharsets.UTF_8)).contains("All 3 runs").contains("--again");
    assertThat(noted()).hasSize(4);
    assertThat(sweep(plan, false, true).ids()).hasSize(3).doesNotContainAnyElementsOf(third.ids());
    assertThat(noted()).hasSize(7);
    assertThat(records()).filteredOn(RunRecord::valid).hasSize(6);
  }

  @Test
  void continuesPastFailuresWhenThePlanSaysSo() throws Exception {
    Path flag = Files.createFile(folder.resolve("flag"));
    Swept swept =
        sweep(
            plan(
                List.of(command("noting", "-voidIf", flag.toString())),
                1,
                Order.GROUPED,
                Combine.PRODUCT,
                OnFailure.CONTINUE,
                option("size", "1M", "2M")));
    assertThat(swept.exitCode()).isEqualTo(1);
    assertThat(swept.ids()).isEmpty();
    assertThat(noted()).hasSize(2);
  }

  @Test
  void aChangedPlanIsRefusedWithTheDifference() throws Exception {
    List<PlanCommand> commands = List.of(command("noting"));
    sweep(plan(commands, 1, Order.GROUPED, option("size", "1M", "2M")));
    assertThatThrownBy(() -> sweep(plan(commands, 1, Order.GROUPED, option("size", "1M", "3M"))))
        .isInstanceOf(UsageException.class)
        .hasMessageContaining("was begun with another plan")
        .hasMessageContaining("  - size=2M, repeat 1: noting ")
        .hasMessageContaining("  + size=3M, repeat 1: noting ");
    assertThatThrownBy(() -> sweep(plan(commands, 1, Order.GROUPED, option("size", "2M", "1M"))))
        .hasMessageContaining("the same runs in another order");
    assertThat(noted()).hasSize(2);
  }

  @Test
  void aLabelMakesASweepOfItsOwn() throws Exception {
    SweepPlan plan = plan(List.of(command("noting")), 1, Order.GROUPED, option("size", "1M", "2M"));
    sweep(plan.labelled("old"));
    assertThat(sweep(plan.labelled("new/er")).ids()).hasSize(2);
    assertThat(plan.labelled("old").name()).isEqualTo("a/plan-old");
    assertThat(plan.labelled("new/er").name())
        .matches("a/plan-new_er-[0-9a-f]{8}")
        .isNotEqualTo(plan.labelled("new:er").name());
    assertThat(noted()).hasSize(4);
  }

  @Test
  void aPlaceholderThatIsAnOptionTooIsStillGiven() throws Exception {
    PlanCommand command = command("noting", "-voidIf", "/nowhere/${size}");
    sweep(plan(List.of(command), 1, Order.GROUPED, option("size", "2M", "3M")));
    assertThat(noted()).containsExactly("2097152 1", "3145728 1");
  }

  @Test
  void aRunThatMeasuresNothingIsDoneWithoutARecord() throws Exception {
    SweepPlan plan = plan(List.of(command("noting", "-forget")), 1, Order.GROUPED);
    assertThat(sweep(plan).exitCode()).isZero();
    assertThat(sweep(plan).exitCode()).isZero();
    assertThat(noted()).hasSize(1);
    assertThat(records()).isEmpty();
  }

  @Test
  void howItIsLaunchedIsNoPartOfThePlan() throws Exception {
    SweepPlan plan = plan(List.of(command("noting")), 1, Order.GROUPED, option("size", "1M", "2M"));
    sweep(plan);
    List<List<SweepCase>> forced =
        new Expansion(commandLines(), List.of("--results", results() + "/", "--force"))
            .groups(plan);
    Swept again =
        new Sweeper(commandLines(), console.out(), console.err(), 100)
            .run(plan, forced, new LineOptions(results(), false, false));
    assertThat(again.ids()).hasSize(2);
    assertThat(noted()).hasSize(2);
    assertMistake(
        "plan.yaml:2:10: --dry-run, --again and what a sweep tells its runs",
        option("dry-run", "true"));
  }

  @Test
  void aSecondClientIsRefusedAlsoBetweenTwoRuns() throws Exception {
    SweepPlan plan = plan(List.of(command("noting")), 1, Order.GROUPED, option("size", "1M", "2M"));
    sweep(plan);
    Process other = new ProcessBuilder("sleep", "60").start();
    try {
      SweepJournal journal =
          new SweepJournal(new LocalStoreFolder(Path.of(results(), "sweeps", "a", "plan")));
      SweepRound round = journal.latest().orElseThrow();
      String done = journal.starts(round).get(0).id();
      journal.end(round, done + "x", 1);
      journal.start(
          round,
          new RunStart(
              done + "x",
              1,
              Instant.now(),
              InetAddress.getLocalHost().getHostName(),
              other.pid(),
              other.info().startInstant().orElseThrow(),
              false));
      assertThatThrownBy(() -> sweep(plan))
          .isInstanceOf(NotFitException.class)
          .hasMessageContaining("is being run by process " + other.pid());
    } finally {
      other.destroyForcibly().waitFor();
    }
    assertThat(sweep(plan).ids()).hasSize(2);
  }

  @Test
  void secretsStayOutOfTheJournal() throws Exception {
    sweep(
        plan(
            List.of(
                command("noting", "-D", "fs.s3a.secret.key=hush-hush 1"),
                command("noting", "-loud")),
            1,
            Order.GROUPED,
            option("D a.password", "hush-hush 2", "hush-hush 3")));
    try (Stream<Path> files = Files.walk(Path.of(results()))) {
      for (Path file : files.filter(Files::isRegularFile).toList()) {
        assertThat(Files.readString(file)).doesNotContain("hush-hush");
      }
    }
    assertThat(out.toString(StandardCharsets.UTF_8)).doesNotContain("hush-hush");
    assertThat(err.toString(StandardCharsets.UTF_8)).doesNotContain("hush-hush");
    assertThat(noted()).hasSize(4);
  }

  @Test
  void aClientKilledAnywhereIsFollowedByOneThatRunsTheRestOnce() throws Exception {
    String line = "1M:6M:1M";
    Process client =
        new ProcessBuilder(
                ProcessHandle.current().info().command().orElseThrow(),
                "-cp",
                System.getProperty("java.class.path"),
                "org.benchsuite.common.cli.BenchMain",
                notes().toString(),
                "--steps",
                line,
                "-haltAt",
                "4",
                "--results",
                results())
            .redirectErrorStream(true)
            .redirectOutput(folder.resolve("client").toFile())
            .start();
    assertThat(client.waitFor()).as(Files.readString(folder.resolve("client"))).isEqualTo(137);
    assertThat(records()).hasSize(3);
    int exitCode =
        new BenchCli(console)
            .run(
                "noting",
                notes().toString(),
                "--steps",
                line,
                "-haltAt",
                "4",
                "--results",
                results());
    assertThat(exitCode).as(err.toString(StandardCharsets.UTF_8)).isZero();
    assertThat(err.toString(StandardCharsets.UTF_8))
        .contains("Going on with the sweep noting-run-")
        .contains("3 of 6 runs are done, one was broken off and is run again");
    assertThat(records())
        .hasSize(6)
        .allMatch(RunRecord::valid)
        .extracting(run -> run.parameters().get("case"))
        .containsExactlyInAnyOrder(
            "step=1M", "step=2M", "step=3M", "step=4M", "step=5M", "step=6M");
    assertThat(noted()).hasSize(7);
  }

  @Test
  void aDryRunTellsAndLeavesNothing() throws Exception {
    SweepPlan plan =
        plan(List.of(command("noting")), 2, Order.INTERLEAVED, option("steps", "1M:3M:1M"));
    sweep(plan, true, false);
    assertThat(out.toString(StandardCharsets.UTF_8))
        .contains("a/plan: 3 cases, 6 runs, interleaved. Nothing is run.")
        .contains("step=3M")
        .contains("3 MiB")
        .contains("Space: 3 MiB more with every copy (3 MiB of data) on file:///")
        .contains("Time: unknown, there is no record of such a run");
    assertThat(noted()).isEmpty();
    assertThat(Path.of(results())).doesNotExist();
    sweep(plan);
    out.reset();
    sweep(plan, true, false);
    assertThat(out.toString(StandardCharsets.UTF_8))
        .contains("Time: about ")
        .contains("6 trials of the same operation");
  }

  @Test
  void aDryRunOfOneLineToo() throws Exception {
    int exitCode =
        new BenchCli(console)
            .run("noting", notes().toString(), "--size", "5M", "--dry-run", "-results", results());
    assertThat(exitCode).as(err.toString(StandardCharsets.UTF_8)).isZero();
    assertThat(out.toString(StandardCharsets.UTF_8))
        .contains(": 1 case, 1 run, grouped. Nothing is run.")
        .contains("5 MiB");
    assertThat(noted()).isEmpty();
  }
}
