package org.benchsuite.common.job;

import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import org.apache.hadoop.mapreduce.Counters;
import org.apache.hadoop.mapreduce.Job;
import org.apache.hadoop.mapreduce.TaskAttemptID;
import org.apache.hadoop.mapreduce.TaskCompletionEvent;
import org.benchsuite.common.progress.ProgressListener;
import org.benchsuite.results.Note;

/** Watches one job until its end: live progress, failed and killed attempts. */
final class JobMonitor {

  private static final long POLL_MILLIS = 100;
  private static final long COUNTERS_EVERY_NANOS = 1_000_000_000L;
  private static final int EVENTS_AT_ONCE = 1000;
  private static final int NAMED_ATTEMPTS = 5;

  /** What Hadoop says when it knows no cause. */
  private static final String UNKNOWN = "NA";

  private final Job job;
  private final JobWatch watch;
  private final ProgressListener progress;
  private final List<TaskAttemptID> failed = new ArrayList<>();
  private final List<TaskAttemptID> killed = new ArrayList<>();
  private int eventsSeen;
  private boolean begun;

  JobMonitor(Job job, JobWatch watch, ProgressListener progress) {
    this.job = job;
    this.watch = watch;
    this.progress = progress;
  }

  void awaitEnd() throws IOException, InterruptedException {
    progress.step(
        "Submitted " + job.getJobID() + " (" + job.getJobName() + "), waiting for containers");
    long lastLook = System.nanoTime();
    while (!job.isComplete()) {
      watch.poll();
      if (System.nanoTime() - lastLook >= COUNTERS_EVERY_NANOS) {
        lastLook = System.nanoTime();
        look();
      }
      Thread.sleep(POLL_MILLIS);
    }
    look();
    progress.end();
  }

  private void look() throws IOException {
    gatherEvents();
    Counters counters = job.getCounters();
    long done = counters == null ? 0 : watch.done(counters);
    if (!begun && done > 0) {
      begun = true;
      progress.begin(watch.work().what(), watch.work().total(), watch.work().unit());
    }
    if (begun) {
      progress.update(done);
    }
  }

  private void gatherEvents() throws IOException {
    TaskCompletionEvent[] events;
    do {
      try {
        events = job.getTaskCompletionEvents(eventsSeen, EVENTS_AT_ONCE);
      } catch (InterruptedException e) {
        Thread.currentThread().interrupt();
        throw new IOException(e);
      }
      for (TaskCompletionEvent event : events) {
        switch (event.getStatus()) {
          case FAILED, TIPFAILED -> failed.add(event.getTaskAttemptId());
          case KILLED -> killed.add(event.getTaskAttemptId());
          default -> {}
        }
      }
      eventsSeen += events.length;
    } while (events.length == EVENTS_AT_ONCE);
  }

  /** Failed and killed attempts of a job that succeeded all the same. */
  List<Note> notes() {
    List<Note> notes = new ArrayList<>();
    if (!failed.isEmpty()) {
      notes.add(
          Note.warning(
              "failed-attempts",
              failed.size()
                  + " task attempts failed and were run again, only the ones that succeeded are"
                  + " counted: "
                  + named(failed)
                  + "."));
    }
    if (!killed.isEmpty()) {
      notes.add(
          Note.warning(
              "killed-attempts",
              killed.size()
                  + " task attempts were killed and are not counted: "
                  + named(killed)
                  + "."));
    }
    return notes;
  }

  private static String named(List<TaskAttemptID> attempts) {
    List<String> names =
        attempts.stream().limit(NAMED_ATTEMPTS).map(TaskAttemptID::toString).toList();
    return String.join(", ", names) + (attempts.size() > NAMED_ATTEMPTS ? ", ..." : "");
  }

  /** One sentence on why the job failed. */
  String whyItFailed() throws IOException, InterruptedException {
    String cause = Diagnostics.firstCause(attemptDiagnostics());
    if (cause.isEmpty()) {
      cause = Diagnostics.firstCause(List.of(job.getStatus().getFailureInfo()));
    }
    return "Job "
        + job.getJobID()
        + " ended as "
        + job.getStatus().getState()
        + (cause.isEmpty() || cause.equals(UNKNOWN) ? "" : ": " + cause)
        + "; see "
        + logs()
        + ".";
  }

  private String logs() {
    String application = job.getJobID().toString().replaceFirst("job_", "application_");
    return application.contains("local")
        ? "the log of this process"
        : "the task logs with 'yarn logs -applicationId " + application + "'";
  }

  private List<String> attemptDiagnostics() throws IOException, InterruptedException {
    List<String> lines = new ArrayList<>();
    for (TaskAttemptID attempt : failed.subList(0, Math.min(NAMED_ATTEMPTS, failed.size()))) {
      String[] diagnostics = job.getTaskDiagnostics(attempt);
      if (diagnostics != null) {
        lines.addAll(List.of(diagnostics));
      }
    }
    return lines;
  }
}
