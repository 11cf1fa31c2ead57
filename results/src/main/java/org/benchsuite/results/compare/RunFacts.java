package org.benchsuite.results.compare;

import java.util.Collections;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.function.Function;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import org.benchsuite.results.Machine;
import org.benchsuite.results.RunRecord;
import org.benchsuite.results.TaskResult;

/**
 * The circumstances of a run that must agree before its numbers may be put down to one cause, by
 * name: the fingerprint's facts and settings, the client, the tasks' machines and how the run was
 * repeated.
 *
 * <p>What differs from run to run on one and the same cluster is left out or evened out: remaining
 * space, addresses, class paths, job names; ports on loopback and numbered temporary folders.
 */
public final class RunFacts {

  /** Parameters that change no case, but what its trials are worth. */
  static final Set<String> PROTOCOL =
      Set.of("archives", "cool-down", "files", "libjars", "seed", "warmups");

  /** Settings that a fact repeats, so that one difference is not two. */
  private static final Map<String, String> REPEATED =
      Map.of(
          "dfs.blocksize", "hdfs.block.bytes",
          "dfs.checksum.type", "hdfs.checksum",
          "dfs.replication", "hdfs.replication",
          "mapreduce.framework.name", "mapreduce.framework",
          "mapreduce.job.queuename", "yarn.queue");

  private static final Pattern VOLATILE =
      Pattern.compile(
          "hdfs[.]remaining[.]bytes|test[.]build[.]data|.*[.-]address|.*[.]classpath"
              + "|mapreduce[.]job[.](name|tags)|fs[.]defaultFS|fs[.]default[.]name");

  private static final Pattern LOOPBACK_PORT =
      Pattern.compile("(localhost|127(?:[.]\\d{1,3}){3}|\\[::1\\]|0[.]0[.]0[.]0):\\d+");
  private static final Pattern LONG_NUMBER = Pattern.compile("\\d{8,}");
  private static final double GIBIBYTE = 1L << 30;

  private final Map<String, String> facts = new TreeMap<>();

  private RunFacts() {}

  /** The facts of a run, and those of its parameters that are named in {@code axes}. */
  public static Map<String, String> of(RunRecord run, Set<String> axes) {
    RunFacts all = new RunFacts();
    all.addAll(run.fingerprint().configuration());
    all.addAll(run.fingerprint().facts());
    REPEATED.forEach(all::dropIfSame);
    all.add("bench-suite.version", run.version());
    all.machine("client", run.fingerprint().client());
    all.tasks(run);
    all.add("seed", Long.toString(run.seed()));
    run.parameters()
        .forEach(
            (name, value) -> {
              if (PROTOCOL.contains(name) && !value.equals("[]")) {
                all.add(name, value);
              }
            });
    CaseKey.of(run, Set.of()).parameters().entrySet().stream()
        .filter(parameter -> axes.contains(parameter.getKey()))
        .forEach(parameter -> all.facts.put(parameter.getKey(), parameter.getValue()));
    return Collections.unmodifiableMap(all.facts);
  }

  /** Names of the facts of a run that are neither settings nor how it was repeated. */
  static Set<String> ofCluster(RunRecord run) {
    Set<String> names = new TreeSet<>(of(run, Set.of()).keySet());
    names.removeAll(run.fingerprint().configuration().keySet());
    names.removeAll(PROTOCOL);
    return names;
  }

  /** Whether a fact or setting tells nothing about the cluster. */
  static boolean isVolatile(String name) {
    return VOLATILE.matcher(name).matches();
  }

  private void dropIfSame(String setting, String fact) {
    if (facts.containsKey(fact)) {
      facts.remove(setting, facts.get(fact));
    }
  }

  private void addAll(Map<String, String> named) {
    named.forEach(this::add);
  }

  private void add(String name, String value) {
    if (!isVolatile(name) && !value.isEmpty()) {
      facts.put(name, evenedOut(value));
    }
  }

  private static String evenedOut(String value) {
    String text = LOOPBACK_PORT.matcher(value).replaceAll("$1:*");
    // numbers that are no part of a path, such as a capacity, are facts
    return text.indexOf('/') < 0 ? text : LONG_NUMBER.matcher(text).replaceAll("*");
  }

  private void machine(String whose, Machine machine) {
    add(whose + ".cpu", machine.cpu());
    add(whose + ".java", machine.java());
    add(whose + ".memory", memory(machine));
    add(whose + ".os", machine.os());
    add(whose + ".processors", Integer.toString(machine.processors()));
  }

  private void tasks(RunRecord run) {
    task(run, "tasks.cpu", Machine::cpu);
    task(run, "tasks.java", Machine::java);
    task(run, "tasks.memory", RunFacts::memory);
    task(run, "tasks.os", Machine::os);
    task(run, "tasks.processors", machine -> Integer.toString(machine.processors()));
  }

  private void task(RunRecord run, String name, Function<Machine, String> fact) {
    add(
        name,
        run.countedTrials().stream()
            .flatMap(trial -> trial.tasks().stream())
            .map(TaskResult::machine)
            .map(fact)
            .filter(value -> !value.isEmpty())
            .distinct()
            .sorted()
            .collect(Collectors.joining(", ")));
  }

  /** Rounded: what the kernel keeps for itself changes with every boot. */
  private static String memory(Machine machine) {
    return machine.memoryBytes() == 0 ? "" : Math.round(machine.memoryBytes() / GIBIBYTE) + " GiB";
  }
}
