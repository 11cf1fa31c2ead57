package org.benchsuite.dfsio;

import java.util.ArrayList;
import java.util.List;
import java.util.StringJoiner;
import java.util.stream.IntStream;
import org.apache.hadoop.conf.Configuration.IntegerRanges;

/**
 * Which files the tasks work on: task i on the i-th of these.
 *
 * @param list numbers of files, growing
 */
record FileNumbers(List<Integer> list) {

  FileNumbers {
    list = List.copyOf(list);
  }

  /** Files 0 to {@code count - 1}. */
  static FileNumbers first(int count) {
    return of(IntStream.range(0, count));
  }

  static FileNumbers of(IntStream growing) {
    return new FileNumbers(growing.boxed().toList());
  }

  /** Reads what {@link #text()} wrote. */
  static FileNumbers parse(String text) {
    List<Integer> list = new ArrayList<>();
    new IntegerRanges(text).forEach(list::add);
    return new FileNumbers(list);
  }

  int count() {
    return list.size();
  }

  int ofTask(int index) {
    return list.get(index);
  }

  /** One more than the largest. */
  int end() {
    return list.isEmpty() ? 0 : list.get(list.size() - 1) + 1;
  }

  IntStream stream() {
    return list.stream().mapToInt(Integer::intValue);
  }

  /**
   * As ranges, because 100,000 numbers one by one do not fit in a job's settings: {@code 0-7,9-9}.
   */
  String text() {
    StringJoiner ranges = new StringJoiner(",");
    int from = 0;
    for (int i = 1; i <= list.size(); i++) {
      if (i == list.size() || list.get(i) != list.get(i - 1) + 1) {
        ranges.add(list.get(from) + "-" + list.get(i - 1));
        from = i;
      }
    }
    return ranges.toString();
  }
}
