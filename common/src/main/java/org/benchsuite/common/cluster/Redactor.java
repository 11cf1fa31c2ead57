package org.benchsuite.common.cluster;

import java.util.regex.Pattern;
import org.apache.hadoop.conf.ConfigRedactor;
import org.apache.hadoop.conf.Configuration;

/** Hides secrets before a setting is shown or stored. */
public final class Redactor {

  static final String HIDDEN = "<redacted>";

  private static final Pattern SECRET_NAME =
      Pattern.compile(
          "pass(word|wd|phrase)?$|secret|credential(?!.*(path|provider))|private.?key|access.?key"
              + "|session.?token|auth.?token|api.?key|\\bpass\\b|account.?key|\\bsas\\b|zookeeper\\.auth$|\\bzk.auth$",
          Pattern.CASE_INSENSITIVE);
  private static final Pattern HARMLESS_NAME =
      Pattern.compile(
          "\\.(file|path|dir|class|impl|enabled?|principal|interval|ms|secs?|size|bits|type)$",
          Pattern.CASE_INSENSITIVE);
  private static final Pattern USER_INFO = Pattern.compile("(://[^/@\\s:]*):[^/@\\s]*@");
  private static final Pattern INLINE =
      Pattern.compile(
          "([\\w.-]*(?:password|passwd|passphrase|secret|token|(?:access|account|api|private)[._-]?key)"
              + "[\\w.-]*=)[^\\s,;&]+",
          Pattern.CASE_INSENSITIVE);

  private final ConfigRedactor hadoop;

  public Redactor(Configuration configuration) {
    this.hadoop = new ConfigRedactor(configuration);
  }

  /** The value as it may be shown. */
  public String redact(String name, String value) {
    boolean secret = SECRET_NAME.matcher(name).find() && !HARMLESS_NAME.matcher(name).find();
    return secret ? HIDDEN : redactText(hadoop.redact(name, value));
  }

  /** Free text, such as JVM options or an address, with passwords in it hidden. */
  public static String redactText(String text) {
    String address = USER_INFO.matcher(text).replaceAll("$1:" + HIDDEN + "@");
    return INLINE.matcher(address).replaceAll("$1" + HIDDEN);
  }
}
