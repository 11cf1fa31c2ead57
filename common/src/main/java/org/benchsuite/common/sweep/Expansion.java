package org.benchsuite.common.sweep;

import java.io.IOException;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.apache.hadoop.conf.Configuration;
import org.benchsuite.common.Schedule;
import org.benchsuite.common.UsageException;
import org.benchsuite.common.sweep.CommandLines.Checked;
import org.benchsuite.results.compare.Nearest;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Model.OptionSpec;
import picocli.CommandLine.ParameterException;

/**
 * Turns a plan into the command lines of its cases, each parsed by the parser that will run it: a
 * mistake anywhere is told, with its place, before anything runs.
 */
public final class Expansion {

  private static final Pattern PLACEHOLDER = Pattern.compile("\\$\\{([^}]*)}");
  private static final int MOST_RUNS = 10_000;
  static final String STEP = "--step";

  private final CommandLines commandLines;
  private final List<String> everywhere;
  private final Map<List<String>, String> known = new HashMap<>();

  /**
   * Expands plans.
   *
   * @param everywhere words that are added to every command line
   */
  public Expansion(CommandLines commandLines, List<String> everywhere) {
    this.commandLines = commandLines;
    this.everywhere = List.copyOf(everywhere);
  }

  /**
   * The cases of a plan: those of one combination of the plan's own options are together, in the
   * order of its commands.
   *
   * @throws UsageException when anything in the plan cannot be meant
   */
  public List<List<SweepCase>> groups(SweepPlan plan) throws IOException {
    refuseTooMany(plan);
    List<List<SweepCase>> groups = new ArrayList<>();
    for (Combination shared : Combination.of(plan.options(), plan.combine())) {
      List<List<SweepCase>> commands = new ArrayList<>();
      for (PlanCommand command : plan.commands()) {
        List<SweepCase> cases = new ArrayList<>();
        for (Combination own : Combination.of(command.options(), plan.combine())) {
          cases.addAll(cases(plan, command, shared.and(own)));
        }
        commands.add(cases);
      }
      groups.addAll(together(commands));
    }
    return List.copyOf(groups);
  }

  private static void refuseTooMany(SweepPlan plan) {
    double cases =
        plan.combine() == SweepPlan.Combine.ZIP
            ? 1
            : plan.options().stream()
                .mapToDouble(each -> each.values().size())
                .reduce(1, (a, b) -> a * b);
    if (cases * plan.repeats() > MOST_RUNS) {
      throw new UsageException(
          "%sthe plan has more than %d runs; give shorter lists, or make several plans of it."
              .formatted(plan.commands().get(0).place().prefix(), MOST_RUNS));
    }
  }

  /** What must not be torn apart: of several commands those of one step, if all go by the same. */
  private static List<List<SweepCase>> together(List<List<SweepCase>> commands) {
    List<SweepCase> first = commands.get(0);
    boolean byStep =
        commands.stream()
            .allMatch(
                cases ->
                    cases.size() == first.size() && cases.stream().allMatch(SweepCase::isStep));
    if (commands.size() > 1 && !byStep) {
      return List.of(commands.stream().flatMap(List::stream).toList());
    }
    List<List<SweepCase>> groups = new ArrayList<>();
    for (int i = 0; i < first.size(); i++) {
      int index = i;
      groups.add(commands.stream().map(cases -> cases.get(index)).toList());
    }
    return groups;
  }

  private List<SweepCase> cases(SweepPlan plan, PlanCommand command, Combination combination)
      throws IOException {
    List<String> words = words(command, combination);
    String name = name(plan, command, combination);
    int repeats = command.repeats().orElse(plan.repeats());
    Checked checked = check(words, command, combination);
    if (checked.steps().isEmpty()) {
      return List.of(unique(new SweepCase(name, words, repeats, checked), command));
    }
    Schedule schedule = checked.steps().orElseThrow();
    List<SweepCase> steps = new ArrayList<>();
    for (long amount : schedule.amounts()) {
      List<String> one = new ArrayList<>(words);
      one.addAll(List.of(STEP, schedule.text(amount)));
      String stepName = (name.isEmpty() ? "" : name + ", ") + "step=" + schedule.text(amount);
      SweepCase step = new SweepCase(stepName, one, repeats, check(one, command, combination));
      steps.add(unique(step, command));
    }
    return steps;
  }

  private SweepCase unique(SweepCase one, PlanCommand command) {
    String other = known.putIfAbsent(one.words(), one.name());
    if (other != null) {
      throw new UsageException(
          "%stwo cases are the same command line, %s; leave one out, or give repeats."
              .formatted(command.place().prefix(), Words.join(one.words())));
    }
    return one;
  }

  private List<String> words(PlanCommand command, Combination combination) {
    Map<String, String> values = new LinkedHashMap<>();
    combination
        .settings()
        .forEach((option, value) -> values.put(option.name().text(), value.text()));
    List<String> words = new ArrayList<>();
    List<String> used = new ArrayList<>();
    for (String word : command.words()) {
      words.add(filledIn(word, values, used, command));
    }
    CommandSpec spec = spec(words, command);
    combination
        .settings()
        .forEach(
            (option, value) -> {
              if (isMissing(spec, option, words, used)) {
                words.addAll(OptionWords.of(spec, option, value));
              }
            });
    words.addAll(everywhere);
    return words;
  }

  /** An option that stands in a placeholder only is no option of the benchmark. */
  private static boolean isMissing(
      CommandSpec spec, GivenOption option, List<String> words, List<String> used) {
    boolean placed = used.contains(option.name().text());
    return OptionWords.find(spec, option.name().text())
        .map(known -> !(placed && OptionWords.isSpelled(known, words)))
        .orElse(!placed);
  }

  private static String filledIn(
      String word, Map<String, String> values, List<String> used, PlanCommand command) {
    Matcher matcher = PLACEHOLDER.matcher(word);
    StringBuilder filled = new StringBuilder();
    while (matcher.find()) {
      String name = matcher.group(1);
      String value = values.get(name);
      if (value == null) {
        throw new UsageException(
            "%s${%s} stands for no option of the plan%s"
                .formatted(command.place().prefix(), name, Nearest.hint(name, values.keySet())));
      }
      used.add(name);
      matcher.appendReplacement(filled, Matcher.quoteReplacement(value));
    }
    return matcher.appendTail(filled).toString();
  }

  private CommandSpec spec(List<String> words, PlanCommand command) {
    if (words.isEmpty()) {
      throw new UsageException(
          command.place().prefix() + "the command is empty; name a benchmark.");
    }
    String name = words.get(0);
    return commandLines
        .benchmark(name)
        .orElseThrow(
            () ->
                new UsageException(
                    "%sthere is no benchmark '%s'%s"
                        .formatted(
                            command.place().prefix(),
                            name,
                            Nearest.hint(name, commandLines.names()))));
  }

  private Checked check(List<String> words, PlanCommand command, Combination combination)
      throws IOException {
    try {
      return commandLines.check(words);
    } catch (ParameterException e) {
      throw new UsageException(
          place(e, command, combination).prefix() + commandLines.explain(e, words), e);
    } catch (UsageException e) {
      throw new UsageException(command.place().prefix() + e.getMessage(), e);
    }
  }

  /** Where the option at fault was written, as far as the parser tells which it is. */
  private Place place(ParameterException failure, PlanCommand command, Combination combination) {
    if (failure.getArgSpec() instanceof OptionSpec spec) {
      CommandSpec benchmark = failure.getCommandLine().getCommandSpec();
      for (Map.Entry<GivenOption, Given> setting : combination.settings().entrySet()) {
        String name = setting.getKey().name().text();
        if (OptionWords.find(benchmark, name).filter(spec::equals).isPresent()) {
          return setting.getValue().place();
        }
      }
    }
    return command.place();
  }

  /** The axes, after the command where a plan has several. */
  private static String name(SweepPlan plan, PlanCommand command, Combination combination) {
    String axes = combination.name();
    if (plan.commands().size() == 1) {
      return axes;
    }
    String words =
        PLACEHOLDER
            .matcher(RedactedWords.join(command.words(), new Configuration(false)))
            .replaceAll("$1");
    return axes.isEmpty() ? words : words + ": " + axes;
  }
}
