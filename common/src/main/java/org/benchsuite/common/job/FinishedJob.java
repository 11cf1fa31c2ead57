package org.benchsuite.common.job;

import java.util.List;
import org.apache.hadoop.mapreduce.Counters;
import org.apache.hadoop.mapreduce.Job;
import org.benchsuite.results.Note;

/**
 * A job that succeeded.
 *
 * @param job to be asked for more
 * @param times when it was submitted, began and ended
 * @param counters its counters over all tasks
 * @param notes failed and killed attempts
 */
public record FinishedJob(Job job, JobTimes times, Counters counters, List<Note> notes) {
  public FinishedJob {
    notes = List.copyOf(notes);
  }
}
