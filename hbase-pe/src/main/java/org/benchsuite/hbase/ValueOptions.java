package org.benchsuite.hbase;

import java.util.Locale;
import org.benchsuite.common.UsageException;
import org.benchsuite.hbase.PeSettings.ContentKind;
import org.benchsuite.hbase.PeSettings.SizeKind;
import picocli.CommandLine.Option;

/** What the cells hold. */
final class ValueOptions {

  private static final String COMPRESSIBLE = "compressible:";

  @Option(
      names = {"--valueSize", "--value-size"},
      paramLabel = "BYTES",
      defaultValue = "1000",
      converter = PeConverters.SmallBytes.class,
      description = "Size of a value (${DEFAULT-VALUE}).")
  int size;

  @Option(
      names = {"--valueRandom", "--value-random"},
      defaultValue = "false",
      fallbackValue = "true",
      description = "Sizes vary evenly between 0 and --valueSize.")
  boolean random;

  @Option(
      names = {"--valueZipf", "--value-zipf"},
      defaultValue = "false",
      fallbackValue = "true",
      description = "Sizes vary between 1 and --valueSize, most are small (Zipf).")
  boolean zipf;

  @Option(
      names = {"--valueContent", "--value-content"},
      paramLabel = "KIND",
      description = {
        "pattern (default): upstream's runs of eight equal letters; random; compressible:R, where R"
            + " from 1 is the ratio R:1 and R below 1 the share of zeros."
      })
  String content;

  @Option(
      names = {"--usetags", "--use-tags"},
      defaultValue = "false",
      fallbackValue = "true",
      description = "Cells carry tags of 256 bytes.")
  boolean tagged;

  @Option(
      names = {"--numoftags", "--num-of-tags"},
      paramLabel = "N",
      defaultValue = "1",
      description = "Tags of a cell with --usetags (${DEFAULT-VALUE}).")
  int tags;

  @Option(
      names = "--verify",
      defaultValue = "false",
      fallbackValue = "true",
      description = "Values are derived from their keys; reads compare every byte.")
  boolean verify;

  @Option(
      names = "--generation",
      paramLabel = "N",
      description = "With --verify: number of the writing the values belong to (1).")
  Long generation;

  PeSettings.Values values() {
    if (random && zipf) {
      throw new UsageException("--valueRandom and --valueZipf are two kinds of sizes; choose one.");
    }
    if (verify && content != null) {
      throw new UsageException(
          "--verify makes values of its own kind; leave out --valueContent or --verify.");
    }
    if (generation != null && !verify) {
      throw new UsageException("--generation tells what --verify compares with; give both.");
    }
    ContentKind kind = verify ? ContentKind.VERIFIABLE : kind();
    return new PeSettings.Values(
        size,
        random ? SizeKind.RANDOM : zipf ? SizeKind.ZIPF : SizeKind.FIXED,
        kind,
        kind == ContentKind.COMPRESSIBLE ? shareOfZeros() : 0,
        tagged ? Bounds.atLeast(1, "--numoftags", tags) : 0,
        generation == null ? 1 : Bounds.atLeast(1L, "--generation", generation));
  }

  /** What upstream counts as the bytes of a row when it turns a size into rows. */
  long rowBytes(PeSettings.TableLayout table) {
    int value = random ? size / 2 : size;
    return (long) value * table.families() * table.columns();
  }

  private ContentKind kind() {
    String lower = content == null ? "pattern" : content.strip().toLowerCase(Locale.ROOT);
    return switch (lower) {
      case "pattern" -> ContentKind.PATTERN;
      case "random" -> ContentKind.RANDOM;
      default -> {
        if (!lower.startsWith(COMPRESSIBLE)) {
          throw unknown();
        }
        yield ContentKind.COMPRESSIBLE;
      }
    };
  }

  private double shareOfZeros() {
    try {
      double ratio = Double.parseDouble(content.strip().substring(COMPRESSIBLE.length()));
      if (ratio >= 0 && Double.isFinite(ratio)) {
        return ratio < 1 ? ratio : 1 - 1 / ratio;
      }
    } catch (NumberFormatException e) {
      throw unknown();
    }
    throw unknown();
  }

  private UsageException unknown() {
    return new UsageException(
        "--valueContent: '"
            + content
            + "' is no kind of value; choose pattern, random or compressible:R, such as"
            + " compressible:3 for 3:1 or compressible:0.5 for half of it zeros.");
  }
}
