package org.benchsuite.hbase;

import java.io.IOException;
import java.util.List;
import org.benchsuite.hbase.load.ClientReport;
import org.benchsuite.results.Measurement;
import org.benchsuite.results.Note;
import org.benchsuite.results.Phase;
import org.benchsuite.results.TaskResult;

/**
 * What came of all clients of a trial, wherever they ran.
 *
 * @param reports one a client, on the clock of the epoch
 * @param tasks the same as results of tasks: one a client in this process, else one a map task
 * @param measurements what only this way of running tells, such as the processor time of the client
 * @param phases the course of the job; none in this process
 * @param notes failed attempts, clock skew, what limited the run
 * @param verification looks whether the acknowledged rows are there
 */
record ClientRun(
    List<ClientReport> reports,
    List<TaskResult> tasks,
    List<Measurement> measurements,
    List<Phase> phases,
    List<Note> notes,
    Verifying verification) {

  /** The check of written rows, after what is measured. */
  @FunctionalInterface
  interface Verifying {
    List<Note> notes() throws IOException;
  }

  ClientRun {
    reports = List.copyOf(reports);
    tasks = List.copyOf(tasks);
    measurements = List.copyOf(measurements);
    phases = List.copyOf(phases);
    notes = List.copyOf(notes);
  }
}
