package org.benchsuite.hbase;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import org.benchsuite.common.UsageException;
import org.benchsuite.hbase.PeSettings.KeyKind;
import org.benchsuite.hbase.PeSettings.Share;
import org.benchsuite.hbase.load.OpKind;

/**
 * The operations of the mixed workload.
 *
 * @param shares how much of each, summing up to 1
 * @param keys how its rows are drawn unless the command line tells
 */
record Mix(List<Share> shares, KeyKind keys) {

  private static final Map<String, OpKind> OPERATIONS = operations();

  /** The core workloads of YCSB (Cooper et al., Benchmarking Cloud Serving Systems, 2010). */
  private static final Map<String, Preset> PRESETS =
      Map.of(
          "a", new Preset("read:50,update:50", KeyKind.ZIPFIAN),
          "b", new Preset("read:95,update:5", KeyKind.ZIPFIAN),
          "c", new Preset("read:100", KeyKind.ZIPFIAN),
          "d", new Preset("read:95,insert:5", KeyKind.LATEST),
          "e", new Preset("scan:95,insert:5", KeyKind.ZIPFIAN),
          "f", new Preset("read:50,rmw:50", KeyKind.ZIPFIAN));

  private record Preset(String mix, KeyKind keys) {}

  Mix {
    shares = List.copyOf(shares);
  }

  /**
   * Reads {@code read:95,update:5} or the name of a preset.
   *
   * @throws UsageException with one clear sentence when it is neither
   */
  static Mix parse(String text) {
    String lower = text.strip().toLowerCase(Locale.ROOT);
    Preset preset = PRESETS.get(lower.startsWith("ycsb-") ? lower.substring(5) : lower);
    return preset == null
        ? new Mix(shares(text, lower), KeyKind.UNIFORM)
        : new Mix(shares(text, preset.mix()), preset.keys());
  }

  private static List<Share> shares(String text, String lower) {
    Map<OpKind, Double> parts = new LinkedHashMap<>();
    for (String part : lower.split(",", -1)) {
      String[] words = part.strip().split(":", -1);
      OpKind operation = OPERATIONS.get(words[0]);
      if (operation == null || words.length != 2) {
        throw unknown(text, part);
      }
      if (parts.put(operation, share(part, words[1])) != null) {
        throw new UsageException("--mix has '" + words[0] + "' twice; add their shares.");
      }
    }
    double sum = parts.values().stream().mapToDouble(Double::doubleValue).sum();
    List<Share> shares = new ArrayList<>();
    parts.forEach((operation, share) -> shares.add(new Share(operation, share / sum)));
    return shares;
  }

  private static double share(String part, String text) {
    try {
      double share = Double.parseDouble(text);
      if (share > 0 && Double.isFinite(share)) {
        return share;
      }
    } catch (NumberFormatException e) {
      throw noShare(part);
    }
    throw noShare(part);
  }

  private static UsageException noShare(String part) {
    return new UsageException(
        "--mix: the share in '" + part + "' must be a number above 0, such as read:95.");
  }

  private static UsageException unknown(String text, String part) {
    String where = part.equals(text) ? "" : " in '" + text + "'";
    return new UsageException(
        "--mix: '"
            + part
            + "'"
            + where
            + " is no OPERATION:SHARE; the operations are read, update, insert, scan and rmw"
            + " (read-modify-write), and A to F are the workloads of YCSB.");
  }

  private static Map<String, OpKind> operations() {
    Map<String, OpKind> names = new LinkedHashMap<>();
    names.put("read", OpKind.READ);
    names.put("update", OpKind.UPDATE);
    names.put("insert", OpKind.INSERT);
    names.put("scan", OpKind.SCAN);
    names.put("rmw", OpKind.READ_MODIFY_WRITE);
    names.put("read-modify-write", OpKind.READ_MODIFY_WRITE);
    return names;
  }
}
