package org.benchsuite.suite.plan;

import static java.nio.charset.StandardCharsets.UTF_8;

import java.io.IOException;
import java.io.InputStream;
import java.nio.ByteBuffer;
import java.nio.CharBuffer;
import java.nio.charset.CharsetDecoder;
import java.nio.charset.CoderResult;
import java.nio.charset.CodingErrorAction;
import java.nio.file.AccessDeniedException;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import org.benchsuite.common.UsageException;
import org.benchsuite.common.sweep.Place;
import org.benchsuite.common.sweep.SweepPlan;

/** Reads a sweep plan from a file of the client: UTF-8, at most 1 MiB. */
public final class PlanFile {

  private PlanFile() {}

  /**
   * The plan of a file.
   *
   * @throws UsageException with one clear sentence when it cannot be read or is no plan
   */
  public static SweepPlan read(Path file) {
    String source = file.toString();
    return PlanReader.read(source, decode(source, bytes(file)));
  }

  private static byte[] bytes(Path file) {
    String source = file.toString();
    if (Files.isDirectory(file)) {
      throw unreadable(source, "is a folder; name a file of YAML", null);
    }
    try (InputStream in = Files.newInputStream(file)) {
      byte[] bytes = in.readNBytes(YamlText.MOST_BYTES + 1);
      if (bytes.length > YamlText.MOST_BYTES) {
        throw YamlText.tooLarge(source);
      }
      return bytes;
    } catch (NoSuchFileException e) {
      throw unreadable(source, "does not exist; check its path", e);
    } catch (AccessDeniedException e) {
      throw unreadable(source, "must not be read by this user; check its permissions", e);
    } catch (IOException e) {
      throw unreadable(source, "cannot be read (" + e.getMessage() + "); check the disk", e);
    }
  }

  private static UsageException unreadable(String source, String why, IOException cause) {
    return PlanErrors.at(new Place(source, 0, 0), "the plan " + why + ".", cause);
  }

  private static String decode(String source, byte[] bytes) {
    CharsetDecoder decoder =
        UTF_8
            .newDecoder()
            .onMalformedInput(CodingErrorAction.REPORT)
            .onUnmappableCharacter(CodingErrorAction.REPORT);
    CharBuffer text = CharBuffer.allocate(bytes.length);
    CoderResult result = decoder.decode(ByteBuffer.wrap(bytes), text, true);
    text.flip();
    if (result.isError()) {
      throw PlanErrors.at(
          Position.after(text.toString()).in(source),
          "what begins here is not UTF-8; save the plan as UTF-8.");
    }
    return text.toString();
  }
}
