package org.benchsuite.terasort.sort;

import java.io.IOException;
import java.util.Map;
import java.util.Optional;
import org.apache.hadoop.conf.Configuration;
import org.apache.hadoop.fs.Path;
import org.apache.hadoop.io.NullWritable;
import org.apache.hadoop.io.Text;
import org.apache.hadoop.mapreduce.Counters;
import org.apache.hadoop.mapreduce.CryptoUtils;
import org.apache.hadoop.mapreduce.Job;
import org.apache.hadoop.mapreduce.MRConfig;
import org.apache.hadoop.mapreduce.MRJobConfig;
import org.apache.hadoop.mapreduce.TaskCounter;
import org.apache.hadoop.mapreduce.lib.input.FileInputFormat;
import org.apache.hadoop.mapreduce.lib.output.FileOutputFormat;
import org.apache.hadoop.mapreduce.lib.output.LazyOutputFormat;
import org.apache.hadoop.mapreduce.lib.output.TextOutputFormat;
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
import org.benchsuite.terasort.data.Manifest;
import org.benchsuite.terasort.data.RowFiles;
import org.benchsuite.terasort.row.CutPoints;
import org.benchsuite.terasort.row.Row;
import org.benchsuite.terasort.row.RowBlock;
import org.benchsuite.terasort.shuffle.RowCollector;
import org.benchsuite.terasort.shuffle.RowShuffle;

/** Sorts the rows of a folder into another with one MapReduce job. */
public final class SortJob {

  private final RunContext context;
  private final RowFiles input;
  private final OutputFolder output;
  private final Profile profile;
  private Map<String, String> tuned = Map.of();

  public SortJob(RunContext context, RowFiles input, OutputFolder output, Profile profile) {
    this.context = context;
    this.input = input;
    this.output = output;
    this.profile = profile;
  }

  /** Runs it; the output folder must not be there, and is not there when it fails. */
  public Sorted run() throws IOException, InterruptedException {
    long start = context.ticker().getAsLong();
    Job job = configure();
    context.progress().step("Sampling the keys of " + input.place());
    CutPoints cuts = cut(job);
    cuts.to(job.getConfiguration());
    long sampled = context.ticker().getAsLong();
    FinishedJob finished = output.whole(() -> sort(job));
    long elapsed = context.ticker().getAsLong() - start;
    return new SortReport(finished, input, output, tuned, usualCopies())
        .of(elapsed, sampled - start);
  }

  private FinishedJob sort(Job job) throws IOException, InterruptedException {
    FinishedJob finished = JobRun.run(job, new Watch(), context.progress());
    Optional<Manifest> manifest = Manifest.read(input.paths(), context.configuration());
    if (manifest.isPresent()) {
      manifest.orElseThrow().write(output.path(), context.configuration());
    }
    return finished;
  }

  private int usualCopies() throws IOException {
    Path folder = output.path();
    return folder.getFileSystem(context.configuration()).getDefaultReplication(folder);
  }

  private CutPoints cut(Job job) throws IOException, InterruptedException {
    if (job.getConfiguration().getBoolean(TeraProperties.SIMPLE_PARTITIONER, false)) {
      return Cutting.simple(job.getNumReduceTasks());
    }
    return profile == Profile.CLASSIC
        ? Cutting.ofFirstKeys(job, input)
        : Cutting.ofSpreadKeys(job, input);
  }

  private Job configure() throws IOException {
    Configuration configuration = new Configuration(context.configuration());
    configuration.setInt("dfs.replication", SortPlan.copies(configuration));
    RunningApplications.mark(configuration, output.tag());
    if (profile == Profile.TUNED) {
      tuned = tuning();
      tuned.forEach(configuration::set);
    }
    Job job = Job.getInstance(configuration, "TeraSort");
    JobJar.set(job, SortJob.class);
    job.setMapperClass(ProbedMapper.class);
    FileInputFormat.setInputPaths(job, input.paths().toArray(Path[]::new));
    FileOutputFormat.setOutputPath(job, output.path());
    // Hadoop's own: the application master loads it, and may run on an older Java than the tasks
    LazyOutputFormat.setOutputFormatClass(job, TextOutputFormat.class);
    if (profile == Profile.TUNED && !CryptoUtils.isEncryptedSpillEnabled(configuration)) {
      useBlocks(job);
    } else {
      usePairs(job);
    }
    return job;
  }

  private Map<String, String> tuning() throws IOException {
    Optional<ContainerSlots> slots = ContainerSlots.probe(context.configuration());
    return Tuning.settings(
        context.configuration(),
        input.bytes(),
        slots.map(ContainerSlots::free).orElse(Runtime.getRuntime().availableProcessors()),
        slots.isEmpty());
  }

  /** Rows travel in blocks through a shuffle of our own. */
  private static void useBlocks(Job job) {
    job.setInputFormatClass(RowInputFormat.class);
    job.setMapOutputKeyClass(NullWritable.class);
    job.setMapOutputValueClass(RowBlock.class);
    job.setReducerClass(BlockReducer.class);
    job.getConfiguration()
        .set(MRJobConfig.MAP_OUTPUT_COLLECTOR_CLASS_ATTR, RowCollector.class.getName());
    job.getConfiguration().set(MRConfig.SHUFFLE_CONSUMER_PLUGIN, RowShuffle.class.getName());
  }

  /** Rows travel one by one through the framework's own sort and shuffle. */
  private static void usePairs(Job job) {
    job.setInputFormatClass(PairInputFormat.class);
    job.setPartitionerClass(PairPartitioner.class);
    job.setMapOutputKeyClass(Text.class);
    job.setMapOutputValueClass(Text.class);
    job.setReducerClass(PairReducer.class);
  }

  /** Rows read and rows written; each is half of the work. */
  private final class Watch implements JobWatch {

    @Override
    public Work work() {
      return new Work("terasort, read + written", 2 * input.bytes(), Unit.BYTES);
    }

    @Override
    public long done(Counters counters) {
      return Row.BYTES
          * (counters.findCounter(TaskCounter.MAP_INPUT_RECORDS).getValue()
              + counters.findCounter(TaskCounter.REDUCE_OUTPUT_RECORDS).getValue());
    }
  }
}
