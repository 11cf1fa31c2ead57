package org.benchsuite.wordcount.text;

import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.apache.hadoop.fs.FileStatus;
import org.apache.hadoop.fs.FileSystem;
import org.apache.hadoop.fs.Path;
import org.benchsuite.common.NotFitException;
import org.benchsuite.common.RunContext;
import org.benchsuite.common.Schedule.Slice;
import org.benchsuite.common.cluster.FreeSpace;
import org.benchsuite.common.output.OutputFolder;
import org.benchsuite.results.Note;
import org.benchsuite.results.text.Quantities;

/**
 * Text that grows: below a folder one for each slice, which is made once. The text of a slice
 * depends on the seed of the run and the place where the slice begins.
 */
public final class TextSlices implements KeptText {

  private final RunContext context;
  private final Path folder;
  private final List<TextSlice> slices;
  private final List<TextManifest> found = new ArrayList<>();
  private final List<TextSlice> missing = new ArrayList<>();
  private Optional<MadeText> made = Optional.empty();

  private TextSlices(RunContext context, Path folder, List<TextSlice> slices) {
    this.context = context;
    this.folder = folder;
    this.slices = slices;
  }

  /** Names them; nothing is made yet. */
  public static TextSlices of(
      RunContext context, List<Slice> wanted, TextSettings settings, Path given)
      throws IOException {
    Path folder = given.getFileSystem(context.configuration()).makeQualified(given);
    TextGenerator generator = TextGenerator.prepare(context, settings);
    List<TextSlice> slices = new ArrayList<>();
    for (Slice slice : wanted) {
      OutputFolder output =
          new OutputFolder(TextTask.WORKLOAD, path(folder, slice), context.configuration());
      long seed = TextSlice.seed(context.seed(), slice);
      slices.add(
          new TextSlice(
              output, generator.generation(slice.length(), seed, output), slice.length()));
    }
    return new TextSlices(context, folder, List.copyOf(slices));
  }

  /** Where the text of a slice lies. */
  public static Path path(Path folder, Slice slice) {
    return new Path(folder, TextSlice.name(slice));
  }

  @Override
  public void prepare(boolean anew) throws IOException, InterruptedException {
    prepare(false, anew);
  }

  /** The same, but the slice that the step adds is made whether or not it is there. */
  public void prepareOwn(boolean overwrite) throws IOException, InterruptedException {
    prepare(true, overwrite);
  }

  private void prepare(boolean own, boolean overwrite) throws IOException, InterruptedException {
    requireNothingElse();
    found.clear();
    missing.clear();
    for (TextSlice slice : slices) {
      Optional<TextManifest> manifest = slice.existing(overwrite, context.configuration());
      boolean last = slice == slices.get(slices.size() - 1);
      manifest
          .filter(there -> !(last && (own || overwrite)))
          .ifPresentOrElse(found::add, () -> missing.add(slice));
    }
    makeRoom();
  }

  /** What lies beside the slices would be taken for a part of the text sooner or later. */
  private void requireNothingElse() throws IOException {
    FileSystem fileSystem = folder.getFileSystem(context.configuration());
    if (!fileSystem.exists(folder)) {
      return;
    }
    for (FileStatus child : fileSystem.listStatus(folder)) {
      String name = child.getPath().getName();
      if (!child.isDirectory() || !TextSlice.isName(name)) {
        throw new NotFitException(
            folder
                + " holds "
                + name
                + ", which is no slice of a growing text; name another folder for --steps.");
      }
    }
  }

  private void makeRoom() throws IOException, InterruptedException {
    made = Optional.empty();
    long bytes = 0;
    for (TextSlice slice : missing) {
      slice.output().vacate(true);
      bytes += slice.bytes();
    }
    if (!missing.isEmpty()) {
      FreeSpace.require(context, folder, bytes, Quantities.bytes(bytes) + " of text");
    }
  }

  /** Makes room for what was missing before, to make it once more. */
  public void prepareAgain() throws IOException, InterruptedException {
    makeRoom();
  }

  @Override
  public Optional<MadeText> make() throws IOException, InterruptedException {
    for (TextSlice slice : missing) {
      MadeText next = slice.generation().run();
      made = Optional.of(made.map(before -> before.plus(next)).orElse(next));
    }
    return made;
  }

  @Override
  public TextManifest manifest() {
    return Stream.concat(found.stream(), made.map(MadeText::manifest).stream())
        .reduce(TextManifest::plus)
        .orElseThrow();
  }

  @Override
  public List<Path> folders() {
    return slices.stream().map(TextSlice::path).toList();
  }

  @Override
  public boolean grows() {
    return true;
  }

  @Override
  public List<Note> verify() throws IOException {
    List<Note> notes = new ArrayList<>();
    for (TextSlice slice : slices) {
      notes.addAll(slice.generation().verify());
    }
    return notes;
  }
}
