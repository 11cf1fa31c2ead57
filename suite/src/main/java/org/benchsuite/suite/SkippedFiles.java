package org.benchsuite.suite;

import java.util.HashSet;
import java.util.Set;
import java.util.function.Consumer;
import org.benchsuite.common.cli.Console;
import org.benchsuite.results.store.SkippedFile;
import org.benchsuite.results.text.PlainText;

/** Names on the console what cannot be read in folders of records, each file once. */
final class SkippedFiles implements Consumer<SkippedFile> {

  private final Console console;
  private final Set<SkippedFile> named = new HashSet<>();

  SkippedFiles(Console console) {
    this.console = console;
  }

  @Override
  public void accept(SkippedFile file) {
    if (named.add(file)) {
      console.err().println(PlainText.clean("Skipped " + file.name() + ": " + file.reason()));
    }
  }
}
