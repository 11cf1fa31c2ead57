package org.benchsuite.wordcount.count;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.io.IOException;
import java.io.Writer;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.SplittableRandom;
import org.apache.hadoop.conf.Configuration;
import org.apache.hadoop.mapreduce.Job;
import org.apache.hadoop.mapreduce.lib.input.FileInputFormat;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class VocabularyGrowthTest {

  private static final int BYTES_A_WORD = 9;

  @TempDir Path folder;

  /** Words of eight digits, each of so many as likely as any other. */
  private void text(String name, int words, int different) throws IOException {
    SplittableRandom random = new SplittableRandom(3);
    try (Writer out = Files.newBufferedWriter(folder.resolve(name))) {
      for (int i = 0; i < words; i++) {
        out.write(String.format("%08d ", random.nextInt(different)));
      }
    }
  }

  private VocabularyGrowth sample() throws Exception {
    Configuration configuration = new Configuration();
    configuration.set("fs.defaultFS", "file:///");
    configuration.setLong(FileInputFormat.SPLIT_MAXSIZE, 4 << 20);
    Job job = Job.getInstance(configuration);
    FileInputFormat.addInputPath(job, new org.apache.hadoop.fs.Path(folder.toString()));
    return VocabularyGrowth.sample(job);
  }

  @Test
  void closedVocabularyDoesNotGrow() throws Exception {
    text("text", 2_000_000, 5_000);
    VocabularyGrowth vocabulary = sample();
    assertThat(vocabulary.different()).isEqualTo(5_000);
    assertThat(vocabulary.bytesAWord()).isEqualTo(8);
    assertThat(vocabulary.differentIn(100L << 30)).isCloseTo(5_000, within(1.0));
  }

  @Test
  void openVocabularyGrowsWithTheText() throws Exception {
    text("text", 2_000_000, 100_000_000);
    VocabularyGrowth vocabulary = sample();
    long wordsOfAll = (64L << 20) / BYTES_A_WORD;
    assertThat(vocabulary.differentIn(64L << 20)).isCloseTo(wordsOfAll, within(0.1 * wordsOfAll));
  }

  @Test
  void noTextHasNoWords() throws Exception {
    Files.createFile(folder.resolve("empty"));
    assertThat(sample().differentIn(0)).isZero();
  }

  @Test
  void littleTextIsReadAsAWhole() throws Exception {
    Files.writeString(folder.resolve("one"), "a b c a");
    Files.writeString(folder.resolve("two"), "c d");
    VocabularyGrowth vocabulary = sample();
    assertThat(vocabulary.different()).isEqualTo(4);
    assertThat(vocabulary.differentIn(9)).isEqualTo(4);
  }
}
