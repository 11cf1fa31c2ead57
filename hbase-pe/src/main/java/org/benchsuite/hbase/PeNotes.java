package org.benchsuite.hbase;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Collectors;
import org.benchsuite.hbase.load.ClientReport;
import org.benchsuite.hbase.load.OpKind;
import org.benchsuite.results.Note;
import org.benchsuite.results.OpStats;

/** What a reader must know before believing the numbers of one trial. */
final class PeNotes {

  /** Below it the clients did not do what was asked of them. */
  private static final double KEPT = 0.95;

  private static final int LISTED = 3;

  private final PeSettings settings;
  private final List<ClientReport> clients;
  private final ClientTotals totals;
  private final List<Note> notes = new ArrayList<>();

  private PeNotes(PeSettings settings, List<ClientReport> clients) {
    this.settings = settings;
    this.clients = clients;
    this.totals = ClientTotals.of(clients);
  }

  /** Of at least one client, with times of one clock. */
  static List<Note> of(PeSettings settings, List<ClientReport> clients) {
    return new PeNotes(settings, clients).all();
  }

  private List<Note> all() {
    failures();
    gaveUp();
    warmUp();
    found();
    wholeScan();
    loop();
    if (settings.buffered()) {
      notes.add(
          Note.info(
              "buffered-writes",
              "Writes are gathered in the client's buffer of "
                  + settings.writes().bufferSize()
                  + " bytes, so a latency is that of a flush of the buffer; --autoFlush measures"
                  + " each write."));
    }
    return List.copyOf(notes);
  }

  private void failures() {
    if (totals.failed() == 0) {
      return;
    }
    Map<String, Long> kinds = new TreeMap<>();
    for (OpStats stats : totals.operations()) {
      stats.errors().forEach((kind, count) -> kinds.merge(kind, count, Long::sum));
    }
    String counted =
        kinds.entrySet().stream()
            .map(kind -> kind.getKey() + " " + number(kind.getValue()))
            .collect(Collectors.joining(", "));
    notes.add(
        Note.voids(
            "failed-operations",
            number(totals.failed())
                + " of "
                + number(totals.failed() + totals.done(settings))
                + (settings.buffered() || settings.batch() > 1 ? " rows" : " operations")
                + " failed: "
                + counted
                + "."
                + first()));
  }

  private void gaveUp() {
    long some = count("gave up");
    if (some > 0) {
      notes.add(
          Note.voids(
              "gave-up",
              number(some)
                  + " of "
                  + number(clients.size())
                  + " clients gave up because nothing succeeded any more."
                  + (totals.failed() == 0 ? first() : "")));
    }
    if (count("close failed") > 0) {
      notes.add(
          Note.warning(
              "close-failed",
              number(count("close failed")) + " clients could not be closed." + first()));
    }
  }

  private long count(String counter) {
    return totals.counters().getOrDefault(counter, 0L);
  }

  private void warmUp() {
    long failed = count("warm-up errors");
    if (failed > 0) {
      notes.add(
          Note.warning(
              "warm-up-errors",
              number(failed)
                  + " operations failed before --measureAfter was over; they count for nothing, but"
                  + " what was measured began in their wake."));
    }
  }

  private String first() {
    List<String> some =
        clients.stream()
            .flatMap(client -> client.errors().stream())
            .limit(LISTED)
            .map(PeNotes::words)
            .toList();
    return some.isEmpty() ? "" : " The first: " + String.join("; ", some) + ".";
  }

  /** A flush or the next step of a scan is about no row that is known beforehand. */
  private static String words(ClientReport.Failure error) {
    String row = error.row() < 0 ? "" : "row " + error.row() + ", ";
    String message = error.message();
    String plain = message.endsWith(".") ? message.substring(0, message.length() - 1) : message;
    return row + error.kind() + ": " + plain;
  }

  /** Whether there may be rows that are not found. */
  static boolean looksForRows(PeSettings settings) {
    boolean looks =
        settings.mix().isEmpty()
            ? PeRules.looksForRows(settings.command().operation())
            : settings.mix().stream().anyMatch(part -> part.operation() == OpKind.READ);
    return looks && !settings.reads().filterAll();
  }

  private void found() {
    if (looksForRows(settings) && (totals.rows() > 0 || count("warm-up errors") == 0)) {
      missing(looked());
    } else if (totals.rows() == 0 && totals.failed() == 0 && !settings.reads().filterAll()) {
      notes.add(Note.voids("nothing-done", "No row was read or written, so there is no rate."));
    }
  }

  /** A scan that ends before its rows do says nothing of itself. */
  private void wholeScan() {
    boolean scans =
        settings.command().operation() == OpKind.SCAN_NEXT
            || settings.command().operation() == OpKind.REVERSE_SCAN_NEXT;
    if (!scans || settings.load().duration().isPresent() || settings.reads().filterAll()) {
      return;
    }
    PeSettings.Rows range = settings.rows();
    long asked =
        Math.round((double) range.perClient() * settings.clients() * range.sampleRate())
            - settings.load().measureAfter() * settings.clients();
    if (totals.rows() + totals.failed() < asked) {
      notes.add(
          Note.warning(
              "scan-ended",
              "%s of %s rows came: the scans reached the end of table %s."
                  .formatted(number(totals.rows()), number(asked), settings.table().name())));
    }
  }

  /** Rows that were looked for; scans count those only that they found. */
  private long looked() {
    return settings.mix().isEmpty()
        ? totals.rows()
        : totals.operations().stream()
            .filter(stats -> stats.operation().equals(OpKind.READ.title()))
            .mapToLong(OpStats::count)
            .sum();
  }

  private void missing(long looked) {
    String table = settings.table().name();
    boolean none = looked == totals.missing() && (looked > 0 || settings.mix().isEmpty());
    if (none && totals.failed() == 0) {
      notes.add(
          Note.voids(
              "no-rows-found",
              "None of the rows that were looked for is in table "
                  + table
                  + ", so nothing was read; write them first with sequentialWrite, or check --rows,"
                  + " --startRow and --table."));
    } else if (totals.missing() > 0) {
      // rows in order were all written; those at random may never have been
      boolean lost = settings.verify() && settings.command().order() == PeCommand.Order.OWN_RANGE;
      notes.add(
          new Note(
              lost ? Note.Severity.VOID : Note.Severity.WARNING,
              "missing-rows",
              String.format(
                  Locale.ROOT,
                  "%,d of %,d reads (%.1f %%) found no row in table %s: that a row is not there is"
                      + " told faster than it is read.",
                  totals.missing(),
                  looked,
                  100.0 * totals.missing() / Math.max(1, looked),
                  table)));
    }
  }

  private void loop() {
    if (!settings.load().isOpen()) {
      notes.add(
          Note.info(
              "closed-loop",
              "Closed loop: each client waits for an answer before it asks again, so what would"
                  + " have waited meanwhile does not show; --rate=OPS shows it."));
      return;
    }
    double asked = settings.load().rate();
    double achieved = totals.achievedRate(settings);
    if (achieved < KEPT * asked) {
      notes.add(
          Note.warning(
              "rate-not-kept",
              String.format(
                  Locale.ROOT,
                  "%,.1f operations per second were asked for and %,.1f achieved (%.0f %%): %s%s",
                  asked,
                  achieved,
                  100 * achieved / asked,
                  keptApart(asked, achieved)
                      ? "the clients did not all run at the same time, but each kept its share;"
                          + " -barrier starts map tasks together."
                      : "this is the most that these clients get, and response times only say how"
                          + " far behind they fell.",
                  unstarted())));
    }
  }

  /** Whether the rate would have been kept, had all clients started together. */
  private boolean keptApart(double asked, double achieved) {
    long longest = clients.stream().mapToLong(ClientReport::elapsedNanos).max().orElse(0);
    return achieved * totals.elapsedNanos() >= KEPT * asked * Math.max(1, longest);
  }

  private String unstarted() {
    long requests = totals.counters().getOrDefault("not started in time", 0L);
    return requests == 0
        ? ""
        : " Requests that were due and never began: " + number(requests) + ".";
  }

  private static String number(long count) {
    return String.format(Locale.ROOT, "%,d", count);
  }
}
