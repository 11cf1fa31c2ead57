package org.benchsuite.wordcount.count;

import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.OptionalLong;
import org.apache.hadoop.mapreduce.TaskCounter;
import org.benchsuite.common.Profile;
import org.benchsuite.common.job.FinishedJob;
import org.benchsuite.common.job.JobCounters;
import org.benchsuite.common.job.JobTuning;
import org.benchsuite.common.job.Limits;
import org.benchsuite.common.job.MapReduceTasks;
import org.benchsuite.results.Measurement;
import org.benchsuite.results.Note;
import org.benchsuite.results.Phase;
import org.benchsuite.results.Scalar;
import org.benchsuite.results.Unit;

/** Reads a finished count: what its counters and its tasks say. */
final class CountReport {

  private final FinishedJob finished;
  private final Profile profile;
  private final Map<String, String> tuned;
  private final JobCounters counters;

  CountReport(FinishedJob finished, Profile profile, Map<String, String> tuned) {
    this.finished = finished;
    this.profile = profile;
    this.tuned = tuned;
    this.counters = new JobCounters(finished.counters());
  }

  Counted of(long elapsedNanos, long samplingNanos) throws IOException, InterruptedException {
    MapReduceTasks tasks = MapReduceTasks.of(finished);
    List<Measurement> measurements = new ArrayList<>();
    measurements.add(new Scalar("map tasks", Unit.COUNT, tasks.maps()));
    measurements.add(new Scalar("reduce tasks", Unit.COUNT, tasks.reduces()));
    measurements.addAll(counters.measurements());
    List<Phase> phases = new ArrayList<>();
    phases.add(new Phase("sampling", samplingNanos));
    phases.addAll(tasks.phases());
    List<Note> notes = new ArrayList<>(finished.notes());
    notes.addAll(Limits.notes(counters));
    notes.add(profile());
    boolean hashed = profile == Profile.TUNED;
    return new Counted(
        elapsedNanos,
        counters.get(hashed ? WordCounters.WORDS : TaskCounter.MAP_OUTPUT_RECORDS),
        hashed ? OptionalLong.of(counters.get(WordCounters.CHECKSUM)) : OptionalLong.empty(),
        measurements,
        phases,
        notes);
  }

  /** Which profile ran; its settings as they can be given to any other job. */
  private Note profile() {
    return Note.info(
        "profile",
        profile == Profile.CLASSIC
            ? "Profile classic: settings, record path and combiner as in Hadoop's wordcount."
            : "Profile tuned: counted in the map tasks' memory, with settings computed from the"
                + " text and the containers; -profile classic is comparable with published"
                + " wordcount numbers. Settings: "
                + JobTuning.asOptions(tuned));
  }
}
