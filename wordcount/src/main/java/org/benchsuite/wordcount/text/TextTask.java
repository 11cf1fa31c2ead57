package org.benchsuite.wordcount.text;

import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.function.LongSupplier;
import org.apache.hadoop.conf.Configuration;
import org.apache.hadoop.fs.FSDataOutputStream;
import org.apache.hadoop.fs.Path;
import org.benchsuite.common.fanout.TaskBody;
import org.benchsuite.common.fanout.TaskContext;
import org.benchsuite.common.output.AttemptFile;
import org.benchsuite.common.output.OutputFolder;
import org.benchsuite.results.OpRecorder.Operation;

/** Writes some files of text, one after the other; they get their names when all are whole. */
public final class TextTask implements TaskBody {

  static final String WORKLOAD = "wordcount";

  static final String WORDS = "words";
  static final String LINES = "lines";
  static final String BYTES = "bytes";
  static final String CHECKSUM = "checksum";

  private TextJob job;
  private TextModel model;
  private OutputFolder output;
  private final List<AttemptFile> files = new ArrayList<>();
  private long words;
  private long lines;
  private long bytes;
  private long checksum;

  @Override
  public void prepare(TaskContext context) throws IOException {
    Configuration configuration = context.configuration();
    job = TextJob.from(configuration);
    model = ModelReader.read(job.model(configuration));
    output = new OutputFolder(WORKLOAD, new Path(job.output()), configuration);
  }

  @Override
  public void run(TaskContext context) throws IOException {
    int end = job.plan().firstFile(context.index() + 1, job.tasks());
    for (int file = job.plan().firstFile(context.index(), job.tasks()); file < end; file++) {
      write(file, context);
    }
  }

  private void write(int number, TaskContext context) throws IOException {
    FileText text = job.text(model, number);
    AttemptFile file = output.attempt(String.format(Locale.ROOT, "part-m-%05d", number));
    LongSupplier ticker = context.ticker();
    Operation generate = context.recorder().operation("generate");
    Operation write = context.recorder().operation("write");
    long start = ticker.getAsLong();
    try (FSDataOutputStream out = file.create()) {
      long now = ticker.getAsLong();
      context.recorder().operation("create").record(0, start, now);
      for (int filled = text.fill(); filled > 0; filled = text.fill()) {
        long generated = ticker.getAsLong();
        generate.record(filled, now, generated);
        out.write(text.block(), 0, filled);
        now = ticker.getAsLong();
        write.record(filled, generated, now);
        context.moved(filled);
        bytes += filled;
      }
      out.close();
      context.recorder().operation("close").record(0, now, ticker.getAsLong());
    }
    files.add(file);
    words += text.words();
    lines += text.lines();
    checksum += text.checksum();
  }

  @Override
  public void finish(TaskContext context) throws IOException {
    for (AttemptFile file : files) {
      file.publish();
    }
    context.count(WORDS, words);
    context.count(LINES, lines);
    context.count(BYTES, bytes);
    context.count(CHECKSUM, checksum);
  }
}
