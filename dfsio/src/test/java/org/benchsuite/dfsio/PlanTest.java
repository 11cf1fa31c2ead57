package org.benchsuite.dfsio;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.stream.IntStream;
import org.apache.hadoop.conf.Configuration;
import org.apache.hadoop.fs.Path;
import org.junit.jupiter.api.Test;

class PlanTest {

  @Test
  void travelsInTheConfiguration() {
    Plan plan =
        new Plan(
            Operation.SKIP_READ,
            "hdfs://nn/x",
            FileNumbers.parse("0-7,9-9"),
            1L << 40,
            4096,
            77,
            "a.Codec",
            "compressible:3",
            -5,
            Sync.HSYNC,
            (short) 2,
            1L << 27,
            true);
    Configuration configuration = new Configuration(false);
    plan.toSettings().forEach(configuration::set);
    assertThat(Plan.from(configuration)).isEqualTo(plan);
  }

  @Test
  void layoutIsUpstreams() {
    Layout layout = new Layout(new Path("hdfs://nn:8020/benchmarks/TestDFSIO"));
    assertThat(layout.file(7).toString())
        .isEqualTo("hdfs://nn:8020/benchmarks/TestDFSIO/io_data/test_io_7");
    assertThat(layout.resultFile(Operation.BACKWARD_READ).toString())
        .endsWith("/io_random_read/part-00000");
    assertThat(Layout.indexOf(layout.file(123))).isEqualTo(123);
    assertThat(Layout.indexOf(new Path("/x/test_io_"))).isEqualTo(-1);
    assertThat(Layout.indexOf(new Path("/x/_SUCCESS"))).isEqualTo(-1);
    assertThat(layout.tag()).hasSizeLessThan(100).isEqualTo(layout.tag());
  }

  @Test
  void numbersOfFilesTravelAsRanges() {
    FileNumbers numbers = FileNumbers.of(IntStream.of(1, 4, 5, 6, 9));
    assertThat(numbers.text()).isEqualTo("1-1,4-6,9-9");
    assertThat(FileNumbers.parse(numbers.text())).isEqualTo(numbers);
    assertThat(numbers.ofTask(3)).isEqualTo(6);
    assertThat(numbers.end()).isEqualTo(10);
    assertThat(FileNumbers.first(100_000).text()).isEqualTo("0-99999");
  }
}
