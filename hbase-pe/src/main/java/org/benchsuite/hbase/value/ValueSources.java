package org.benchsuite.hbase.value;

import org.benchsuite.common.payload.RandomPayload;
import org.benchsuite.hbase.PeSettings;

/** Makes the values that settings ask for, and what checks them. */
public final class ValueSources {

  /** Bytes of one tag of a cell, as upstream. */
  public static final int TAG_LENGTH = 256;

  private static final long TAGS = 0x74616773;

  private ValueSources() {}

  /** The values of that client: the same seed makes the same bytes. */
  public static ValueSource source(PeSettings settings, int client, Versions versions) {
    PeSettings.Values values = settings.values();
    ValueLengths lengths = ValueLengths.of(values);
    if (settings.verify() || values.content() == PeSettings.ContentKind.VERIFIABLE) {
      VerifiableFormat format = new VerifiableFormat(settings.seed(), lengths);
      return new VerifiableValues(format, versions, values.generation());
    }
    SplitMix random = random(settings, client);
    if (values.content() == PeSettings.ContentKind.PATTERN) {
      return new PatternValues(lengths, random);
    }
    RandomPayload payload = new RandomPayload(settings.seed());
    double zeros =
        values.content() == PeSettings.ContentKind.COMPRESSIBLE ? values.compressibility() : 0;
    return new RandomValues(lengths, random, payload, client, zeros);
  }

  /** The contents of that client's tags, each {@value #TAG_LENGTH} bytes of upstream's pattern. */
  public static ValueSource tags(PeSettings settings, int client) {
    SplitMix random = new SplitMix(SplitMix.hash(random(settings, client).nextLong(), TAGS));
    return new PatternValues(any -> TAG_LENGTH, random);
  }

  /** What checks the values that are read; does nothing unless the settings say verify. */
  public static ValueCheck check(PeSettings settings, Versions versions) {
    if (!settings.verify()) {
      return NoCheck.INSTANCE;
    }
    VerifiableFormat format =
        new VerifiableFormat(settings.seed(), ValueLengths.of(settings.values()));
    return new VerifyingCheck(format, versions, settings.values().generation());
  }

  private static SplitMix random(PeSettings settings, int client) {
    return new SplitMix(SplitMix.hash(SplitMix.hash(0, settings.seed()), client));
  }

  /** Takes every value as it is. */
  private enum NoCheck implements ValueCheck {
    INSTANCE;

    @Override
    public void check(
        long row,
        int family,
        int column,
        byte[] array,
        int offset,
        int length,
        long acknowledgedBefore) {}
  }
}
