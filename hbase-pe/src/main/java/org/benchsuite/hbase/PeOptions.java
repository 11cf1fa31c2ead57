package org.benchsuite.hbase;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.benchsuite.common.UsageException;
import org.benchsuite.results.compare.Nearest;
import picocli.CommandLine.ArgGroup;
import picocli.CommandLine.Parameters;

/**
 * PerformanceEvaluation's command line and ours, in both spellings; case does not matter. A value
 * follows its option after an equals sign or as the next word, that of a switch only after an
 * equals sign: the word after {@code --nomapred} is the command.
 */
final class PeOptions {

  static final int MOST_CLIENTS = 500;

  private static final int NEAREST = 3;

  @Parameters(
      index = "0",
      paramLabel = "COMMAND",
      description = {
        "sequentialWrite, sequentialRead, sequentialDelete, randomWrite, randomRead, randomDelete;",
        "scan, reverseScan, filterScan, randomSeekScan, scanRange10, scanRange100, scanRange1000,",
        "scanRange10000; increment, append, checkAndMutate, checkAndPut, checkAndDelete;",
        "metaWrite, metaRandomRead, cleanMeta; asyncSequentialWrite, asyncSequentialRead,",
        "asyncRandomWrite, asyncRandomRead, asyncScan; mixed (ours, with --mix)."
      })
  String command;

  @Parameters(index = "1", paramLabel = "NCLIENTS", description = "Clients in all, 1 to 500.")
  int clients;

  @ArgGroup(validate = false, order = 10, heading = "%nClients:%n")
  GeneralOptions general = new GeneralOptions();

  @ArgGroup(validate = false, order = 15, heading = "%nRows:%n")
  RowOptions rows = new RowOptions();

  @ArgGroup(validate = false, order = 20, heading = "%nTable:%n")
  TableOptions table = new TableOptions();

  @ArgGroup(validate = false, order = 25, heading = "%nValues:%n")
  ValueOptions values = new ValueOptions();

  @ArgGroup(validate = false, order = 30, heading = "%nWriting:%n")
  WriteOptions writes = new WriteOptions();

  @ArgGroup(validate = false, order = 35, heading = "%nReading:%n")
  ReadOptions reads = new ReadOptions();

  @ArgGroup(validate = false, order = 40, heading = "%nLoad and what is measured:%n")
  LoadOptions load = new LoadOptions();

  @ArgGroup(validate = false, order = 70, heading = "%nUpstream's that are refused:%n")
  RefusedOptions refused = new RefusedOptions();

  /**
   * The command that was typed.
   *
   * @throws UsageException with the nearest names when there is no such one
   */
  PeCommand command() {
    return PeCommand.of(command).orElseThrow(() -> unknown(command));
  }

  /**
   * What the whole line asks for.
   *
   * @throws UsageException when it cannot be meant
   */
  PeSettings toSettings(long seed) {
    refused.check();
    PeCommand chosen = command();
    if (clients < 1 || clients > MOST_CLIENTS) {
      throw new UsageException("NCLIENTS must be 1 to " + MOST_CLIENTS + ", not " + clients + ".");
    }
    Optional<Mix> mix = load.mix(chosen);
    PeSettings.TableLayout layout = table.layout();
    PeSettings.Values contents = values.values();
    PeSettings.Rows range = rows.of(chosen, clients, values.rowBytes(layout));
    PeSettings.Load pace = load.load(chosen, mix, reads.randomSleep);
    PeSettings settings =
        new PeSettings(
            chosen,
            clients,
            general.noMapReduce,
            general.clientsPerMap(),
            range,
            layout,
            contents,
            reads.reads(chosen),
            writes.writes(chosen, chosen.async() || pace.inFlight() > 1),
            pace,
            mix.map(Mix::shares).orElse(List.of()),
            general.connections(),
            values.verify,
            general.reporting(),
            seed);
    PeRules.check(settings);
    return settings;
  }

  private static UsageException unknown(String typed) {
    if (typed.contains(".")) {
      return new UsageException(
          "'"
              + typed
              + "' looks like a class: custom tests of upstream cannot be loaded here, because they"
              + " extend its classes; choose a command, such as randomRead (--help lists them).");
    }
    List<String> near = nearest(typed);
    return new UsageException(
        near.isEmpty()
            ? "Unknown command '" + typed + "'; there are " + join(PeCommand.titles(), "and") + "."
            : "Unknown command '" + typed + "'; did you mean " + join(near, "or") + "?");
  }

  private static List<String> nearest(String typed) {
    List<String> left = new ArrayList<>(PeCommand.titles());
    List<String> near = new ArrayList<>();
    Optional<String> next = Nearest.to(typed, left);
    while (next.isPresent() && near.size() < NEAREST) {
      near.add(next.get());
      left.remove(next.get());
      next = Nearest.to(typed, left);
    }
    return near;
  }

  private static String join(List<String> names, String last) {
    int end = names.size() - 1;
    return end == 0
        ? names.get(0)
        : String.join(", ", names.subList(0, end)) + " " + last + " " + names.get(end);
  }
}
