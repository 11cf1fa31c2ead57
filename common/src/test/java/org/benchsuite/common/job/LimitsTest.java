package org.benchsuite.common.job;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.apache.hadoop.mapreduce.Counters;
import org.apache.hadoop.mapreduce.TaskCounter;
import org.benchsuite.results.Note;
import org.junit.jupiter.api.Test;

class LimitsTest {

  private final Counters counters = new Counters();

  private void set(Enum<?> counter, long value) {
    counters.findCounter(counter).setValue(value);
  }

  private List<Note> notes() {
    return Limits.notes(new JobCounters(counters));
  }

  private void ticks(long busy, long waiting, long idle) {
    set(TaskProbe.Ticks.BUSY, busy);
    set(TaskProbe.Ticks.WAITING, waiting);
    set(TaskProbe.Ticks.IDLE, idle);
  }

  @Test
  void nothingIsSaidOfMachinesThatDoNotTell() {
    assertThat(notes()).isEmpty();
  }

  @Test
  void namesTheResourceThatRanOut() {
    ticks(95, 1, 4);
    assertThat(notes())
        .singleElement()
        .extracting(Note::text)
        .asString()
        .contains("processors limited");
    ticks(40, 30, 30);
    assertThat(notes()).singleElement().extracting(Note::text).asString().contains("disks limited");
    ticks(20, 2, 78);
    assertThat(notes()).singleElement().extracting(Note::text).asString().contains("network");
  }

  @Test
  void namesTheSettingsThatMadeWork() {
    set(TaskCounter.MAP_OUTPUT_RECORDS, 1000);
    set(TaskCounter.SPILLED_RECORDS, 3000);
    set(TaskCounter.CPU_MILLISECONDS, 1000);
    set(TaskCounter.GC_TIME_MILLIS, 300);
    assertThat(notes()).extracting(Note::rule).containsExactly("spills", "garbage-collection");
    assertThat(notes().get(0).text()).contains("3.0 times");
    set(TaskCounter.SPILLED_RECORDS, 1000);
    set(TaskCounter.GC_TIME_MILLIS, 30);
    assertThat(notes()).isEmpty();
  }

  @Test
  void collectionIsNotComparedWithTimeThatNobodyCounted() {
    set(TaskCounter.GC_TIME_MILLIS, 300);
    assertThat(notes()).isEmpty();
  }
}
