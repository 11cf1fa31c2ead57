package org.benchsuite.common.fanout;

import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** The hosts of every task's data as one line of text: {@code a,b;c;;a}. */
final class TaskHosts {

  private TaskHosts() {}

  static String encode(List<String[]> hosts) {
    return hosts.stream().map(names -> String.join(",", names)).collect(Collectors.joining(";"));
  }

  static List<String[]> decode(String text) {
    if (text.isEmpty()) {
      return List.of();
    }
    return Stream.of(text.split(";", -1))
        .map(names -> names.isEmpty() ? new String[0] : names.split(","))
        .toList();
  }
}
