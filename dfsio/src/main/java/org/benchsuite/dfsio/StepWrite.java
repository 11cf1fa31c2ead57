package org.benchsuite.dfsio;

import java.io.IOException;
import java.util.List;
import java.util.stream.IntStream;
import org.apache.hadoop.fs.FileSystem;
import org.benchsuite.results.Note;

/**
 * What the write of a step has to do: its own slice, whole, so that every write of it measures the
 * same, and files of earlier slices that are missing.
 *
 * @param step the step
 * @param before the files that were there, of all slices so far
 * @param numbers the files to write
 */
record StepWrite(Step step, DataFiles before, FileNumbers numbers) {

  static StepWrite of(Step step, DataFiles before) {
    return new StepWrite(
        step,
        before,
        FileNumbers.of(
            IntStream.range(0, step.own().to())
                .filter(
                    file ->
                        file >= step.own().from() || before.lengths()[file] < step.fileBytes())));
  }

  /** Bytes of the files that were not there at their full length before. */
  long generatedBytes() {
    return step.fileBytes() * numbers.stream().filter(file -> !wasThere(file)).count();
  }

  /** Bytes, of one copy, of what is removed first. */
  long reclaimedBytes() {
    return numbers.stream().mapToLong(file -> Math.max(0, before.lengths()[file])).sum();
  }

  private boolean wasThere(int file) {
    return before.lengths()[file] == step.fileBytes();
  }

  /** Removes what is there of the files to be written. */
  void clear(Layout layout, FileSystem fileSystem) throws IOException {
    for (int file : numbers.list()) {
      if (before.lengths()[file] >= 0) {
        fileSystem.delete(layout.file(file), false);
      }
    }
  }

  /** What makes this write another than that of the step's whole new slice. */
  List<Note> notes() {
    if (generatedBytes() == 0) {
      return List.of(
          Note.info(
              "rewritten",
              "Every file of the step was there, so its own slice was removed and written anew."));
    }
    long earlier = numbers.stream().filter(file -> file < step.own().from()).count();
    return earlier == 0
        ? List.of()
        : List.of(
            Note.warning(
                "completed",
                "Beside the "
                    + step.own().files()
                    + " files of the step's own slice "
                    + earlier
                    + " of earlier slices were missing and were written, so this is not comparable"
                    + " with the write of one slice; repeat it."));
  }
}
