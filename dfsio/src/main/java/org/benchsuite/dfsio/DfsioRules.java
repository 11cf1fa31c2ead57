package org.benchsuite.dfsio;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import org.benchsuite.results.Note;
import org.benchsuite.results.TaskResult;
import org.benchsuite.results.text.Quantities;

/** What dfsio itself can say against its numbers. */
final class DfsioRules {

  /** A read is cold when the files are at least this many times the machines' memory. */
  private static final double COLD = 2;

  private DfsioRules() {}

  static List<Note> check(Plan plan, DataFiles data, List<TaskResult> tasks, long nowMillis) {
    List<Note> notes = new ArrayList<>();
    long memory = memory(tasks);
    if (plan.operation().reads()) {
      notes.add(pageCache(plan, data, memory, nowMillis));
      partlyRead(plan, data).ifPresent(notes::add);
    }
    if (plan.operation().adds()) {
      durability(plan, memory).ifPresent(notes::add);
      if (!plan.data().equals("random")) {
        notes.add(
            Note.info(
                "compressible-payload",
                "The payload is "
                    + plan.data()
                    + ": whatever compresses or deduplicates below the file system is flattered."));
      }
    }
    return notes;
  }

  /** Memory of all machines that ran tasks, in bytes; 0 when one does not tell. */
  private static long memory(List<TaskResult> tasks) {
    Map<String, Long> byHost = new HashMap<>();
    tasks.forEach(task -> byHost.put(task.host(), task.machine().memoryBytes()));
    return byHost.containsValue(0L) ? 0 : byHost.values().stream().mapToLong(Long::longValue).sum();
  }

  private static Note pageCache(Plan plan, DataFiles data, long memory, long nowMillis) {
    long bytes = plan.files() * Math.max(plan.bytes(), data.longest());
    String files = Quantities.bytes(bytes);
    if (memory == 0) {
      return Note.warning(
          "page-cache",
          "Cache state unknown: the machines do not tell their memory, so it cannot be said whether"
              + " these reads came from disks.");
    }
    String machines = Quantities.bytes(memory) + " of memory of the machines that ran tasks";
    if (bytes >= COLD * memory) {
      return Note.info(
          "page-cache",
          "Cache state cold for the most part: the files ("
              + files
              + ") are at least twice the "
              + machines
              + ".");
    }
    if (bytes > memory) {
      return Note.warning(
          "page-cache",
          "Cache state unknown: the files ("
              + files
              + ") are less than twice the "
              + machines
              + ", so part of them may have come from page cache.");
    }
    double minutes = Math.max(0, nowMillis - data.newestMillis()) / 60_000.0;
    return Note.warning(
        "page-cache",
        String.format(
            Locale.ROOT,
            "Cache state warm, most likely: the files (%s, written %.1f minutes before) fit in the"
                + " %s, so this may be the speed of page cache, not of disks; use at least twice"
                + " the memory, or drop the caches first.",
            files,
            minutes,
            machines));
  }

  private static Optional<Note> durability(Plan plan, long memory) {
    double bytes = (double) plan.files() * plan.bytes();
    if (plan.sync() == Sync.HSYNC || memory > 0 && bytes >= COLD * memory) {
      return Optional.empty();
    }
    return Optional.of(
        Note.warning(
            "not-durable",
            "Written with -sync "
                + plan.sync().name().toLowerCase(Locale.ROOT)
                + ": a file counts as written when the DataNodes have it in memory, and "
                + Quantities.bytes((long) bytes)
                + " fit there; use -sync hsync to measure the devices."));
  }

  /** More is on the files than was read, as after a forgotten -size. */
  private static Optional<Note> partlyRead(Plan plan, DataFiles data) {
    boolean wholeFiles = plan.operation() == Operation.READ && plan.codec().isEmpty();
    if (!wholeFiles || data.longest() <= plan.bytes()) {
      return Optional.empty();
    }
    return Optional.of(
        Note.warning(
            "partly-read",
            "Only the first "
                + Quantities.bytes(plan.bytes())
                + " of files of "
                + Quantities.bytes(data.longest())
                + " were read; give -size to read more."));
  }
}
