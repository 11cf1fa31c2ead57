package org.benchsuite.wordcount.text;

import java.util.ArrayList;
import java.util.List;
import org.benchsuite.common.fanout.FanOutResult;
import org.benchsuite.results.Measurement;
import org.benchsuite.results.Note;
import org.benchsuite.results.Scalar;
import org.benchsuite.results.Unit;
import org.benchsuite.results.text.ClosingLines;

/** The numbers and sentences of text that was made, for the record and for people. */
public final class TextReport {

  private final MadeText made;
  private final TextManifest manifest;
  private final FanOutResult job;
  private final long elapsedNanos;

  /**
   * Takes what it is about.
   *
   * @param elapsedNanos from submission to end
   */
  public TextReport(MadeText made, long elapsedNanos) {
    this.made = made;
    this.manifest = made.manifest();
    this.job = made.job();
    this.elapsedNanos = Math.max(1, elapsedNanos);
  }

  private double seconds() {
    return elapsedNanos / 1e9;
  }

  /** The named numbers. */
  public List<Measurement> measurements() {
    List<Measurement> all = new ArrayList<>();
    all.add(new Scalar("elapsed", Unit.NANOSECONDS, elapsedNanos));
    all.add(new Scalar("throughput", Unit.BYTES_PER_SECOND, manifest.bytes() / seconds()));
    all.add(
        new Scalar("words per second", Unit.OPERATIONS_PER_SECOND, manifest.words() / seconds()));
    all.add(new Scalar("words", Unit.COUNT, manifest.words()));
    all.add(new Scalar("lines", Unit.COUNT, manifest.lines()));
    all.add(new Scalar("files", Unit.COUNT, made.files()));
    all.add(new Scalar("bytes", Unit.BYTES, manifest.bytes()));
    all.addAll(job.rates());
    all.addAll(job.load());
    all.add(new Scalar("map tasks", Unit.COUNT, job.tasks().size()));
    return all;
  }

  /** What is to be known of the job and of the text. */
  public List<Note> notes() {
    List<Note> notes = job.notesWithLimits();
    notes.add(orderNote(made.order()));
    return notes;
  }

  /** What the order of the words does to a measurement. */
  public static Note orderNote(TextOrder order) {
    return Note.info(
        "order",
        switch (order) {
          case GROUPED ->
              "The words of a line are grouped: a repeated word follows itself, which flatters"
                  + " combiners and codecs; --order shuffled does not.";
          case SHUFFLED ->
              "The words of a line are shuffled; where they are grouped, as BigDataBench has them,"
                  + " combiners and codecs look better.";
        });
  }

  /** The closing lines, for people and for scripts that grep them. */
  public String block() {
    return new ClosingLines("TextGen")
        .line("words", manifest.words())
        .line("lines", manifest.lines())
        .line("files", made.files())
        .bytes(manifest.bytes())
        .rate(manifest.bytes(), elapsedNanos)
        .line("order", made.order())
        .line("model", made.model())
        .end()
        .toString();
  }
}
