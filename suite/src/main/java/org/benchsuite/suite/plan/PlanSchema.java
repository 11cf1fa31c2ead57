package org.benchsuite.suite.plan;

import static java.nio.charset.StandardCharsets.UTF_8;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;

/** The published JSON Schema of plans, for editors and other programs. */
public final class PlanSchema {

  private static final String RESOURCE = "sweep-plan-" + PlanReader.VERSION + ".schema.json";

  private PlanSchema() {}

  /** The schema as it is published: draft 2020-12. */
  public static String text() {
    try (InputStream in = PlanSchema.class.getResourceAsStream(RESOURCE)) {
      return new String(in.readAllBytes(), UTF_8);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
