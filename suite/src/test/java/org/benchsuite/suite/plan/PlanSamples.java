package org.benchsuite.suite.plan;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.URISyntaxException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;

/** The plans among the resources, by folder. */
final class PlanSamples {

  private PlanSamples() {}

  static Path folder(String resource) {
    try {
      return Path.of(PlanSamples.class.getResource(resource).toURI());
    } catch (URISyntaxException e) {
      throw new IllegalArgumentException(e);
    }
  }

  static List<Path> good() {
    return files(folder("good"));
  }

  static Path good(String name) {
    return folder("good").resolve(name);
  }

  static Path scenarios() {
    return folder("/org/benchsuite/suite/scenario");
  }

  static List<Path> files(Path folder) {
    try (Stream<Path> files = Files.walk(folder)) {
      return files.filter(Files::isRegularFile).sorted().toList();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
