package org.benchsuite.common.job;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Collections;
import org.apache.commons.compress.archivers.zip.ZipArchiveEntry;
import org.apache.commons.compress.archivers.zip.ZipArchiveOutputStream;
import org.apache.commons.compress.archivers.zip.ZipFile;
import org.apache.hadoop.mapreduce.Job;
import org.apache.hadoop.util.ClassUtil;

/**
 * The jar that a job's tasks run from. The jar of a command carries the clients of other systems as
 * whole jars below {@code lib/}, many times its own size; a job that ships them has every node
 * fetch and unpack them, so tasks get the rest alone, and what else they need with {@code tmpjars}.
 */
public final class JobJar {

  private static final String LIBRARIES = "lib/";
  private static final String COPY = "bench.job.jar.copy";

  private JobJar() {}

  /** Lets the job's tasks run from the jar that the class is in; from none outside a jar. */
  public static void set(Job job, Class<?> body) {
    String jar = ClassUtil.findContainingJar(body);
    if (jar == null) {
      return;
    }
    try {
      Path thin = withoutLibraries(Path.of(jar));
      job.setJar(thin.toString());
      if (!thin.equals(Path.of(jar))) {
        job.getConfiguration().set(COPY, thin.toString());
      }
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /** Removes what {@link #set} made, once the job was submitted. */
  static void discard(Job job) throws IOException {
    String copy = job.getConfiguration().get(COPY);
    if (copy != null) {
      Files.deleteIfExists(Path.of(copy));
    }
  }

  /** A copy without libraries, gone with this process; the jar itself when it has none. */
  @SuppressWarnings("deprecation") // what takes its place is not in the library of older clusters
  static Path withoutLibraries(Path jar) throws IOException {
    try (ZipFile full = new ZipFile(jar.toFile())) {
      if (Collections.list(full.getEntries()).stream().noneMatch(JobJar::isLibrary)) {
        return jar;
      }
      Path thin = Files.createTempFile("bench-suite-job-", ".jar");
      thin.toFile().deleteOnExit();
      try (ZipArchiveOutputStream out = new ZipArchiveOutputStream(thin)) {
        // as they are: nothing is unpacked and packed again
        full.copyRawEntries(out, entry -> !isLibrary(entry));
      }
      return thin;
    }
  }

  private static boolean isLibrary(ZipArchiveEntry entry) {
    return entry.getName().startsWith(LIBRARIES);
  }
}
