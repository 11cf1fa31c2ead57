package org.benchsuite.wordcount.count;

import java.io.IOException;
import java.io.InputStream;
import org.apache.hadoop.conf.Configuration;
import org.apache.hadoop.fs.FSDataInputStream;
import org.apache.hadoop.fs.Path;
import org.apache.hadoop.io.compress.CompressionCodec;
import org.apache.hadoop.io.compress.CompressionCodecFactory;
import org.apache.hadoop.io.compress.SplittableCompressionCodec;
import org.apache.hadoop.mapreduce.TaskAttemptContext;
import org.apache.hadoop.mapreduce.lib.input.FileSplit;

/** Opens text, plain or compressed; the codec is known by the file's suffix. */
final class TextSources {

  private TextSources() {}

  static TextSource open(FileSplit part, TaskAttemptContext context)
      throws IOException, InterruptedException {
    Configuration configuration = context.getConfiguration();
    Path path = part.getPath();
    CompressionCodec codec = new CompressionCodecFactory(configuration).getCodec(path);
    if (codec instanceof SplittableCompressionCodec) {
      return new LineSource(part, context);
    }
    FSDataInputStream in = path.getFileSystem(configuration).open(path);
    if (codec != null) {
      return new RangeSource(codec.createInputStream(in), in, 0, Long.MAX_VALUE);
    }
    in.seek(Math.max(0, part.getStart() - 1));
    return new RangeSource(in, in, part.getStart(), part.getStart() + part.getLength());
  }

  /** All of a file, without its compression. */
  static InputStream whole(Path path, Configuration configuration) throws IOException {
    CompressionCodec codec = new CompressionCodecFactory(configuration).getCodec(path);
    FSDataInputStream in = path.getFileSystem(configuration).open(path);
    return codec == null ? in : codec.createInputStream(in);
  }
}
