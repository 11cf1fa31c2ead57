package org.benchsuite.wordcount.count;

import static java.nio.charset.StandardCharsets.UTF_8;

import java.io.FileNotFoundException;
import java.io.IOException;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.apache.hadoop.conf.Configuration;
import org.apache.hadoop.fs.FileStatus;
import org.apache.hadoop.fs.Path;
import org.apache.hadoop.io.Text;
import org.apache.hadoop.io.WritableComparator;
import org.apache.hadoop.util.LineReader;
import org.benchsuite.common.NotFitException;
import org.benchsuite.common.progress.ProgressListener;
import org.benchsuite.results.Unit;
import org.benchsuite.wordcount.words.WordHash;

/** Reads the output of a count again, line by line, and adds up what it says. */
public final class OutputReader {

  private static final int BUFFER_BYTES = 1 << 20;
  private static final byte[] LINE_FEED = {'\n'};

  /** Digits of the largest count. */
  private static final int MOST_DIGITS = 18;

  private final Configuration configuration;
  private final CountedWords.Top top;
  private final List<String> errors = new ArrayList<>();
  private long words;
  private long different;
  private long checksum;

  private OutputReader(Configuration configuration, int top) {
    this.configuration = configuration;
    this.top = new CountedWords.Top(top);
  }

  /**
   * Reads all files of a folder.
   *
   * @param top how many of the most frequent words are wanted
   * @throws NotFitException when there is no output in the folder
   */
  public static CountedWords read(
      Path folder, int top, Configuration configuration, ProgressListener progress)
      throws IOException {
    OutputReader reader = new OutputReader(configuration, top);
    List<FileStatus> files = reader.files(folder);
    long bytes = files.stream().mapToLong(FileStatus::getLen).sum();
    progress.begin("reading the counts", bytes, Unit.BYTES);
    long done = 0;
    for (FileStatus file : files) {
      reader.file(file.getPath());
      done += file.getLen();
      progress.update(done);
    }
    progress.end();
    return new CountedWords(
        reader.words, reader.different, reader.checksum, reader.top.inOrder(), reader.errors);
  }

  private List<FileStatus> files(Path folder) throws IOException {
    try {
      FileStatus[] files =
          folder
              .getFileSystem(configuration)
              .listStatus(folder, path -> path.getName().startsWith("part-"));
      if (files.length > 0) {
        return Arrays.asList(files);
      }
    } catch (FileNotFoundException e) {
      throw new NotFitException("There is nothing at " + folder + "; name the OUT of a wordcount.");
    }
    throw new NotFitException(
        folder + " holds no output of a count (part-r-*); name the OUT of a wordcount.");
  }

  private void file(Path path) throws IOException {
    Text line = new Text();
    Text before = new Text();
    boolean first = true;
    try (LineReader lines =
        new LineReader(TextSources.whole(path, configuration), BUFFER_BYTES, LINE_FEED)) {
      while (lines.readLine(line) > 0) {
        int word = line.find("\t");
        long count = word < 1 ? 0 : count(line, word + 1);
        if (count == 0) {
          errors.add(path + " has a line that is no word and count: '" + shown(line) + "'.");
          return;
        }
        if (!first && compare(before, line, word) >= 0) {
          errors.add(path + " is not in order at '" + shown(line) + "'.");
          return;
        }
        add(line, word, count);
        before.set(line.getBytes(), 0, word);
        first = false;
      }
    }
  }

  private static int compare(Text before, Text line, int length) {
    return WritableComparator.compareBytes(
        before.getBytes(), 0, before.getLength(), line.getBytes(), 0, length);
  }

  private void add(Text line, int word, long count) {
    words += count;
    different++;
    checksum += count * WordHash.of(line.getBytes(), 0, word);
    if (top.takes(count)) {
      top.add(new String(line.getBytes(), 0, word, UTF_8), count);
    }
  }

  /** The number from a place to the end of the line; 0 when there is none. */
  private static long count(Text line, int from) {
    int length = line.getLength() - from;
    if (length < 1 || length > MOST_DIGITS) {
      return 0;
    }
    long number = 0;
    for (int i = from; i < line.getLength(); i++) {
      int digit = line.getBytes()[i] - '0';
      if (digit < 0 || digit > 9) {
        return 0;
      }
      number = 10 * number + digit;
    }
    return number;
  }

  private static String shown(Text line) {
    String text = line.toString();
    return text.length() > 80 ? text.substring(0, 80) + "..." : text;
  }
}
