package org.benchsuite.results;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;

/** Published output kept as files: what differs from them is left in {@code target/golden}. */
public final class Golden {

  private Golden() {}

  public static byte[] read(String name) {
    try (InputStream in = Golden.class.getResourceAsStream(name)) {
      return in == null ? new byte[0] : in.readAllBytes();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  public static void assertMatches(String name, String actual) throws IOException {
    String expected = new String(read(name), StandardCharsets.UTF_8);
    if (!actual.equals(expected)) {
      Path folder = Files.createDirectories(Path.of("target", "golden"));
      Files.writeString(folder.resolve(name), actual);
    }
    assertThat(actual).as(name + ", see target/golden").isEqualTo(expected);
  }
}
