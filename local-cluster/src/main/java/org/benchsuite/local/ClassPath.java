package org.benchsuite.local;

import java.io.File;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** Absolute paths of jars and class folders, in order; the jars of one folder go by name. */
record ClassPath(List<Path> entries) {
  ClassPath {
    List<Path> given = List.copyOf(entries);
    // the JVM lists the jars of a folder in no order, but archives of classes depend on it
    entries = folderOf(given).isPresent() ? given.stream().sorted().toList() : given;
  }

  /** That of this JVM. */
  static ClassPath current() {
    return parse(System.getProperty("java.class.path"));
  }

  static ClassPath parse(String text) {
    return new ClassPath(
        Arrays.stream(text.split(File.pathSeparator))
            .filter(entry -> !entry.isEmpty())
            .map(entry -> Path.of(entry).toAbsolutePath().normalize())
            .toList());
  }

  /** Every jar of a folder. */
  static ClassPath of(Path libraries) throws IOException {
    try (Stream<Path> files = Files.list(libraries.toAbsolutePath().normalize())) {
      List<Path> jars = files.filter(ClassPath::isJar).toList();
      if (jars.isEmpty()) {
        throw new IOException("There is no jar in the library folder " + libraries);
      }
      return new ClassPath(jars);
    }
  }

  /** The folder that all entries are jars of, if there is one. */
  Optional<Path> folder() {
    return folderOf(entries);
  }

  /** The same without one entry. */
  ClassPath without(Path entry) {
    return new ClassPath(entries.stream().filter(other -> !other.equals(entry)).toList());
  }

  String joinedBy(String separator) {
    return entries.stream().map(Path::toString).collect(Collectors.joining(separator));
  }

  /** As the JVM takes it. */
  @Override
  public String toString() {
    return joinedBy(File.pathSeparator);
  }

  private static Optional<Path> folderOf(List<Path> entries) {
    List<Path> folders = entries.stream().map(Path::getParent).distinct().toList();
    return folders.size() == 1 && entries.stream().allMatch(ClassPath::isJar)
        ? Optional.of(folders.get(0))
        : Optional.empty();
  }

  private static boolean isJar(Path file) {
    return file.toString().endsWith(".jar");
  }
}
