package org.benchsuite.terasort.shuffle;

import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.PriorityQueue;
import org.apache.hadoop.io.NullWritable;
import org.apache.hadoop.io.compress.CompressionCodec;
import org.apache.hadoop.mapred.Counters;
import org.apache.hadoop.mapred.JobConf;
import org.apache.hadoop.mapred.RawKeyValueIterator;
import org.apache.hadoop.mapred.ShuffleConsumerPlugin;
import org.apache.hadoop.mapreduce.TaskAttemptID;
import org.apache.hadoop.mapreduce.task.reduce.ExceptionReporter;
import org.apache.hadoop.mapreduce.task.reduce.MapOutput;
import org.apache.hadoop.mapreduce.task.reduce.MergeManager;
import org.apache.hadoop.util.Progress;
import org.benchsuite.terasort.row.RowBlock;

/**
 * Decides where a reduce keeps the segments it fetches, and merges them when there are too many: a
 * thread merges memory that has filled up to disk, another one merges runs on disk.
 */
final class RowMergeManager implements MergeManager<NullWritable, RowBlock> {

  private final JobConf conf;
  private final CompressionCodec codec;
  private final Counters.Counter mergedMapOutputs;
  private final Progress mergePhase;
  private final ExceptionReporter exceptions;
  private final MergeSettings settings;
  private final RunFiles files;
  private final Thread memoryThread;
  private final Thread diskThread;

  // all below are guarded by this
  private final PriorityQueue<DiskRun> onDisk = new PriorityQueue<>();
  private List<MemoryOutput> inMemory = new ArrayList<>();
  private long usedBytes;
  private long committedBytes;
  private boolean mergingMemory;
  private boolean stopped;
  private Throwable failure;

  /** Tells {@code exceptions} if a merge fails that nobody waits for. */
  RowMergeManager(ShuffleConsumerPlugin.Context<?, ?> context, ExceptionReporter exceptions)
      throws IOException {
    this.conf = context.getJobConf();
    this.codec = context.getCodec();
    this.mergedMapOutputs = context.getMergedMapOutputsCounter();
    this.mergePhase = context.getMergePhase();
    this.exceptions = exceptions;
    this.settings = MergeSettings.from(conf);
    this.files = new RunFiles(context, settings.bufferBytes());
    this.memoryThread = thread("merge of rows in memory", this::mergeMemory);
    this.diskThread = thread("merge of rows on disk", this::mergeDisk);
  }

  /** Starts the merges in the background. */
  RowMergeManager start() {
    memoryThread.start();
    diskThread.start();
    return this;
  }

  /** Merges until there are to be no more. */
  @FunctionalInterface
  private interface Merges {
    void run() throws IOException, InterruptedException;
  }

  private Thread thread(String name, Merges merges) {
    Thread thread =
        new Thread(
            () -> {
              try {
                merges.run();
              } catch (Throwable e) {
                failed(e);
              }
            },
            name);
    thread.setDaemon(true);
    return thread;
  }

  JobConf conf() {
    return conf;
  }

  CompressionCodec codec() {
    return codec;
  }

  void countMapOutput() {
    mergedMapOutputs.increment(1);
  }

  /** Waits while memory is merged or is full; a fetch that is under way or a merge ends that. */
  @Override
  public synchronized void waitForResource() throws InterruptedException {
    while (!stopped && failure == null && (isMemoryMergeDue() || isMemoryFull())) {
      wait();
    }
  }

  private boolean isMemoryMergeDue() {
    return mergingMemory || committedBytes >= settings.mergeThreshold();
  }

  /**
   * One fetch may exceed the limit: were every fetch held back below it, complete segments could
   * stay too few to be merged, and nothing would ever free memory.
   */
  private boolean isMemoryFull() {
    return usedBytes > settings.memoryLimit();
  }

  @Override
  public MapOutput<NullWritable, RowBlock> reserve(TaskAttemptID map, long size, int fetcher)
      throws IOException {
    if (size > settings.singleLimit()) {
      return new DiskOutput(map, size, files, this::addToDisk);
    }
    return takeMemory(size) ? new MemoryOutput(map, (int) size, this) : null;
  }

  private synchronized boolean takeMemory(long size) throws IOException {
    if (failure != null) {
      throw new IOException("no memory will be free, because a merge failed", failure);
    }
    if (isMemoryFull()) {
      return false;
    }
    usedBytes += size;
    return true;
  }

  /** Counts memory as free again. */
  synchronized void release(long size) {
    usedBytes -= size;
    notifyAll();
  }

  /** Takes a segment that is complete. */
  synchronized void committed(MemoryOutput output) {
    inMemory.add(output);
    committedBytes += output.getSize();
    notifyAll();
  }

  private synchronized void addToDisk(DiskRun run) {
    onDisk.add(run);
    notifyAll();
  }

  private void mergeMemory() throws IOException, InterruptedException {
    for (List<MemoryOutput> next = awaitMemory(); !next.isEmpty(); next = awaitMemory()) {
      addToDisk(files.merge(next, rows -> {}));
    }
  }

  /** Waits for enough in memory to be merged; nothing means that there will not be any. */
  private synchronized List<MemoryOutput> awaitMemory() throws InterruptedException {
    mergingMemory = false;
    notifyAll();
    while (!stopped && committedBytes < settings.mergeThreshold()) {
      wait();
    }
    if (stopped) {
      return List.of();
    }
    mergingMemory = true;
    return takeInMemory();
  }

  private List<MemoryOutput> takeInMemory() {
    List<MemoryOutput> taken = inMemory;
    inMemory = new ArrayList<>();
    committedBytes = 0;
    return taken;
  }

  private void mergeDisk() throws IOException, InterruptedException {
    for (List<DiskRun> next = awaitDisk(); !next.isEmpty(); next = awaitDisk()) {
      addToDisk(files.merge(next, rows -> {}));
    }
  }

  /** Waits for so many runs on disk that a full merge of the smallest leaves no less than that. */
  private synchronized List<DiskRun> awaitDisk() throws InterruptedException {
    while (!stopped && onDisk.size() < 2 * settings.factor() - 1) {
      wait();
    }
    List<DiskRun> taken = new ArrayList<>();
    while (!stopped && taken.size() < settings.factor()) {
      taken.add(onDisk.remove());
    }
    return taken;
  }

  /** Lets nobody wait any longer, as the task is going to fail. */
  private void failed(Throwable e) {
    synchronized (this) {
      failure = e;
      mergingMemory = false;
      notifyAll();
    }
    // not while holding this: the reporter takes the lock under which outputs are committed
    exceptions.reportException(e);
  }

  /** Lets the merges in the background end, without waiting for them. */
  synchronized void stop() {
    stopped = true;
    notifyAll();
  }

  @Override
  public RawKeyValueIterator close() throws IOException, InterruptedException {
    stop();
    memoryThread.join();
    diskThread.join();
    List<MemoryOutput> memory;
    List<DiskRun> disk;
    synchronized (this) {
      if (failure != null) {
        throw new IOException("a merge failed", failure);
      }
      memory = takeInMemory();
      disk = List.copyOf(onDisk);
      onDisk.clear();
    }
    return new FinalMerge(files, settings, mergePhase).begin(memory, disk);
  }
}
