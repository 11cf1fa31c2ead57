package org.benchsuite.suite;

import java.io.BufferedWriter;
import java.io.IOException;
import java.io.OutputStreamWriter;
import java.io.PrintStream;
import java.io.Writer;
import java.nio.charset.StandardCharsets;
import java.nio.file.AtomicMoveNotSupportedException;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.UUID;
import org.benchsuite.common.UsageException;
import org.benchsuite.results.text.PlainText;

/**
 * Where a document goes: a file that is there whole or not at all, or standard output for {@code
 * -}. What is not {@link #publish published} leaves nothing behind.
 */
final class OutputFile implements AutoCloseable {

  private static final String STANDARD_OUTPUT = "-";

  private final Path target;
  private final Path temporary;
  private final Writer writer;

  private OutputFile(Path target, Path temporary, Writer writer) {
    this.target = target;
    this.temporary = temporary;
    this.writer = writer;
  }

  /** Whether a name means standard output. */
  static boolean isStandardOutput(String name) {
    return STANDARD_OUTPUT.equals(name);
  }

  /**
   * Opens a temporary file beside the file, or {@code out}.
   *
   * @param option the option that names it, for an error
   * @throws UsageException when it cannot be a file
   */
  static OutputFile open(String option, String name, PrintStream out) throws IOException {
    if (isStandardOutput(name)) {
      return new OutputFile(
          null, null, new BufferedWriter(new OutputStreamWriter(out, StandardCharsets.UTF_8)));
    }
    Path target = path(option, name);
    Path temporary =
        target.resolveSibling("." + target.getFileName() + "." + UUID.randomUUID() + ".tmp");
    return new OutputFile(
        target, temporary, Files.newBufferedWriter(temporary, StandardCharsets.UTF_8));
  }

  private static Path path(String option, String name) {
    Path path;
    try {
      path = Path.of(name).toAbsolutePath().normalize();
    } catch (InvalidPathException e) {
      throw refused(option, name, "the name has no meaning here");
    }
    if (path.getFileName() == null || Files.exists(path) && !Files.isRegularFile(path)) {
      throw refused(option, name, "there is something else of that name");
    }
    if (!Files.isDirectory(path.getParent())) {
      throw refused(option, name, "the folder " + path.getParent() + " does not exist");
    }
    if (!Files.isWritable(path.getParent())) {
      throw refused(option, name, "the folder " + path.getParent() + " cannot be written");
    }
    return path;
  }

  private static UsageException refused(String option, String name, String reason) {
    return new UsageException(
        PlainText.clean(
            "'"
                + name
                + "' given by "
                + option
                + " cannot be a file: "
                + reason
                + "; name another."));
  }

  Writer writer() {
    return writer;
  }

  /** Where the document is; empty for standard output. */
  String location() {
    return target == null ? "" : target.toString();
  }

  /** Gives the whole document its name. */
  void publish() throws IOException {
    writer.flush();
    if (target == null) {
      return;
    }
    writer.close();
    try {
      Files.move(temporary, target, StandardCopyOption.ATOMIC_MOVE);
    } catch (AtomicMoveNotSupportedException e) {
      Files.move(temporary, target, StandardCopyOption.REPLACE_EXISTING);
    }
  }

  @Override
  public void close() throws IOException {
    if (target != null) {
      writer.close();
      Files.deleteIfExists(temporary);
    }
  }
}
