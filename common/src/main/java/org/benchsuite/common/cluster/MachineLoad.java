package org.benchsuite.common.cluster;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.stream.Stream;

/**
 * What the processors of a machine did since it was started, in ticks of Linux's {@code /proc/stat}
 * over all of them; all zero where that is not to be had.
 *
 * @param busy computing, for whichever process
 * @param waiting idle while a disk was at work
 * @param idle idle otherwise
 */
public record MachineLoad(long busy, long waiting, long idle) {

  private static final Path SOURCE = Path.of("/proc/stat");
  private static final int IDLE = 4;
  private static final int WAITING = 5;
  private static final int LAST = 8;

  /** The machine this process runs on, now. */
  public static MachineLoad now() {
    try (Stream<String> lines = Files.lines(SOURCE)) {
      return parse(lines.findFirst().orElse(""));
    } catch (IOException e) {
      return parse("");
    }
  }

  /** The line of all processors: user, nice, system, idle, iowait, irq, softirq, steal, ... */
  static MachineLoad parse(String line) {
    String[] words = line.trim().split("\\s+");
    if (words.length <= LAST || !words[0].equals("cpu")) {
      return new MachineLoad(0, 0, 0);
    }
    long all = 0;
    for (int i = 1; i <= LAST; i++) {
      all += Long.parseLong(words[i]);
    }
    long idle = Long.parseLong(words[IDLE]);
    long waiting = Long.parseLong(words[WAITING]);
    return new MachineLoad(all - idle - waiting, waiting, idle);
  }

  /** What they did from {@code earlier} to this reading. */
  public MachineLoad since(MachineLoad earlier) {
    return new MachineLoad(
        Math.max(0, busy - earlier.busy),
        Math.max(0, waiting - earlier.waiting),
        Math.max(0, idle - earlier.idle));
  }
}
