package org.benchsuite.hbase;

import java.time.Duration;
import java.util.Optional;
import org.benchsuite.common.UsageException;
import org.benchsuite.common.cli.DurationConverter;
import org.benchsuite.hbase.PeSettings.ArrivalKind;
import org.benchsuite.hbase.PeSettings.KeyKind;
import picocli.CommandLine.Option;

/** How operations follow each other, and which. */
final class LoadOptions {

  @Option(
      names = {"--inFlight", "--in-flight"},
      paramLabel = "N",
      defaultValue = "1",
      description = "Requests of each client under way at once (${DEFAULT-VALUE}).")
  int inFlight;

  @Option(
      names = "--rate",
      paramLabel = "OPS",
      converter = PeConverters.Rate.class,
      description = {
        "Operations a second of all clients together, on schedule whatever became of earlier ones",
        "(open loop). Without it each follows the answer to another (closed loop)."
      })
  Double rate;

  @Option(
      names = "--arrivals",
      paramLabel = "constant|poisson",
      description = "With --rate: how operations are spread (constant).")
  ArrivalKind arrivals;

  @Option(
      names = "--duration",
      paramLabel = "TIME",
      converter = DurationConverter.class,
      description = "Run so long, such as 30s or 10m; --rows is then the range of keys only.")
  Duration duration;

  @Option(
      names = {"--measureAfter", "--measure-after"},
      paramLabel = "N",
      defaultValue = "0",
      converter = PeConverters.Count.class,
      description = "First operations of each client that count for nothing (${DEFAULT-VALUE}).")
  long measureAfter;

  @Option(
      names = {"--latencyThreshold", "--latency-threshold"},
      paramLabel = "MS",
      defaultValue = "0",
      description = "Count what took longer than this (off).")
  int latencyThreshold;

  @Option(
      names = "--keys",
      paramLabel = "uniform|zipfian|latest",
      description = "How commands that choose rows at random do (uniform, or the preset's).")
  KeyKind keys;

  @Option(
      names = "--mix",
      paramLabel = "OPERATION:SHARE,...|A..F",
      description = {
        "The operations of 'mixed': read, update, insert, scan and rmw with their shares,",
        "or a core workload of YCSB, such as A or ycsb-a."
      })
  String mix;

  /** The mix of the mixed workload; empty for every other command. */
  Optional<Mix> mix(PeCommand command) {
    if (command != PeCommand.MIXED && mix != null) {
      throw new UsageException(
          "--mix tells what 'mixed' does; "
              + command.title()
              + " does one thing, so write 'mixed' instead of it or leave out --mix.");
    }
    if (command == PeCommand.MIXED && mix == null) {
      throw new UsageException(
          "mixed needs --mix, such as --mix=read:95,update:5 or a workload of YCSB from A to F.");
    }
    return Optional.ofNullable(mix).map(Mix::parse);
  }

  PeSettings.Load load(PeCommand command, Optional<Mix> chosen, int randomSleep) {
    if (rate != null && !(rate > 0)) {
      throw new UsageException("--rate must be above 0 operations a second.");
    }
    if (arrivals != null && rate == null) {
      throw new UsageException("--arrivals spreads the operations of --rate; give both.");
    }
    if (duration != null && duration.isZero()) {
      throw new UsageException("--duration must be longer than 0.");
    }
    return new PeSettings.Load(
        Bounds.atLeast(1, "--inFlight", inFlight),
        rate == null ? 0 : rate,
        arrivals == null ? ArrivalKind.CONSTANT : arrivals,
        keys(command, chosen),
        Optional.ofNullable(duration),
        measureAfter,
        Bounds.atLeast(0, "--randomSleep", randomSleep),
        Bounds.atLeast(0, "--latencyThreshold", latencyThreshold));
  }

  private KeyKind keys(PeCommand command, Optional<Mix> chosen) {
    if (keys != null && command.order() != PeCommand.Order.RANDOM) {
      throw new UsageException(
          "--keys is for commands that choose rows at random, and "
              + command.title()
              + " goes through them in order; leave it out.");
    }
    return keys != null ? keys : chosen.map(Mix::keys).orElse(KeyKind.UNIFORM);
  }
}
