package org.benchsuite.hbase.table;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.OptionalDouble;
import java.util.function.Function;
import java.util.function.ToLongFunction;
import java.util.stream.Collectors;
import org.benchsuite.results.Measurement;
import org.benchsuite.results.Note;
import org.benchsuite.results.Scalar;
import org.benchsuite.results.Unit;

/** What became of the table and its servers from one moment to a later one. */
public final class ClusterDelta {

  /** A region with more than this many times its share of the requests is worth a warning. */
  private static final double UNEVEN = 2;

  /** Counts of clients and servers that differ by more than this share are worth a note. */
  private static final double DIFFERENT = 0.01;

  private final ClusterView before;
  private final ClusterView after;
  private final List<RegionLoad> during;

  public ClusterDelta(ClusterView before, ClusterView after) {
    this.before = before;
    this.after = after;
    Map<String, RegionLoad> earlier = byName(before);
    this.during =
        after.regions().stream().map(region -> region.since(earlier.get(region.name()))).toList();
  }

  private static Map<String, RegionLoad> byName(ClusterView view) {
    return view.regions().stream()
        .collect(Collectors.toMap(RegionLoad::name, Function.identity(), (one, other) -> one));
  }

  /** Rows read and written on all regions in between, as the servers counted them. */
  public long requests() {
    return sum(RegionLoad::requests);
  }

  private long sum(ToLongFunction<RegionLoad> count) {
    return during.stream().mapToLong(count).sum();
  }

  /** Scalars for the record of a trial; those that no server told are left out. */
  public List<Measurement> measurements() {
    List<Measurement> all = new ArrayList<>();
    all.add(new Scalar("regions", Unit.COUNT, during.size()));
    all.add(new Scalar("server-side reads", Unit.COUNT, sum(RegionLoad::reads)));
    all.add(new Scalar("server-side writes", Unit.COUNT, sum(RegionLoad::writes)));
    if (during.size() > 1) {
      all.add(skew("region skew of requests (max/mean)", RegionLoad::requests));
      all.add(skew("region skew of store size (max/mean)", RegionLoad::storeBytes));
    }
    addBoth(all, "memstore", Unit.BYTES, ClusterView::memStoreBytes);
    addBoth(all, "store files", Unit.COUNT, ClusterView::storeFiles);
    addBoth(all, "store size", Unit.BYTES, ClusterView::storeBytes);
    addBoth(all, "regions compacting", Unit.COUNT, ClusterView::compactingRegions);
    if (before.knowsServers() && after.knowsServers()) {
      addBoth(all, "compaction queue", Unit.COUNT, view -> sum(view, ServerLoad::compactionQueue));
      addBoth(all, "flush queue", Unit.COUNT, view -> sum(view, ServerLoad::flushQueue));
      cacheHitRatio()
          .ifPresent(ratio -> all.add(new Scalar("block cache hit ratio", Unit.RATIO, ratio)));
    }
    return all;
  }

  private Scalar skew(String name, ToLongFunction<RegionLoad> load) {
    return new Scalar(name, Unit.COUNT, RegionSkew.of(during, load).ratio());
  }

  private void addBoth(
      List<Measurement> all, String name, Unit unit, ToLongFunction<ClusterView> fact) {
    all.add(new Scalar(name + " before", unit, fact.applyAsLong(before)));
    all.add(new Scalar(name + " after", unit, fact.applyAsLong(after)));
  }

  private static long sum(ClusterView view, ToLongFunction<ServerLoad> fact) {
    return view.servers().stream().mapToLong(fact).sum();
  }

  /** Hits over hits and misses in between; empty where a server restarted or nothing was read. */
  OptionalDouble cacheHitRatio() {
    Map<String, ServerLoad> earlier =
        before.servers().stream().collect(Collectors.toMap(ServerLoad::server, load -> load));
    long hits = 0;
    long misses = 0;
    for (ServerLoad load : after.servers()) {
      ServerLoad then = earlier.get(load.server());
      if (then == null) {
        return OptionalDouble.empty();
      }
      hits += load.cacheHits() - then.cacheHits();
      misses += load.cacheMisses() - then.cacheMisses();
    }
    return hits + misses == 0
        ? OptionalDouble.empty()
        : OptionalDouble.of((double) hits / (hits + misses));
  }

  /**
   * What a reader should know.
   *
   * @param clientRows rows that the clients read, wrote or scanned in between, warm-up included
   */
  public List<Note> notes(long clientRows) {
    List<Note> notes = new ArrayList<>();
    addSkew(notes);
    addReopened(notes);
    addCounts(notes, clientRows);
    if (!before.knowsServers() || !after.knowsServers()) {
      notes.add(
          Note.info(
              "server-metrics",
              "Block cache hit ratio and compaction queue are not known: %d of %d region servers let their metrics page be read (hbase.regionserver.info.port)."
                  .formatted(after.servers().size(), after.serversInAll())));
    }
    return notes;
  }

  private void addSkew(List<Note> notes) {
    if (during.size() < 2) {
      return;
    }
    RegionSkew skew = RegionSkew.of(during, RegionLoad::requests);
    if (skew.ratio() > UNEVEN) {
      notes.add(
          Note.warning(
              "region-skew",
              "Region %s got %.1f times its share of the requests (%,d of %,d on %d regions): the result is that of its server."
                  .formatted(
                      skew.greatest().name(),
                      skew.ratio(),
                      skew.greatest().requests(),
                      requests(),
                      during.size())));
    }
  }

  private void addReopened(List<Note> notes) {
    Map<String, RegionLoad> later = byName(after);
    long changed =
        before.regions().stream()
            .filter(
                region ->
                    !later.containsKey(region.name())
                        || later.get(region.name()).wasReopenedSince(region))
            .count();
    if (changed > 0) {
      notes.add(
          Note.warning(
              "regions-moved",
              "%d of %d regions were split, moved or opened anew during the run; requests before that are not in the servers' counts."
                  .formatted(changed, before.regions().size())));
    }
  }

  private void addCounts(List<Note> notes, long clientRows) {
    long served = requests();
    if (Math.abs(served - clientRows) > DIFFERENT * Math.max(1, clientRows)) {
      notes.add(
          Note.info(
              "server-requests",
              "The servers counted %,d rows read and written on the table, the clients %,d: repeated attempts, operations of several steps, rows that a task read back to verify them or other users are among the servers'."
                  .formatted(served, clientRows)));
    }
  }
}
