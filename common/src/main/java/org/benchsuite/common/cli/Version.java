package org.benchsuite.common.cli;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.util.Properties;

/**
 * The version of this build. It comes from a resource: {@code hadoop jar} loads unpacked classes,
 * which have no manifest.
 */
public final class Version {

  private static final String RESOURCE = "version.properties";

  private Version() {}

  /** The version, such as {@code 1.0.0}. */
  public static String get() {
    Properties properties = new Properties();
    try (InputStream in = Version.class.getResourceAsStream(RESOURCE)) {
      properties.load(in);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
    return properties.getProperty("version");
  }
}
