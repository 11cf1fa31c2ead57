package org.benchsuite.terasort;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Stream;
import org.benchsuite.results.RunRecord;
import org.benchsuite.results.store.LocalStoreFolder;
import org.benchsuite.results.store.ResultStore;

/** Runs commands in a folder and looks at what they left there. */
record StepFolder(Path folder) {

  /** Runs a line of words; {@code DIR} stands for the folder of the data. */
  CommandLineRun run(String line) {
    return CommandLineRun.of(folder, line.replace("DIR", data().toString()).split(" "));
  }

  Path data() {
    return folder.resolve("data");
  }

  Path data(String name) {
    return data().resolve(name);
  }

  /** The only record of the last command. */
  RunRecord latest() throws IOException {
    List<RunRecord> records = new ArrayList<>();
    new ResultStore(new LocalStoreFolder(folder.resolve("results")))
        .loadAll(
            records::add,
            skipped -> {
              throw new AssertionError(skipped.toString());
            });
    return records.stream().max(Comparator.comparing(RunRecord::started)).orElseThrow();
  }

  double latest(String scalar) throws IOException {
    return latest().trials().get(0).scalar(scalar).orElseThrow().value();
  }

  /** The folders of slices below one, in the order of their names. */
  List<Path> slices(String name) throws IOException {
    try (Stream<Path> all = Files.list(data(name))) {
      return all.sorted().toList();
    }
  }

  /** All rows of the part files of some folders, one after the other. */
  static byte[] rows(List<Path> folders) throws IOException {
    ByteArrayOutputStream rows = new ByteArrayOutputStream();
    for (Path each : folders) {
      try (Stream<Path> files = Files.list(each)) {
        for (Path file : files.sorted().toList()) {
          if (file.getFileName().toString().startsWith("part-")) {
            rows.write(Files.readAllBytes(file));
          }
        }
      }
    }
    return rows.toByteArray();
  }

  byte[] rows(String name) throws IOException {
    return rows(List.of(data(name)));
  }

  byte[] rowsOfSlices(String name) throws IOException {
    return rows(slices(name));
  }

  /** What tells a file that was left alone from one that was made again. */
  Map<String, Object> identities(String name) throws IOException {
    Map<String, Object> identities = new TreeMap<>();
    try (Stream<Path> files = Files.walk(data(name))) {
      for (Path file : files.filter(Files::isRegularFile).toList()) {
        identities.put(
            data().relativize(file).toString(),
            Files.getAttribute(file, "unix:ino") + " " + Files.getLastModifiedTime(file));
      }
    }
    return identities;
  }

  /** Changes one bit in the middle of a file that Hadoop wrote. */
  static void corrupt(Path file) throws IOException {
    byte[] bytes = Files.readAllBytes(file);
    bytes[bytes.length / 2] ^= 0x40;
    // the file system's own checksum would object before the benchmark does
    Files.deleteIfExists(file.resolveSibling("." + file.getFileName() + ".crc"));
    Files.write(file, bytes);
  }
}
