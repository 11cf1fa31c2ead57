package org.benchsuite.hbase.table;

import org.benchsuite.hbase.PeCommand;
import org.benchsuite.hbase.PeSettings;
import org.benchsuite.hbase.load.OpKind;

/** What a command may do to the table before it starts. */
enum TableNeed {
  /** It reads or deletes: the table must be there and is left as it is. */
  EXISTING,
  /** It fills the table: one is made if there is none, and {@code --recreate} makes it anew. */
  FILLS,
  /** It only changes {@code hbase:meta}; the table is made if there is none and never dropped. */
  META;

  /**
   * As upstream, a command whose name speaks of read, scan or delete needs data; so does a mixed
   * workload unless all of it writes.
   */
  static TableNeed of(PeSettings settings) {
    OpKind operation = settings.command().operation();
    if (settings.command() == PeCommand.MIXED || !settings.mix().isEmpty()) {
      boolean onlyWrites =
          settings.mix().stream()
              .map(PeSettings.Share::operation)
              .allMatch(kind -> kind == OpKind.INSERT || kind == OpKind.WRITE);
      return onlyWrites ? FILLS : EXISTING;
    }
    return switch (operation) {
      case WRITE, INSERT, UPDATE, INCREMENT, APPEND, CHECK_AND_MUTATE, CHECK_AND_PUT -> FILLS;
      case META_WRITE, META_CLEAN -> META;
      default -> EXISTING;
    };
  }
}
