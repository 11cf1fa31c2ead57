package org.benchsuite.local;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;

/** Folder with the lists of the classes that JVMs have loaded, one list each. */
record ClassLists(Path folder) {
  /** The option that makes a JVM write its list under a name of its own. */
  String option(String name) {
    return "-XX:DumpLoadedClassList=" + folder.resolve(name);
  }

  /** Writes the union of all lists into a file elsewhere. */
  void merge(Path file) throws IOException {
    Set<String> union = new LinkedHashSet<>();
    try (Stream<Path> lists = Files.list(folder)) {
      for (Path list : lists.sorted().toList()) {
        Files.readAllLines(list, StandardCharsets.UTF_8).stream()
            .flatMap(ClassLists::portable)
            .forEach(union::add);
      }
    }
    Files.write(file, union, StandardCharsets.UTF_8);
  }

  /** Numbers and origins of classes mean something within one list only. */
  static Stream<String> portable(String line) {
    boolean lambda = line.startsWith("@lambda");
    boolean other = line.startsWith("@") || line.startsWith("#") || line.contains(" source:");
    return lambda || !other ? Stream.of(line.replaceFirst(" id: \\d+$", "")) : Stream.empty();
  }

  /** The merged lists as arguments of the JVM that makes the archive. */
  static List<String> dumpOptions(Path merged, ClassArchive archive, Path target) {
    return List.of(
        "-Xshare:dump",
        "-Xlog:disable",
        "-XX:SharedClassListFile=" + merged,
        "-XX:SharedArchiveFile=" + target,
        "-cp",
        archive.classPath().toString());
  }
}
