package org.benchsuite.hbase.load;

import java.util.Optional;
import java.util.SplittableRandom;
import org.benchsuite.common.pace.Arrivals;
import org.benchsuite.common.pace.Pacer;
import org.benchsuite.common.pace.Timetable;
import org.benchsuite.hbase.PeSettings;

/**
 * What one client has of its own besides its target.
 *
 * @param client number of the client over all processes
 * @param batch rows of one request
 * @param random the client's choices
 * @param timetable intended starts; empty for a closed loop
 * @param progress is told what gets done
 */
record ClientSetup(
    PeSettings settings,
    int client,
    int batch,
    SplittableRandom random,
    Work work,
    Ledger ledger,
    Pacer pacer,
    Optional<Timetable> timetable,
    ClientListener progress) {

  static ClientSetup of(
      PeSettings settings,
      int client,
      InsertedRows inserted,
      Pacer pacer,
      ClientListener progress,
      AcknowledgedRows written) {
    Seeds seeds = new Seeds(settings.seed(), client);
    SplittableRandom random = seeds.choices();
    Work work = Works.of(settings, client, inserted, random);
    // operations of a mix go one by one, as in YCSB
    int batch = settings.mix().isEmpty() ? settings.batch() : 1;
    return new ClientSetup(
        settings,
        client,
        batch,
        random,
        work,
        new Ledger(settings, batch, work, written),
        pacer,
        timetable(settings, client, batch, seeds),
        progress);
  }

  private static Optional<Timetable> timetable(
      PeSettings settings, int client, int batch, Seeds seeds) {
    PeSettings.Load load = settings.load();
    if (!load.isOpen()) {
      return Optional.empty();
    }
    // the rate is of rows, so requests of several rows come that much more seldom
    double requests = load.rate() / batch;
    Arrivals arrivals =
        switch (load.arrivals()) {
          case CONSTANT -> Arrivals.constant(requests, settings.clients(), client);
          case POISSON -> Arrivals.poisson(requests, settings.clients(), seeds.arrivals());
        };
    return Optional.of(new Timetable(arrivals));
  }
}
