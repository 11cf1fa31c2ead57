package org.benchsuite.local;

import java.io.File;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.BasicFileAttributes;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.HexFormat;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * A file beside the library folder with the classes of the cluster as the JVM keeps them in memory
 * (class data sharing), which spares every JVM that starts much of its work; all works without it.
 */
record ClassArchive(ClassPath classPath, Path file) {
  private static final String FOLDER = "cds";
  static final String SUFFIX = ".jsa";

  /** An archive that does not fit is left out without a word. */
  private static final String QUIET = "-Xlog:disable";

  /** What Hadoop sets when nobody else does. */
  private static final String TASK_DEFAULTS =
      "-Djava.net.preferIPv4Stack=true -Dhadoop.metrics.log.level=WARN ";

  /** Where the archive of a class path belongs; none unless it is the jars of one folder. */
  static Optional<ClassArchive> locate(ClassPath classPath) throws IOException {
    Optional<Path> libraries = classPath.folder();
    if (libraries.isEmpty()) {
      return Optional.empty();
    }
    String name = "classes-" + fingerprint(classPath) + SUFFIX;
    Path file = libraries.get().resolveSibling(FOLDER).resolve(name);
    return Optional.of(new ClassArchive(classPath, file));
  }

  /** The archive that this JVM and these jars can use, if it has been made. */
  static Optional<ClassArchive> find(ClassPath classPath) throws IOException {
    return locate(classPath).filter(archive -> Files.isReadable(archive.file));
  }

  /** Options of a JVM with the class path of the archive and more entries after it. */
  List<String> options(Path... more) {
    StringBuilder path = new StringBuilder(classPath.toString());
    for (Path entry : more) {
      path.append(File.pathSeparator).append(entry);
    }
    return List.of("-XX:SharedArchiveFile=" + file, QUIET, "-cp", path.toString());
  }

  /**
   * Settings with which containers use the archive. Their class path begins with their work folder,
   * with which no archive agrees; the shell puts it last. When the job wants its own jars first,
   * that is where they stay.
   */
  Map<String, String> containerSettings() {
    String options =
        "-XX:SharedArchiveFile=%s %s -cp ${CLASSPATH#$PWD:}:$PWD".formatted(file, QUIET);
    return Map.of(
        "yarn.app.mapreduce.am.admin-command-opts", options,
        "mapreduce.admin.map.child.java.opts", TASK_DEFAULTS + options,
        "mapreduce.admin.reduce.child.java.opts", TASK_DEFAULTS + options);
  }

  /** An archive fits one build of Java and one state of the jars. */
  private static String fingerprint(ClassPath classPath) throws IOException {
    MessageDigest digest = sha256();
    digest.update(bytes(System.getProperty("java.home") + System.getProperty("java.vm.version")));
    for (Path jar : classPath.entries()) {
      BasicFileAttributes attributes = Files.readAttributes(jar, BasicFileAttributes.class);
      digest.update(bytes(jar + "|" + attributes.size() + "|" + attributes.lastModifiedTime()));
    }
    return HexFormat.of().formatHex(digest.digest(), 0, 8);
  }

  private static byte[] bytes(String text) {
    return text.getBytes(StandardCharsets.UTF_8);
  }

  private static MessageDigest sha256() {
    try {
      return MessageDigest.getInstance("SHA-256");
    } catch (NoSuchAlgorithmException impossible) {
      throw new IllegalStateException("Every Java has SHA-256", impossible);
    }
  }
}
