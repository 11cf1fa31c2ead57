package org.benchsuite.hbase.load;

import java.util.SplittableRandom;
import org.benchsuite.hbase.PeCommand;
import org.benchsuite.hbase.PeSettings;
import org.benchsuite.hbase.PeSettings.KeyKind;

/** Makes the work of each client from the command line's settings. */
final class Works {

  private Works() {}

  /**
   * @param client number of the client over all processes
   * @param inserted shared by the clients of the process
   * @param random the client's own
   */
  static Work of(PeSettings settings, int client, InsertedRows inserted, SplittableRandom random) {
    PeSettings.Rows rows = settings.rows();
    RowSample sample = new RowSample(rows.sampleRate());
    long first = settings.firstRow(client);
    boolean endless = settings.load().duration().isPresent();
    long cycles = endless ? Long.MAX_VALUE : rows.cycles();
    if (!settings.mix().isEmpty()) {
      KeyChooser keys = keys(settings, inserted, random);
      return new MixedOperations(
          settings.mix(), keys, inserted, random, count(sample, first, rows, endless));
    }
    PeCommand command = settings.command();
    RowSource source =
        command.order() == PeCommand.Order.RANDOM
            ? new RandomRows(keys(settings, inserted, random), count(sample, first, rows, endless))
            : new AscendingRows(first, rows.perClient(), cycles, sample);
    return new SameOperation(command.operation(), command.rangeRows(), source);
  }

  private static long count(RowSample sample, long first, PeSettings.Rows rows, boolean endless) {
    return endless ? Long.MAX_VALUE : sample.count(first, first + rows.perClient()) * rows.cycles();
  }

  private static KeyChooser keys(
      PeSettings settings, InsertedRows inserted, SplittableRandom random) {
    KeyKind kind = settings.load().keys();
    return KeyChooser.of(kind, settings.rows().total(), inserted, random);
  }
}
