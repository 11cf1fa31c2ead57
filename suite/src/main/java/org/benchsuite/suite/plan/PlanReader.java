package org.benchsuite.suite.plan;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.benchsuite.common.Protocol.OnFailure;
import org.benchsuite.common.UsageException;
import org.benchsuite.common.sweep.Given;
import org.benchsuite.common.sweep.GivenOption;
import org.benchsuite.common.sweep.Place;
import org.benchsuite.common.sweep.PlanCommand;
import org.benchsuite.common.sweep.SweepPlan;

/** Reads a sweep plan; every error says where in its text it is. */
public final class PlanReader {

  /** Of the format; it grows when an old plan would be read differently. */
  static final int VERSION = 1;

  static final List<String> KEYS =
      List.of(
          "version",
          "name",
          "description",
          "command",
          "commands",
          "options",
          "combine",
          "repeats",
          "warmups",
          "order",
          "seed",
          "coolDown",
          "quiesce",
          "onFailure",
          "study",
          "scaled");

  private static final String SPOKEN = Integer.toString(VERSION);
  private static final long MOST_SEED = 999_999_999_999_999_999L;
  private static final String WARMUPS = "warmups";

  private final String source;
  private final PlanKeys keys;
  private final PlanFields fields;

  private PlanReader(String source, PlanKeys keys) {
    this.source = source;
    this.keys = keys;
    this.fields = new PlanFields(keys);
  }

  /**
   * The plan that a text describes.
   *
   * @param source name of the text's file, for errors and, without its folder and ending, the plan
   * @throws UsageException beginning with the place, {@code plan.yaml:7:3: }
   */
  public static SweepPlan read(String source, String text) {
    YamlValue plan = YamlText.read(source, text);
    checkVersion(plan);
    return new PlanReader(source, PlanKeys.of(plan, "a plan", KEYS)).plan();
  }

  /** First of all: a plan of another version may have other keys. */
  private static void checkVersion(YamlValue plan) {
    plan.mapping("a plan").stream()
        .filter(entry -> entry.name().equals("version"))
        .map(YamlEntry::value)
        .filter(value -> !(value.isWhole() && value.text("version").text().equals(SPOKEN)))
        .findFirst()
        .ifPresent(
            value -> {
              throw value.error(
                  "version must be %d, the only one that this program reads, not %s."
                      .formatted(VERSION, value.shown()));
            });
  }

  private SweepPlan plan() {
    List<PlanCommand> commands = commands();
    List<GivenOption> options = options(commands);
    return new SweepPlan(
        PlanNames.plan(source, keys),
        fields.line("description"),
        commands,
        options,
        fields.choice("combine", SweepPlan.Combine.PRODUCT),
        fields.count("repeats", 1).orElse(1),
        fields.choice("order", SweepPlan.Order.GROUPED),
        fields.whole("seed", "of at most 18 digits", -MOST_SEED, MOST_SEED).orElse(1L),
        fields.time("coolDown").orElse(Duration.ZERO),
        quiesce(),
        fields.choice("onFailure", OnFailure.STOP),
        PlanNames.study(keys),
        PlanNames.scaled(keys, all(commands, options).map(GivenOption::name).toList()));
  }

  private List<PlanCommand> commands() {
    Optional<YamlEntry> single = keys.find("command");
    Optional<YamlEntry> several = keys.find("commands");
    if (single.isPresent() && several.isPresent()) {
      throw several
          .get()
          .error("commands does not go with command, at " + single.get().key().place() + ".");
    }
    return single
        .map(entry -> List.of(CommandReader.single(entry.value())))
        .or(() -> several.map(entry -> CommandReader.several(entry.value())))
        .orElseThrow(
            () ->
                PlanErrors.at(
                    keys.place(),
                    "the plan runs nothing; write 'command:' and a command, or 'commands:' and a"
                        + " list."));
  }

  private List<GivenOption> options(List<PlanCommand> commands) {
    List<GivenOption> options = new ArrayList<>();
    keys.find("options").ifPresent(entry -> options.addAll(OptionReader.read(entry.value())));
    Optional<YamlEntry> warmups = keys.find(WARMUPS);
    if (warmups.isPresent()) {
      fields.count(WARMUPS, 0);
      refuseSecondWarmups(warmups.get().key().place(), commands, options);
      Given value = warmups.get().value().text(WARMUPS);
      options.add(new GivenOption(warmups.get().key(), List.of(value), false));
    }
    return options;
  }

  private static void refuseSecondWarmups(
      Place first, List<PlanCommand> commands, List<GivenOption> options) {
    all(commands, options)
        .filter(option -> option.name().text().equalsIgnoreCase(WARMUPS))
        .findFirst()
        .ifPresent(
            option -> {
              throw PlanErrors.at(
                  option.name().place(), "warmups is given here and at " + first + "; keep one.");
            });
  }

  private static Stream<GivenOption> all(List<PlanCommand> commands, List<GivenOption> options) {
    return Stream.concat(
        options.stream(), commands.stream().flatMap(command -> command.options().stream()));
  }

  private Optional<Duration> quiesce() {
    Optional<Duration> longest = fields.time("quiesce");
    if (longest.filter(Duration::isZero).isPresent()) {
      throw PlanErrors.at(
          fields.text("quiesce").orElseThrow().place(),
          "quiesce must be more than 0; leave it out for no check.");
    }
    return longest;
  }
}
