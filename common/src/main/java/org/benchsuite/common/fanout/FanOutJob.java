package org.benchsuite.common.fanout;

import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.UUID;
import org.apache.hadoop.conf.Configuration;
import org.apache.hadoop.fs.Path;
import org.apache.hadoop.io.BytesWritable;
import org.apache.hadoop.io.NullWritable;
import org.apache.hadoop.mapreduce.Counters;
import org.apache.hadoop.mapreduce.Job;
import org.apache.hadoop.mapreduce.JobContext;
import org.apache.hadoop.mapreduce.MRJobConfig;
import org.apache.hadoop.mapreduce.lib.output.FileOutputFormat;
import org.apache.hadoop.mapreduce.lib.output.SequenceFileOutputFormat;
import org.apache.hadoop.mapreduce.security.TokenCache;
import org.benchsuite.common.NotFitException;
import org.benchsuite.common.RunContext;
import org.benchsuite.common.TrialFailedException;
import org.benchsuite.common.cluster.ContainerSlots;
import org.benchsuite.common.cluster.RunningApplications;
import org.benchsuite.common.job.FinishedJob;
import org.benchsuite.common.job.JobJar;
import org.benchsuite.common.job.JobRun;
import org.benchsuite.common.job.JobWatch;
import org.benchsuite.results.Note;
import org.benchsuite.results.TaskResult;

/** Runs a {@link FanOut} as one map-only job and gathers its {@link TaskResult}s. */
public final class FanOutJob {

  private static final String COMMITTER_VERSION = "mapreduce.fileoutputcommitter.algorithm.version";
  private static final String REPORT_INTERVAL = "mapreduce.task.progress-report.interval";
  private static final int FEW_TASKS = 1000;

  private final RunContext context;
  private final FanOut work;
  private final Authorisation authorisation;
  private final Path folder;

  /** Gets what the tasks of a job need beyond the tokens of file systems. */
  @FunctionalInterface
  public interface Authorisation {
    void authorise(Job job) throws IOException;
  }

  private FanOutJob(RunContext context, FanOut work, Authorisation authorisation) {
    this.context = context;
    this.work = work;
    this.authorisation = authorisation;
    this.folder = new Path(context.workDirectory(), "job-" + UUID.randomUUID());
  }

  /**
   * Runs the work and waits for it.
   *
   * @throws TrialFailedException when the job failed or a task left no result
   */
  public static FanOutResult run(RunContext context, FanOut work)
      throws IOException, InterruptedException {
    return run(context, work, job -> {});
  }

  /** The same with tokens of another service, such as HBase's. */
  public static FanOutResult run(RunContext context, FanOut work, Authorisation authorisation)
      throws IOException, InterruptedException {
    return new FanOutJob(context, work, authorisation).run();
  }

  private FanOutResult run() throws IOException, InterruptedException {
    Job configured = configure();
    FinishedJob job =
        JobRun.run(
            configured,
            new Watch(StartBarrier.of(configured.getConfiguration())),
            context.progress());
    List<TaskResult> tasks =
        new TaskResultFiles(job.job().getConfiguration(), output()).readAll(work.tasks());
    List<Note> notes = new ArrayList<>(job.notes());
    ClockSkew.note(job.job(), tasks).ifPresent(notes::add);
    return new FanOutResult(tasks, job.times().phases(tasks), notes);
  }

  /** Moved bytes, and the gate that opens when all tasks wait at it. */
  private final class Watch implements JobWatch {

    private final StartBarrier barrier;
    private boolean gateOpen;

    Watch(StartBarrier barrier) {
      this.barrier = barrier;
    }

    @Override
    public Work work() {
      return work.progress();
    }

    @Override
    public long done(Counters counters) {
      return counters.findCounter(FanOutMapper.Moved.BYTES).getValue();
    }

    @Override
    public void poll() throws IOException {
      if (!gateOpen) {
        gateOpen = barrier.openWhenAllWait(work.tasks());
      }
    }
  }

  private Path output() {
    return new Path(folder, "output");
  }

  private Job configure() throws IOException {
    Configuration configuration = new Configuration(context.configuration());
    work.settings().forEach(configuration::set);
    configuration.setInt(IndexInputFormat.TASKS, work.tasks());
    configuration.set(IndexInputFormat.HOSTS, TaskHosts.encode(work.hosts()));
    configuration.setClass(FanOutMapper.BODY, work.body(), TaskBody.class);
    configuration.setBoolean(MRJobConfig.MAP_SPECULATIVE, false);
    RunningApplications.mark(configuration, work.tag());
    // one file a task: its one rename is atomic, so the job's commit need not rename them again
    configuration.setInt(COMMITTER_VERSION, 2);
    configuration.setBoolean(FileOutputFormat.COMPRESS, false);
    // 100,000 splits with their hosts are more than the 10 MB that an application master reads
    configuration.setLong(MRJobConfig.SPLIT_METAINFO_MAXSIZE, -1);
    if (work.tasks() <= FEW_TASKS) {
      configuration.setIfUnset(REPORT_INTERVAL, "1000");
    }
    if (context.protocol().barrier()) {
      requireOneWave();
      configuration.set(StartBarrier.FOLDER, new Path(folder, "barrier").toString());
    }
    Job job = Job.getInstance(configuration, work.name());
    JobJar.set(job, work.body());
    job.setInputFormatClass(IndexInputFormat.class);
    job.setMapperClass(FanOutMapper.class);
    job.setNumReduceTasks(0);
    // Hadoop's own: the application master loads it, and may run on an older Java than the tasks
    job.setOutputFormatClass(SequenceFileOutputFormat.class);
    job.setOutputKeyClass(NullWritable.class);
    job.setOutputValueClass(BytesWritable.class);
    FileOutputFormat.setOutputPath(job, output());
    authorise(job);
    authorisation.authorise(job);
    return job;
  }

  /** Tasks that wait for others in containers that those need would wait for ever. */
  private void requireOneWave() throws IOException {
    Optional<ContainerSlots> slots = ContainerSlots.probe(context.configuration());
    if (slots.isPresent() && slots.orElseThrow().waves(work.tasks()) > 1) {
      throw new NotFitException(
          "-barrier needs all "
              + work.tasks()
              + " tasks at once, but only "
              + slots.orElseThrow().free()
              + " containers of "
              + slots.orElseThrow().containerMiB()
              + " MiB are free; leave out -barrier or have fewer tasks.");
    }
  }

  private void authorise(JobContext job) throws IOException {
    TokenCache.obtainTokensForNamenodes(
        job.getCredentials(), work.touched().toArray(Path[]::new), job.getConfiguration());
  }
}
