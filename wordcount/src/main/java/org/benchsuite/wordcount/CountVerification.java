package org.benchsuite.wordcount;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
import org.apache.hadoop.fs.Path;
import org.benchsuite.results.Note;
import org.benchsuite.wordcount.count.Counted;
import org.benchsuite.wordcount.count.CountedWords;
import org.benchsuite.wordcount.text.TextManifest;

/** Compares what an output says with what the map tasks saw and with what textgen made. */
final class CountVerification {

  private static final String RULE = "verification";

  private final Path output;
  private final CountedWords found;
  private final List<Note> notes = new ArrayList<>();

  private CountVerification(Path output, CountedWords found) {
    this.output = output;
    this.found = found;
    found.errors().forEach(error -> notes.add(Note.voids(RULE, error)));
  }

  /** The notes on an output, {@code job} is empty when it was made some other time. */
  static List<Note> of(
      Path output, CountedWords found, Optional<Counted> job, Optional<TextManifest> made) {
    CountVerification verification = new CountVerification(output, found);
    job.ifPresent(
        counted ->
            verification.compare(
                counted.words(), counted.checksum(), "that the map tasks read from the text"));
    made.ifPresent(
        text ->
            verification.compare(
                text.words(), OptionalLong.of(text.checksum()), "that textgen made"));
    if (verification.notes.isEmpty()) {
      verification.notes.add(verification.right(job.isPresent(), made.isPresent()));
    }
    return verification.notes;
  }

  private void compare(long words, OptionalLong checksum, String which) {
    if (found.words() != words) {
      notes.add(
          Note.voids(
              RULE,
              "The counts in "
                  + output
                  + " add up to "
                  + found.words()
                  + " words, "
                  + Math.abs(found.words() - words)
                  + (found.words() < words ? " less" : " more")
                  + " than the "
                  + words
                  + " "
                  + which
                  + "."));
    } else if (checksum.isPresent() && found.checksum() != checksum.getAsLong()) {
      notes.add(
          Note.voids(
              RULE,
              "The words in "
                  + output
                  + " are as many as, but not the same as those "
                  + which
                  + ": their checksum is "
                  + Long.toHexString(found.checksum())
                  + ", not "
                  + Long.toHexString(checksum.getAsLong())
                  + "."));
    }
  }

  private Note right(boolean counted, boolean made) {
    String facts =
        found.words()
            + " words, "
            + found.different()
            + " different, checksum "
            + Long.toHexString(found.checksum());
    if (made) {
      return Note.info(RULE, facts + ": as textgen made them.");
    }
    return counted
        ? Note.info(RULE, facts + ": as the map tasks read them from the text.")
        : Note.warning(
            "no-manifest",
            "Nothing is recorded of the words that "
                + output
                + " must hold, so missing ones would not be noticed: "
                + facts
                + ".");
  }
}
