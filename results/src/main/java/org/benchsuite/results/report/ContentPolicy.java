package org.benchsuite.results.report;

import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.Base64;
import java.util.Locale;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * The content security policy of a page that loads nothing and runs only the scripts it came with,
 * which are known by their hashes (W3C CSP Level 3).
 */
final class ContentPolicy {

  private ContentPolicy() {}

  /**
   * The policy of a page with this style and these scripts.
   *
   * @throws IllegalArgumentException when one of them would end its own element
   */
  static String of(String style, String... scripts) {
    if (Stream.concat(Stream.of(style), Stream.of(scripts)).anyMatch(ContentPolicy::endsEarly)) {
      throw new IllegalArgumentException("a style or script to inline holds its own end tag");
    }
    // SVG text carries its font in an attribute of style; attributes cannot load or run anything
    return "default-src 'none'; script-src "
        + Stream.of(scripts).map(ContentPolicy::hash).collect(Collectors.joining(" "))
        + "; style-src "
        + hash(style)
        + "; style-src-attr 'unsafe-inline'; img-src data:; base-uri 'none'; form-action 'none'";
  }

  private static boolean endsEarly(String content) {
    String lower = content.toLowerCase(Locale.ROOT);
    return lower.contains("</script") || lower.contains("</style") || content.contains("\r");
  }

  private static String hash(String content) {
    try {
      byte[] digest =
          MessageDigest.getInstance("SHA-256").digest(content.getBytes(StandardCharsets.UTF_8));
      return "'sha256-" + Base64.getEncoder().encodeToString(digest) + "'";
    } catch (NoSuchAlgorithmException e) {
      throw new IllegalStateException("every Java has SHA-256", e);
    }
  }
}
