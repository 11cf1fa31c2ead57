package org.benchsuite.hbase;

import org.benchsuite.common.UsageException;
import org.benchsuite.hbase.load.OpKind;

/** What a command can do, and which settings therefore cannot be meant. */
final class PeRules {

  private PeRules() {}

  /** Whether gets of it may be sent in batches. */
  static boolean getsInBatches(PeCommand command) {
    return command == PeCommand.RANDOM_READ || command == PeCommand.ASYNC_RANDOM_READ;
  }

  /** Whether it reads rows at random out of a range that may be larger than what it reads. */
  static boolean readsAtRandom(PeCommand command) {
    return switch (command.operation()) {
      case READ, SEEK_SCAN, RANGE_SCAN -> command.order() == PeCommand.Order.RANDOM;
      default -> false;
    };
  }

  /** Checks what the options of one kind cannot tell alone. */
  static void check(PeSettings settings) {
    inFlight(settings);
    if (settings.load().isOpen() && settings.buffered()) {
      throw new UsageException(
          "--rate needs answers one by one, and "
              + settings.command().title()
              + " gathers rows in the client's buffer; add --autoFlush, or --inFlight=N.");
    }
    verification(settings);
    recreation(settings);
    ending(settings);
    PeSettings.TableLayout table = settings.table();
    if (table.presplit() > settings.rows().total()) {
      throw new UsageException(
          "--presplit=" + table.presplit() + " makes more regions than there are rows.");
    }
  }

  private static void inFlight(PeSettings settings) {
    if (settings.load().inFlight() == 1) {
      return;
    }
    String reason =
        switch (settings.command().operation()) {
          case SCAN_NEXT, REVERSE_SCAN_NEXT -> "a scanner hands out one row after the other";
          case META_WRITE, META_READ, META_CLEAN -> "HBase has no asynchronous form of it";
          default -> "";
        };
    if (!reason.isEmpty()) {
      throw new UsageException(
          "--inFlight cannot be more than 1 for "
              + settings.command().title()
              + ": "
              + reason
              + "; leave it out or run more clients.");
    }
  }

  private static void verification(PeSettings settings) {
    if (!settings.verify()) {
      return;
    }
    boolean values =
        switch (settings.command().operation()) {
          case READ, WRITE, SCAN_NEXT, REVERSE_SCAN_NEXT, SEEK_SCAN, RANGE_SCAN -> true;
          default -> false;
        };
    if (!values) {
      throw new UsageException(
          "--verify is for commands that write or read whole values; "
              + settings.command().title()
              + " does not, so leave it out.");
    }
    if (settings.reads().filterAll()) {
      throw new UsageException(
          "--verify has nothing to compare when --filterAll lets no row through; leave out one.");
    }
  }

  private static void recreation(PeSettings settings) {
    if (settings.table().recreate() && needsData(settings.command())) {
      throw new UsageException(
          "--recreate drops the table whose rows "
              + settings.command().title()
              + " needs; leave it out, or give it to the command that writes them.");
    }
  }

  /** Whether it works on rows that another command wrote. */
  static boolean needsData(PeCommand command) {
    return command == PeCommand.MIXED
        || switch (command.operation()) {
          case WRITE, INCREMENT, APPEND, CHECK_AND_MUTATE, CHECK_AND_PUT -> false;
          default -> true;
        };
  }

  private static void ending(PeSettings settings) {
    PeSettings.Rows rows = settings.rows();
    long warmUp = settings.load().measureAfter();
    if (settings.load().duration().isPresent()) {
      if (rows.cycles() > 1) {
        throw new UsageException("--duration ends the run, so --cycles means nothing beside it.");
      }
      return;
    }
    long operations = operations(rows);
    if (warmUp >= operations) {
      throw new UsageException(
          "--measureAfter="
              + warmUp
              + " leaves nothing to measure of the "
              + operations
              + " operations of each client; give fewer, or more --rows.");
    }
  }

  /** Operations of one client: the sampled ones of its rows, in each cycle. */
  private static long operations(PeSettings.Rows rows) {
    long once = Math.max(1, (long) Math.ceil(rows.perClient() * rows.sampleRate()));
    return once > Long.MAX_VALUE / rows.cycles() ? Long.MAX_VALUE : once * rows.cycles();
  }

  /** Whether rows of it are looked for, so that there may be none. */
  static boolean looksForRows(OpKind operation) {
    return switch (operation) {
      case READ, SCAN_NEXT, REVERSE_SCAN_NEXT, SEEK_SCAN, RANGE_SCAN -> true;
      default -> false;
    };
  }
}
