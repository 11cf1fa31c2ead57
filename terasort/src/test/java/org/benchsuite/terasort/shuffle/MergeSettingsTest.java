package org.benchsuite.terasort.shuffle;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.apache.hadoop.conf.Configuration;
import org.apache.hadoop.mapreduce.MRJobConfig;
import org.junit.jupiter.api.Test;

class MergeSettingsTest {

  private final Configuration conf = new Configuration(false);

  @Test
  void hasHadoopsDefaults() {
    conf.setLong(MRJobConfig.REDUCE_MEMORY_TOTAL_BYTES, 1_000_000_000);
    MergeSettings settings = MergeSettings.from(conf);
    assertThat(settings.memoryLimit()).isEqualTo((long) (1_000_000_000 * 0.7f));
    assertThat(settings.singleLimit()).isEqualTo(settings.memoryLimit() / 4);
    assertThat(settings.mergeThreshold()).isEqualTo((long) (settings.memoryLimit() * 0.66f));
    assertThat(settings.reduceLimit()).isZero();
    assertThat(settings.factor()).isEqualTo(10);
    assertThat(settings.bufferBytes()).isEqualTo(256 << 10);
  }

  @Test
  void buffersOfAllRunsFitIntoTheMemoryLeft() {
    conf.setLong(MRJobConfig.REDUCE_MEMORY_TOTAL_BYTES, 1_000_000_000);
    conf.setInt(MRJobConfig.IO_SORT_FACTOR, 1000);
    MergeSettings settings = MergeSettings.from(conf);
    assertThat(settings.factor() * (long) settings.bufferBytes()).isBetween(1L, 100_000_000L);
  }

  @Test
  void takesTheHeapUnlessToldOtherwise() {
    conf.setFloat(MRJobConfig.SHUFFLE_INPUT_BUFFER_PERCENT, 0.5f);
    assertThat(MergeSettings.from(conf).memoryLimit())
        .isEqualTo(Runtime.getRuntime().maxMemory() / 2);
  }

  @Test
  void refusesWhatCannotWork() {
    conf.setFloat(MRJobConfig.SHUFFLE_MEMORY_LIMIT_PERCENT, 0.8f);
    assertThatThrownBy(() -> MergeSettings.from(conf))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessageContaining(MRJobConfig.SHUFFLE_MERGE_PERCENT);
    conf.setFloat(MRJobConfig.SHUFFLE_MEMORY_LIMIT_PERCENT, 1.5f);
    assertThatThrownBy(() -> MergeSettings.from(conf))
        .hasMessage(MRJobConfig.SHUFFLE_MEMORY_LIMIT_PERCENT + " is 1.5, not from 0 to 1");
  }
}
