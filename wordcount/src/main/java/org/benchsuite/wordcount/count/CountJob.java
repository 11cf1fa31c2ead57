package org.benchsuite.wordcount.count;

import java.io.IOException;
import java.util.Map;
import java.util.Optional;
import org.apache.hadoop.conf.Configuration;
import org.apache.hadoop.io.IntWritable;
import org.apache.hadoop.io.Text;
import org.apache.hadoop.io.VLongWritable;
import org.apache.hadoop.mapreduce.Counters;
import org.apache.hadoop.mapreduce.Job;
import org.apache.hadoop.mapreduce.lib.input.FileInputFormatCounter;
import org.apache.hadoop.mapreduce.lib.output.FileOutputFormat;
import org.benchsuite.common.Profile;
import org.benchsuite.common.RunContext;
import org.benchsuite.common.cluster.ContainerSlots;
import org.benchsuite.common.cluster.RunningApplications;
import org.benchsuite.common.job.FinishedJob;
import org.benchsuite.common.job.JobJar;
import org.benchsuite.common.job.JobRun;
import org.benchsuite.common.job.JobWatch;
import org.benchsuite.common.output.OutputFolder;
import org.benchsuite.results.Unit;
import org.benchsuite.wordcount.text.TextManifest;

/** Counts the words of files into a folder with one MapReduce job. */
public final class CountJob {

  private final RunContext context;
  private final InputText input;
  private final OutputFolder output;
  private final Profile profile;
  private Map<String, String> tuned = Map.of();

  public CountJob(RunContext context, InputText input, OutputFolder output, Profile profile) {
    this.context = context;
    this.input = input;
    this.output = output;
    this.profile = profile;
  }

  /** Runs it; the output folder must not be there, and is not there when it fails. */
  public Counted run() throws IOException, InterruptedException {
    long start = context.ticker().getAsLong();
    Job job = configure();
    long sampled = context.ticker().getAsLong();
    FinishedJob finished = output.whole(() -> count(job));
    long elapsed = context.ticker().getAsLong() - start;
    return new CountReport(finished, profile, tuned).of(elapsed, sampled - start);
  }

  private FinishedJob count(Job job) throws IOException, InterruptedException {
    FinishedJob finished = JobRun.run(job, new Watch(), context.progress());
    Optional<TextManifest> made = input.manifest();
    if (made.isPresent()) {
      made.orElseThrow().write(output.path(), context.configuration());
    }
    return finished;
  }

  private Job configure() throws IOException, InterruptedException {
    Configuration configuration = new Configuration(context.configuration());
    RunningApplications.mark(configuration, output.tag());
    Job job = Job.getInstance(configuration, "word count");
    JobJar.set(job, CountJob.class);
    input.addTo(job);
    FileOutputFormat.setOutputPath(job, output.path());
    job.setOutputKeyClass(Text.class);
    if (profile == Profile.TUNED) {
      tune(job);
      useBlocks(job);
    } else {
      useLines(job);
    }
    return job;
  }

  private void tune(Job job) throws IOException, InterruptedException {
    Optional<ContainerSlots> slots = ContainerSlots.probe(context.configuration());
    CountTuning tuning =
        new CountTuning(
            context.configuration(),
            input.bytes(),
            slots.map(ContainerSlots::free).orElse(Runtime.getRuntime().availableProcessors()),
            slots.isEmpty());
    tuning.settings().forEach(job.getConfiguration()::set);
    context.progress().step("Sampling the words of " + input);
    tuned = tuning.settings(VocabularyGrowth.sample(job));
    tuned.forEach(job.getConfiguration()::set);
  }

  /** Each task counts in a table of its own and hands words on once. */
  private static void useBlocks(Job job) {
    job.setInputFormatClass(BlockInputFormat.class);
    job.setMapperClass(CountMapper.class);
    job.setCombinerClass(CountReducer.class);
    job.setReducerClass(CountReducer.Last.class);
    job.setOutputValueClass(VLongWritable.class);
  }

  /** Each word of each line goes through the framework's sort, as in Hadoop's wordcount. */
  private static void useLines(Job job) {
    job.setMapperClass(ClassicMapper.class);
    job.setCombinerClass(ClassicReducer.class);
    job.setReducerClass(ClassicReducer.Last.class);
    job.setOutputValueClass(IntWritable.class);
  }

  /** Bytes of the input that were read. */
  private final class Watch implements JobWatch {

    @Override
    public Work work() {
      return new Work("wordcount", input.bytes(), Unit.BYTES);
    }

    @Override
    public long done(Counters counters) {
      return profile == Profile.TUNED
          ? counters.findCounter(WordCounters.BYTES_READ).getValue()
          : counters.findCounter(FileInputFormatCounter.BYTES_READ).getValue();
    }
  }
}
