package org.benchsuite.local;

import java.io.IOException;
import java.io.OutputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.jar.Attributes;
import java.util.jar.JarEntry;
import java.util.jar.JarOutputStream;
import java.util.jar.Manifest;
import java.util.stream.Stream;

/** Packs jars for tests. */
final class Jars {
  private Jars() {}

  /** A job jar, as "hadoop jar" takes it. */
  static void ofProgram(Path jar, Class<?> main) throws IOException {
    Path folder = folderOf(main);
    Path file = folder.resolve(main.getName().replace('.', '/') + ".class");
    Manifest manifest = new Manifest();
    manifest.getMainAttributes().put(Attributes.Name.MANIFEST_VERSION, "1.0");
    manifest.getMainAttributes().put(Attributes.Name.MAIN_CLASS, main.getName());
    write(jar, manifest, folder, List.of(file));
  }

  /** All of a folder of classes. */
  static void ofFolder(Path jar, Path folder) throws IOException {
    try (Stream<Path> files = Files.walk(folder)) {
      write(jar, new Manifest(), folder, files.filter(Files::isRegularFile).toList());
    }
  }

  static Path folderOf(Class<?> type) {
    return Path.of(type.getProtectionDomain().getCodeSource().getLocation().getPath());
  }

  private static void write(Path jar, Manifest manifest, Path folder, List<Path> files)
      throws IOException {
    try (OutputStream output = Files.newOutputStream(jar);
        JarOutputStream entries = new JarOutputStream(output, manifest)) {
      for (Path file : files) {
        entries.putNextEntry(new JarEntry(folder.relativize(file).toString()));
        Files.copy(file, entries);
      }
    }
  }
}
