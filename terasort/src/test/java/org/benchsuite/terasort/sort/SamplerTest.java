package org.benchsuite.terasort.sort;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import org.apache.hadoop.conf.Configuration;
import org.apache.hadoop.mapred.JobConf;
import org.apache.hadoop.mapreduce.Job;
import org.apache.hadoop.mapreduce.lib.input.FileInputFormat;
import org.benchsuite.terasort.data.RowFiles;
import org.benchsuite.terasort.row.CutPoints;
import org.benchsuite.terasort.row.Row;
import org.benchsuite.terasort.row.RowGenerator;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class SamplerTest {

  private final Configuration configuration = new JobConf();

  @TempDir Path folder;

  private RowFiles write(byte[][] rows, int... sizes) throws IOException {
    int from = 0;
    for (int i = 0; i < sizes.length; i++) {
      byte[] bytes = new byte[sizes[i] * Row.BYTES];
      for (int row = 0; row < sizes[i]; row++) {
        System.arraycopy(rows[from + row], 0, bytes, row * Row.BYTES, Row.BYTES);
      }
      from += sizes[i];
      Files.write(folder.resolve(String.format(Locale.ROOT, "part-m-%05d", i)), bytes);
    }
    return list();
  }

  private RowFiles list() throws IOException {
    return RowFiles.list(new org.apache.hadoop.fs.Path(folder.toUri()), configuration);
  }

  private static byte[][] rows(int count) {
    byte[] all = new byte[count * Row.BYTES];
    new RowGenerator(0).fill(all, 0, count);
    byte[][] rows = new byte[count][];
    for (int i = 0; i < count; i++) {
      rows[i] = Arrays.copyOfRange(all, i * Row.BYTES, (i + 1) * Row.BYTES);
    }
    return rows;
  }

  private static byte[][] sortedRows(int count) {
    byte[][] rows = rows(count);
    Arrays.sort(rows, Arrays::compareUnsigned);
    return rows;
  }

  private Job job(int reduces) throws IOException {
    Job job = Job.getInstance(configuration);
    job.getConfiguration().set("fs.defaultFS", "file:///");
    FileInputFormat.setInputPaths(job, new org.apache.hadoop.fs.Path(folder.toUri()));
    job.setNumReduceTasks(reduces);
    return job;
  }

  private static int[] sizes(CutPoints cuts, byte[][] rows) {
    int[] sizes = new int[cuts.partitions()];
    for (byte[] row : rows) {
      sizes[cuts.partition(row, 0)]++;
    }
    return sizes;
  }

  @ParameterizedTest
  @ValueSource(ints = {2, 3, 10})
  void placesAllOverTheInputCutSortedRowsEvenly(int reduces) throws Exception {
    byte[][] rows = sortedRows(50_000);
    RowFiles files = write(rows, 30_000, 1000, 19_000);
    Job job = job(reduces);
    job.getConfiguration().setInt(TeraProperties.SAMPLED_KEYS, 5000);
    CutPoints cuts = Cutting.ofSpreadKeys(job, files);
    assertThat(cuts.partitions()).isEqualTo(reduces);
    double even = (double) rows.length / reduces;
    for (int size : sizes(cuts, rows)) {
      assertThat((double) size).isCloseTo(even, within(even / 10));
    }
  }

  @Test
  void firstKeysOfSortedRowsCutThemUnevenly() throws Exception {
    byte[][] rows = sortedRows(50_000);
    RowFiles files = write(rows, 50_000);
    Job job = job(2);
    job.getConfiguration().setInt(TeraProperties.SAMPLED_KEYS, 5000);
    CutPoints cuts = Cutting.ofFirstKeys(job, files);
    // as upstream, whose sample of one split is its beginning
    assertThat(cuts.key(0)).isEqualTo(Row.key(rows[2500], 0));
    assertThat(sizes(cuts, rows)).containsExactly(2500, 47_500);
  }

  @Test
  void firstKeysComeFromEverySplitAlike() throws Exception {
    byte[][] rows = rows(900);
    RowFiles files = write(rows, 400, 300, 200);
    Job job = job(4);
    job.getConfiguration().setInt(TeraProperties.SAMPLED_KEYS, 300);
    List<byte[]> sample = new ArrayList<>();
    for (int first : new int[] {0, 400, 700}) {
      sample.addAll(Arrays.asList(rows).subList(first, first + 100));
    }
    sample.sort(Arrays::compareUnsigned);
    CutPoints cuts = Cutting.ofFirstKeys(job, files);
    assertThat(cuts.key(0)).isEqualTo(Row.key(sample.get(75), 0));
    assertThat(cuts.key(1)).isEqualTo(Row.key(sample.get(150), 0));
    assertThat(cuts.key(2)).isEqualTo(Row.key(sample.get(225), 0));
  }

  @Test
  void cutPointsAreRoundedAsUpstreamRounds() throws Exception {
    byte[][] rows = sortedRows(8);
    RowFiles files = write(rows, 8);
    CutPoints cuts = new Sampler(files, configuration).cut(List.of(new Sampler.Place(0, 0, 8)), 3);
    // 8 / 3 and 16 / 3
    assertThat(cuts.key(0)).isEqualTo(Row.key(rows[3], 0));
    assertThat(cuts.key(1)).isEqualTo(Row.key(rows[5], 0));
  }

  @ParameterizedTest(name = "{0} places, {1} keys")
  @CsvSource({"1, 1", "1, 100000", "10, 100", "10, 7", "1000, 100000", "37, 5000", "500, 500"})
  void placesNeverOverlapNorLeaveTheirFile(int count, long keys) throws IOException {
    RowFiles files = write(rows(1113), 0, 500, 1, 0, 0, 600, 12, 0);
    List<Sampler.Place> places = Sampler.spread(files, count, keys);
    assertThat(places).hasSize(Math.min(count, 1113));
    int file = 0;
    long end = 0;
    long sum = 0;
    for (Sampler.Place place : places) {
      assertThat(place.rows()).isPositive();
      assertThat(place.file()).isGreaterThanOrEqualTo(file);
      assertThat(place.first()).isGreaterThanOrEqualTo(place.file() == file ? end : 0);
      file = place.file();
      end = place.first() + place.rows();
      assertThat(end).isLessThanOrEqualTo(files.rows(file));
      sum += place.rows();
    }
    assertThat(sum).isLessThanOrEqualTo(Math.max(keys, places.size()));
  }

  @Test
  void fewerRowsThanPlacesAreAllSampled() throws IOException {
    RowFiles files = write(rows(5), 2, 0, 3);
    assertThat(Sampler.spread(files, 1000, 100_000))
        .containsExactly(
            new Sampler.Place(0, 0, 1),
            new Sampler.Place(0, 1, 1),
            new Sampler.Place(2, 0, 1),
            new Sampler.Place(2, 1, 1),
            new Sampler.Place(2, 2, 1));
  }

  @ParameterizedTest
  @ValueSource(ints = {0, 1, 3})
  void morePartitionsThanRowsLeaveSomeEmptyAndLoseNone(int count) throws Exception {
    byte[][] rows = rows(count);
    RowFiles files = write(rows, count);
    for (CutPoints cuts :
        List.of(Cutting.ofSpreadKeys(job(8), files), Cutting.ofFirstKeys(job(8), files))) {
      assertThat(cuts.partitions()).isEqualTo(8);
      assertThat(Arrays.stream(sizes(cuts, rows)).sum()).isEqualTo(count);
      for (int i = 1; i < 7; i++) {
        assertThat(Row.compare(cuts.key(i - 1), 0, cuts.key(i), 0)).isLessThanOrEqualTo(0);
      }
    }
  }

  @Test
  void simplePartitionsAreEqualRangesOfTheKeySpace() {
    CutPoints cuts = Cutting.simple(3);
    byte[] key = new byte[Row.KEY_BYTES];
    assertThat(cuts.partition(key, 0)).isZero();
    key[0] = 0x55;
    key[1] = 0x55;
    key[2] = 0x56;
    assertThat(cuts.partition(key, 0)).isEqualTo(1);
    Arrays.fill(key, (byte) 0xff);
    assertThat(cuts.partition(key, 0)).isEqualTo(2);
  }
}
