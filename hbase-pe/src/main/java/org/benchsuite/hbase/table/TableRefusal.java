package org.benchsuite.hbase.table;

import java.util.Locale;
import java.util.regex.Pattern;
import org.benchsuite.hbase.PeSettings.TableLayout;

/**
 * Says why HBase's master refused to make a table. Its sanity checks try every codec and key
 * provider there before a table that uses them is made.
 */
final class TableRefusal {

  private static final Pattern EXCEPTIONS = Pattern.compile("^(?:[\\w.$]+(?:Exception|Error): )+");
  private static final Pattern BYPASS = Pattern.compile(" ?Set hbase\\.table\\.sanity\\.checks.*");

  private TableRefusal() {}

  /** One sentence for the message that the master sent. */
  static String sentence(TableLayout layout, String message) {
    String reason = BYPASS.matcher(EXCEPTIONS.matcher(message).replaceFirst("")).replaceFirst("");
    String lower = message.toLowerCase(Locale.ROOT);
    if (lower.contains("compress")) {
      return "HBase cannot make table '%s' with --compress=%s: its servers cannot load that codec (%s); install it on every server or choose another, such as --compress=GZ."
          .formatted(layout.name(), layout.compression(), reason);
    }
    if (lower.contains("crypt") || lower.contains("cipher")) {
      return "HBase cannot make table '%s' with --encryption=%s: %s; set a key provider in hbase-site.xml of every server or leave --encryption out."
          .formatted(layout.name(), layout.encryption().orElse("none"), reason);
    }
    String namespace = layout.name().split(":", 2)[0];
    if (reason.equals(namespace) && layout.name().contains(":")) { // all that HBase says of it
      return "HBase cannot make table '%s': there is no namespace '%s'; make it in the hbase shell: create_namespace '%s'"
          .formatted(layout.name(), namespace, namespace);
    }
    return "HBase refused to make table '%s': %s; change the options of the table."
        .formatted(layout.name(), reason);
  }
}
