package org.benchsuite.hbase.value;

import java.util.List;
import java.util.Optional;
import org.benchsuite.hbase.PeCommand;
import org.benchsuite.hbase.PeSettings;
import org.benchsuite.hbase.PeSettings.ContentKind;
import org.benchsuite.hbase.PeSettings.SizeKind;
import org.benchsuite.hbase.load.OpKind;

/** Settings of which only the values matter. */
record ValueSettings(
    int size,
    SizeKind sizes,
    ContentKind content,
    double compressibility,
    long generation,
    boolean verify,
    List<PeSettings.Share> mix,
    boolean noMapReduce,
    long seed) {

  static ValueSettings of(ContentKind content, int size) {
    return new ValueSettings(size, SizeKind.FIXED, content, 0, 1, false, List.of(), true, 1);
  }

  static ValueSettings verified(int size) {
    return new ValueSettings(
        size, SizeKind.FIXED, ContentKind.VERIFIABLE, 0, 1, true, List.of(), true, 1);
  }

  ValueSettings sizes(SizeKind kind) {
    return new ValueSettings(
        size, kind, content, compressibility, generation, verify, mix, noMapReduce, seed);
  }

  ValueSettings compressibility(double zeros) {
    return new ValueSettings(
        size, sizes, content, zeros, generation, verify, mix, noMapReduce, seed);
  }

  ValueSettings generation(long number) {
    return new ValueSettings(
        size, sizes, content, compressibility, number, verify, mix, noMapReduce, seed);
  }

  ValueSettings seed(long other) {
    return new ValueSettings(
        size, sizes, content, compressibility, generation, verify, mix, noMapReduce, other);
  }

  ValueSettings mix(OpKind... operations) {
    List<PeSettings.Share> shares =
        List.of(operations).stream()
            .map(operation -> new PeSettings.Share(operation, 1.0 / operations.length))
            .toList();
    return new ValueSettings(
        size, sizes, content, compressibility, generation, verify, shares, noMapReduce, seed);
  }

  ValueSettings mapReduce() {
    return new ValueSettings(
        size, sizes, content, compressibility, generation, verify, mix, false, seed);
  }

  ValueSource source() {
    return source(0, Versions.none());
  }

  ValueSource source(int client, Versions versions) {
    return ValueSources.source(settings(), client, versions);
  }

  ValueCheck check() {
    return check(Versions.none());
  }

  ValueCheck check(Versions versions) {
    return ValueSources.check(settings(), versions);
  }

  PeSettings settings() {
    return new PeSettings(
        PeCommand.RANDOM_WRITE,
        1,
        noMapReduce,
        1,
        new PeSettings.Rows(0, 1000, 1000, 1, 1),
        new PeSettings.TableLayout(
            "TestTable",
            1,
            1,
            "NONE",
            Optional.empty(),
            "NONE",
            65_536,
            "ROW",
            false,
            Optional.empty(),
            0,
            Optional.empty(),
            1,
            false),
        new PeSettings.Values(size, sizes, content, compressibility, 0, generation),
        new PeSettings.Reads(0, 30, true, "DEFAULT", false, true, false),
        new PeSettings.Writes(true, false, 0, 2 << 20),
        new PeSettings.Load(
            1,
            0,
            PeSettings.ArrivalKind.CONSTANT,
            PeSettings.KeyKind.UNIFORM,
            Optional.empty(),
            0,
            0,
            0),
        mix,
        1,
        verify,
        new PeSettings.Reporting(false),
        seed);
  }
}
