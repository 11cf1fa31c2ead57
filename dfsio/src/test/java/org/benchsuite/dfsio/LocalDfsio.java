package org.benchsuite.dfsio;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.PrintStream;
import java.io.RandomAccessFile;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.TreeMap;
import java.util.stream.Stream;
import org.benchsuite.common.cli.BenchCli;
import org.benchsuite.common.cli.Console;
import org.benchsuite.results.RunRecord;
import org.benchsuite.results.store.LocalStoreFolder;
import org.benchsuite.results.store.ResultStore;

/**
 * dfsio on the local file system, with tasks inside this JVM and all that is kept in one folder.
 */
final class LocalDfsio {

  private final Path folder;

  LocalDfsio(Path folder) {
    this.folder = folder;
  }

  /** How a command ended, and all that it printed on one line. */
  record Finished(int exitCode, String text) {}

  Finished run(String line) {
    List<String> words = new ArrayList<>(List.of(("dfsio " + line).split(" ")));
    words.addAll(List.of("-fs", "file:///", "-jt", "local"));
    words.addAll(List.of("-D", "test.build.data=" + folder.resolve("data")));
    words.addAll(List.of("-D", "bench.work.dir=" + folder.resolve("work")));
    words.addAll(List.of("-D", "hadoop.tmp.dir=" + folder.resolve("tmp")));
    words.addAll(List.of("-results", folder.resolve("results").toString()));
    words.addAll(List.of("-resFile", folder.resolve("block").toString()));
    ByteArrayOutputStream printed = new ByteArrayOutputStream();
    PrintStream stream = new PrintStream(printed, true, StandardCharsets.UTF_8);
    int exitCode =
        new BenchCli(new Console(stream, stream, false, 100)).run(words.toArray(String[]::new));
    return new Finished(exitCode, printed.toString(StandardCharsets.UTF_8).replaceAll("\\s+", " "));
  }

  Path file(int number) {
    return folder.resolve("data/io_data/test_io_" + number);
  }

  /** Modification time of every data file by its name, in milliseconds. */
  TreeMap<String, Long> files() throws IOException {
    TreeMap<String, Long> files = new TreeMap<>();
    try (Stream<Path> all = Files.list(file(0).getParent())) {
      for (Path file : all.filter(path -> path.getFileName().toString().startsWith("t")).toList()) {
        files.put(file.getFileName().toString(), Files.getLastModifiedTime(file).toMillis());
      }
    }
    return files;
  }

  long bytes() throws IOException {
    long bytes = 0;
    for (String name : files().keySet()) {
      bytes += Files.size(file(0).resolveSibling(name));
    }
    return bytes;
  }

  /** Without Hadoop's own checksum, which would object before the benchmark does. */
  void flip(int number, long position) throws IOException {
    Files.delete(file(number).resolveSibling("." + file(number).getFileName() + ".crc"));
    try (RandomAccessFile bytes = new RandomAccessFile(file(number).toFile(), "rw")) {
      bytes.seek(position);
      int value = bytes.read();
      bytes.seek(position);
      bytes.write(value ^ 1);
    }
  }

  RunRecord latest() throws IOException {
    List<RunRecord> records = new ArrayList<>();
    new ResultStore(new LocalStoreFolder(folder.resolve("results")))
        .loadAll(
            records::add,
            skipped -> {
              throw new AssertionError(skipped.toString());
            });
    records.sort(Comparator.comparing(RunRecord::started));
    return records.get(records.size() - 1);
  }
}
