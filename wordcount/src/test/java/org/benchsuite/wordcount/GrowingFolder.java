package org.benchsuite.wordcount;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Stream;
import org.apache.hadoop.io.Text;
import org.benchsuite.results.RunRecord;
import org.benchsuite.results.Scalar;
import org.benchsuite.results.Trial;
import org.benchsuite.results.store.LocalStoreFolder;
import org.benchsuite.results.store.ResultStore;
import org.benchsuite.wordcount.text.CommandLineRun;

/** Commands with steps on a folder of this machine, and what they leave there. */
final class GrowingFolder {

  private final Path folder;

  GrowingFolder(Path folder) {
    this.folder = folder;
  }

  /** Runs a line in which DIR stands for the folder of the data. */
  CommandLineRun run(String line) {
    return CommandLineRun.of(folder, line.replace("DIR", data().toString()).split(" "));
  }

  void ok(String line) {
    CommandLineRun run = run(line);
    assertThat(run.exitCode()).as(run.toString()).isZero();
  }

  /** The last trial that was recorded. */
  Trial lastTrial() throws IOException {
    List<Trial> trials = lastRecord().trials();
    return trials.get(trials.size() - 1);
  }

  RunRecord lastRecord() throws IOException {
    List<RunRecord> records = new ArrayList<>();
    new ResultStore(new LocalStoreFolder(folder.resolve("results")))
        .loadAll(
            records::add,
            skipped -> {
              throw new AssertionError(skipped.toString());
            });
    return records.stream().max(Comparator.comparing(RunRecord::started)).orElseThrow();
  }

  long number(String name) throws IOException {
    return Math.round(lastTrial().scalar(name).map(Scalar::value).orElseThrow());
  }

  Path data() {
    return folder.resolve("data");
  }

  /** The folders of the slices, in their order. */
  List<Path> slices() throws IOException {
    try (Stream<Path> children = Files.list(data().resolve("input"))) {
      return children.sorted().toList();
    }
  }

  /** The files of text below a folder, in their order. */
  static List<Path> parts(Path below) throws IOException {
    try (Stream<Path> files = Files.walk(below)) {
      return files
          .filter(file -> file.getFileName().toString().startsWith("part-"))
          .sorted()
          .toList();
    }
  }

  /** All text below a folder. */
  static byte[] text(Path below) throws IOException {
    ByteArrayOutputStream all = new ByteArrayOutputStream();
    for (Path file : parts(below)) {
      all.write(Files.readAllBytes(file));
    }
    return all.toByteArray();
  }

  /** When each file below a folder was written, and which file it is. */
  static Map<String, String> identities(Path below) throws IOException {
    Map<String, String> identities = new TreeMap<>();
    try (Stream<Path> files = Files.walk(below)) {
      for (Path file : files.filter(Files::isRegularFile).toList()) {
        identities.put(
            file.toString(),
            Files.getLastModifiedTime(file) + " " + Files.getAttribute(file, "unix:ino"));
      }
    }
    return identities;
  }

  /** What the last count says. */
  Map<Text, Long> counts() throws IOException {
    Map<Text, Long> counts = new TreeMap<>();
    for (String line :
        new String(text(data().resolve("output")), StandardCharsets.UTF_8).lines().toList()) {
      String[] fields = line.split("\t");
      counts.put(new Text(fields[0]), Long.parseLong(fields[1]));
    }
    return counts;
  }
}
