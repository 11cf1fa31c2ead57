package org.benchsuite.terasort.sort;

import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.OptionalDouble;
import org.apache.hadoop.conf.Configuration;
import org.apache.hadoop.mapreduce.MRJobConfig;
import org.apache.hadoop.mapreduce.TaskCounter;
import org.benchsuite.common.job.FinishedJob;
import org.benchsuite.common.job.JobCounters;
import org.benchsuite.common.job.JobTuning;
import org.benchsuite.common.job.Limits;
import org.benchsuite.common.job.MapReduceTasks;
import org.benchsuite.common.output.OutputFolder;
import org.benchsuite.results.Measurement;
import org.benchsuite.results.Note;
import org.benchsuite.results.Phase;
import org.benchsuite.results.Scalar;
import org.benchsuite.results.Unit;
import org.benchsuite.terasort.data.RowFiles;

/** Reads a finished sort: what its counters say, whether every row came out. */
final class SortReport {

  private static final double SKEWED = 1.25;
  private static final String RULE = "verification";

  private final FinishedJob finished;
  private final RowFiles input;
  private final OutputFolder output;
  private final Map<String, String> tuned;
  private final int usualCopies;
  private final JobCounters counters;

  SortReport(
      FinishedJob finished,
      RowFiles input,
      OutputFolder output,
      Map<String, String> tuned,
      int usualCopies) {
    this.finished = finished;
    this.input = input;
    this.output = output;
    this.tuned = tuned;
    this.usualCopies = usualCopies;
    this.counters = new JobCounters(finished.counters());
  }

  Sorted of(long elapsedNanos, long samplingNanos) throws IOException, InterruptedException {
    MapReduceTasks tasks = MapReduceTasks.of(finished);
    OptionalDouble skew =
        tasks.skewOfReduces(each -> each.findCounter(TaskCounter.REDUCE_OUTPUT_RECORDS).getValue());
    List<Measurement> measurements = new ArrayList<>();
    measurements.add(new Scalar("map tasks", Unit.COUNT, tasks.maps()));
    measurements.add(new Scalar("reduce tasks", Unit.COUNT, tasks.reduces()));
    measurements.addAll(counters.measurements());
    skew.ifPresent(
        value -> measurements.add(new Scalar("largest reduce / mean", Unit.COUNT, value)));
    Configuration settings = finished.job().getConfiguration();
    measurements.add(
        new Scalar("sort buffer", Unit.BYTES, settings.getLong(MRJobConfig.IO_SORT_MB, 100) << 20));
    List<Phase> phases = new ArrayList<>();
    phases.add(new Phase("sampling", samplingNanos));
    phases.addAll(tasks.phases());
    List<Note> notes = new ArrayList<>(finished.notes());
    notes.addAll(completeness());
    notes.addAll(Limits.notes(counters));
    skew.ifPresent(value -> skewNote(value, notes));
    replication(settings, notes);
    notes.add(profile());
    return new Sorted(elapsedNanos, measurements, phases, notes);
  }

  /** Which profile ran; its settings as they can be given to any other job. */
  private Note profile() {
    if (tuned.isEmpty()) {
      return Note.info(
          "profile",
          "Profile classic: settings, sampling and record path as in Hadoop's TeraSort.");
    }
    return Note.info(
        "profile",
        "Profile tuned: rows in blocks, and settings computed from the data and the containers;"
            + " -profile classic is comparable with published TeraSort numbers. Settings: "
            + JobTuning.asOptions(tuned));
  }

  private List<Note> completeness() throws IOException {
    long read = counters.get(TaskCounter.MAP_INPUT_RECORDS);
    long written = counters.get(TaskCounter.REDUCE_OUTPUT_RECORDS);
    long there = RowFiles.list(output.path(), finished.job().getConfiguration()).rows();
    if (read == input.rows() && written == input.rows() && there == input.rows()) {
      return List.of();
    }
    return List.of(
        Note.voids(
            RULE,
            input.place()
                + " holds "
                + input.rows()
                + " rows; "
                + read
                + " were read, "
                + written
                + " written, and "
                + output.path()
                + " holds "
                + there
                + "."));
  }

  private static void skewNote(double skew, List<Note> notes) {
    if (skew > SKEWED) {
      notes.add(
          Note.warning(
              "skew",
              String.format(
                  Locale.ROOT,
                  "The largest reduce task got %.2f times the mean of rows: all others wait for it;"
                      + " sample more keys (%s) or at more places (%s).",
                  skew,
                  TeraProperties.SAMPLED_KEYS,
                  TeraProperties.SAMPLED_PLACES)));
    }
  }

  private void replication(Configuration settings, List<Note> notes) {
    int copies = settings.getInt("dfs.replication", 1);
    if (copies < usualCopies) {
      notes.add(
          Note.info(
              "replication",
              "The sorted rows are written "
                  + copies
                  + " time(s), the file system's usual is "
                  + usualCopies
                  + ": as in Hadoop's TeraSort, unless "
                  + TeraProperties.OUTPUT_REPLICATION
                  + " says otherwise."));
    }
  }
}
