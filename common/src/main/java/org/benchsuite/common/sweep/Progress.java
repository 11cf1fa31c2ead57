package org.benchsuite.common.sweep;

import java.io.IOException;
import java.net.InetAddress;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.IntStream;
import org.benchsuite.common.NotFitException;
import org.benchsuite.results.RecordFormatException;
import org.benchsuite.results.store.ResultStore;
import org.benchsuite.results.sweep.RunStart;
import org.benchsuite.results.sweep.SweepJournal;
import org.benchsuite.results.sweep.SweepRound;

/**
 * How far a round is, from what lies in the folders alone: a run is done when a start of it has a
 * valid record, and was broken off when a start has neither a record nor failed by itself.
 */
final class Progress {

  private final Set<Integer> done = new HashSet<>();
  private final List<String> ids = new ArrayList<>();
  private final List<RunStart> broken = new ArrayList<>();

  private Progress() {}

  /**
   * Looks at the folders.
   *
   * @throws NotFitException when a client on this machine is at work on the round
   */
  static Progress of(SweepRound round, SweepJournal journal, ResultStore store) throws IOException {
    Progress progress = new Progress();
    Map<String, Integer> ended = journal.ended(round);
    String host = InetAddress.getLocalHost().getHostName();
    for (RunStart start : journal.starts(round)) {
      refuseOthers(start, host, journal);
      if (store.contains(start.id())) {
        progress.judge(start, store);
      } else if (!ended.containsKey(start.id())) {
        progress.broken.add(start);
      } else if (ended.get(start.id()) == 0) {
        // it was not to leave a record, such as one that removes data
        progress.done.add(start.number());
      }
    }
    return progress;
  }

  private void judge(RunStart start, ResultStore store) throws IOException {
    try {
      if (store.load(start.id()).valid() && done.add(start.number())) {
        ids.add(start.id());
      }
    } catch (RecordFormatException e) {
      // what somebody damaged since is run again
      broken.add(start);
    }
  }

  /** Whichever run it is in, or between two of them. */
  private static void refuseOthers(RunStart start, String host, SweepJournal journal) {
    boolean own = start.process() == ProcessHandle.current().pid();
    if (!own && start.isAlive(host)) {
      throw new NotFitException(
          "The sweep in "
              + journal.location()
              + " is being run by process "
              + start.process()
              + "; wait for its end or stop it.");
    }
  }

  /** Whether the run of that number, from 1, has a valid record. */
  boolean isDone(int number) {
    return done.contains(number);
  }

  /** How many runs are done. */
  int done() {
    return done.size();
  }

  /** The ids of the valid records, one a run. */
  List<String> ids() {
    return ids;
  }

  /** The starts of a run that a client was killed in. */
  List<RunStart> broken() {
    return broken;
  }

  /** The starts of that run that a client was killed in. */
  List<RunStart> broken(int number) {
    return broken.stream().filter(start -> start.number() == number).toList();
  }

  /** How many runs from that number on have no valid record. */
  long left(int number, int runs) {
    return IntStream.rangeClosed(number, runs).filter(each -> !isDone(each)).count();
  }
}
