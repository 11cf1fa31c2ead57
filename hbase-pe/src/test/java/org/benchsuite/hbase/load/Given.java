package org.benchsuite.hbase.load;

import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicLong;
import org.benchsuite.common.pace.Pacer;
import org.benchsuite.hbase.PeCommand;
import org.benchsuite.hbase.PeSettings;
import org.benchsuite.hbase.PeSettings.ArrivalKind;
import org.benchsuite.hbase.PeSettings.ContentKind;
import org.benchsuite.hbase.PeSettings.KeyKind;
import org.benchsuite.hbase.PeSettings.SizeKind;

/** Settings of a test: defaults that can be changed one by one, and a clock that stands still. */
final class Given {

  PeCommand command = PeCommand.SEQUENTIAL_READ;
  int clients = 1;
  long perClient = 100;
  long startRow;
  long total = 100;
  int cycles = 1;
  double sampleRate = 1;
  int multiGet;
  int multiPut;
  boolean autoFlush = true;
  int inFlight = 1;
  double rate;
  ArrivalKind arrivals = ArrivalKind.CONSTANT;
  KeyKind keys = KeyKind.UNIFORM;
  Duration duration;
  long measureAfter;
  int randomSleepMillis;
  int latencyThresholdMillis;
  List<PeSettings.Share> mix = List.of();
  long seed = 1;

  /** Only fakes move it on. */
  final AtomicLong clock = new AtomicLong(Long.MAX_VALUE - 1_000_000_000);

  Given command(PeCommand value) {
    command = value;
    return this;
  }

  Given rows(long value) {
    perClient = value;
    total = value * clients;
    return this;
  }

  Given clients(int value) {
    clients = value;
    total = perClient * value;
    return this;
  }

  Given inFlight(int value) {
    inFlight = value;
    return this;
  }

  Given rate(double value) {
    rate = value;
    return this;
  }

  Given duration(Duration value) {
    duration = value;
    return this;
  }

  Given measureAfter(long value) {
    measureAfter = value;
    return this;
  }

  Given batch(int value) {
    multiGet = value;
    multiPut = value;
    return this;
  }

  PeSettings settings() {
    return new PeSettings(
        command,
        clients,
        true,
        1,
        new PeSettings.Rows(startRow, perClient, total, cycles, sampleRate),
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
        new PeSettings.Values(100, SizeKind.FIXED, ContentKind.PATTERN, 0, 0, 1),
        new PeSettings.Reads(multiGet, 30, true, "DEFAULT", false, true, false),
        new PeSettings.Writes(true, autoFlush, multiPut, 1 << 21),
        new PeSettings.Load(
            inFlight,
            rate,
            arrivals,
            keys,
            Optional.ofNullable(duration),
            measureAfter,
            randomSleepMillis,
            latencyThresholdMillis),
        mix,
        1,
        false,
        new PeSettings.Reporting(false),
        seed);
  }

  /** Waiting moves the clock on, exactly. */
  Pacer pacer() {
    return new Pacer(clock::get, clock::addAndGet, 0);
  }

  ClientSetup setup(int client, AcknowledgedRows written) {
    return setup(client, pacer(), written);
  }

  ClientSetup setup(int client, Pacer pacer, AcknowledgedRows written) {
    return ClientSetup.of(
        settings(),
        client,
        new InsertedRows(total, clients, 0, clients),
        pacer,
        (rows, bytes) -> {},
        written);
  }
}
