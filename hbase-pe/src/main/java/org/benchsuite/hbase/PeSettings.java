package org.benchsuite.hbase;

import java.time.Duration;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import org.benchsuite.hbase.load.OpKind;

/**
 * Everything one command line of PerformanceEvaluation asks for, checked; the same in the client
 * and in every map task.
 *
 * @param command what is run
 * @param clients client threads in all, 1 to 500
 * @param noMapReduce whether they are threads of this process rather than of map tasks
 * @param clientsPerMap client threads of one map task
 * @param rows which rows
 * @param table what the table is like
 * @param values what the cells hold
 * @param reads how reads are made
 * @param writes how writes are made
 * @param load how operations follow each other
 * @param mix the operations of the mixed workload; empty otherwise
 * @param connections connections that the clients of a process share; 0 for one each
 * @param verify whether values are derived from their keys and checked when read
 * @param reporting what is printed beyond the closing lines
 * @param seed seed of every random choice
 */
public record PeSettings(
    PeCommand command,
    int clients,
    boolean noMapReduce,
    int clientsPerMap,
    Rows rows,
    TableLayout table,
    Values values,
    Reads reads,
    Writes writes,
    Load load,
    List<Share> mix,
    int connections,
    boolean verify,
    Reporting reporting,
    long seed) {

  public PeSettings {
    Objects.requireNonNull(command, "command");
    Objects.requireNonNull(rows, "rows");
    Objects.requireNonNull(table, "table");
    Objects.requireNonNull(values, "values");
    Objects.requireNonNull(reads, "reads");
    Objects.requireNonNull(writes, "writes");
    Objects.requireNonNull(load, "load");
    Objects.requireNonNull(reporting, "reporting");
    mix = List.copyOf(mix);
  }

  /** Whether clients use the asynchronous client of HBase. */
  public boolean async() {
    return command.async() || load.inFlight() > 1;
  }

  /** Whether writes are gathered in a buffer of the client, so that none is acknowledged alone. */
  public boolean buffered() {
    boolean writes = command.operation() == OpKind.WRITE || command.operation() == OpKind.DELETE;
    return writes && mix.isEmpty() && !async() && !this.writes.autoFlush();
  }

  /** Rows of one request: 1 unless gets or puts are sent in batches. */
  public int batch() {
    return switch (command.operation()) {
      case READ -> Math.max(1, reads.multiGet());
      case WRITE -> Math.max(1, writes.multiPut());
      default -> 1;
    };
  }

  /** The first row of a client. */
  public long firstRow(int client) {
    return command.order() == PeCommand.Order.SHARED_RANGE
        ? 0
        : rows.start() == 0 ? client * rows.perClient() : rows.start();
  }

  /**
   * Which rows are touched.
   *
   * @param start {@code --startRow}: the first row of every client; 0 for ranges side by side
   * @param perClient operations of one client in one cycle
   * @param total rows of the whole table, the range of random keys
   * @param cycles how often the range is gone through
   * @param sampleRate share of the rows that are run, in (0, 1]
   */
  public record Rows(long start, long perClient, long total, int cycles, double sampleRate) {}

  /**
   * What the table is like; names of HBase's own constants are checked when it is parsed.
   *
   * @param blockSize bytes
   * @param presplit regions; 0 for none asked
   * @param recreate whether an existing table may be dropped
   */
  public record TableLayout(
      String name,
      int families,
      int columns,
      String compression,
      Optional<String> encryption,
      String blockEncoding,
      int blockSize,
      String bloomFilter,
      boolean inMemory,
      Optional<String> inMemoryCompaction,
      int presplit,
      Optional<String> splitPolicy,
      int replicas,
      boolean recreate) {}

  /** How long values are. */
  public enum SizeKind {
    FIXED,
    /** Uniform between 0 and the size. */
    RANDOM,
    /** Zipf with exponent 1.2 between 1 and the size, as upstream. */
    ZIPF
  }

  /** What values consist of. */
  public enum ContentKind {
    /** Upstream's: runs of eight equal capital letters. */
    PATTERN,
    RANDOM,
    /** A share of zeros in every stretch, the rest random. */
    COMPRESSIBLE,
    /** Derived from key, column, version and seed, so that a read can tell every wrong byte. */
    VERIFIABLE
  }

  /**
   * @param size bytes, the greatest where sizes vary
   * @param compressibility share of zeros in [0, 1]
   * @param tags tags of 256 bytes each cell carries
   * @param generation number of the writing that verifiable values belong to, from 1; a read finds
   *     values of an earlier one stale
   */
  public record Values(
      int size,
      SizeKind sizes,
      ContentKind content,
      double compressibility,
      int tags,
      long generation) {}

  /**
   * @param multiGet gets of one batch; 0 for single gets
   * @param caching rows a scan fetches at once
   * @param scanReadType {@code DEFAULT}, {@code STREAM} or {@code PREAD}
   */
  public record Reads(
      int multiGet,
      int caching,
      boolean cacheBlocks,
      String scanReadType,
      boolean asyncPrefetch,
      boolean addColumns,
      boolean filterAll) {}

  /**
   * @param multiPut puts of one batch; 0 for single puts
   * @param bufferSize bytes of the client's write buffer
   */
  public record Writes(boolean writeToWal, boolean autoFlush, int multiPut, long bufferSize) {}

  /** How the intended starts of an open loop are spread. */
  public enum ArrivalKind {
    CONSTANT,
    POISSON
  }

  /** How the rows of random commands are drawn. */
  public enum KeyKind {
    UNIFORM,
    ZIPFIAN,
    /** Zipfian from the newest row backwards. */
    LATEST
  }

  /**
   * @param inFlight requests of one client under way at once
   * @param rate operations a second of all clients together; 0 for a closed loop
   * @param duration how long instead of how many rows; empty for rows
   * @param measureAfter operations of each client that are warm-up and count for nothing
   * @param randomSleepMillis longest random pause before a read, outside what is measured
   * @param latencyThresholdMillis operations slower than this are counted; 0 for none
   */
  public record Load(
      int inFlight,
      double rate,
      ArrivalKind arrivals,
      KeyKind keys,
      Optional<Duration> duration,
      long measureAfter,
      int randomSleepMillis,
      int latencyThresholdMillis) {

    /** Whether operations start on a schedule whatever became of the earlier ones. */
    public boolean isOpen() {
      return rate > 0;
    }
  }

  /** One operation of the mixed workload and how much of it; shares sum up to 1. */
  public record Share(OpKind operation, double share) {}

  /**
   * @param latency print the table of latencies of each client, as {@code --latency}
   */
  public record Reporting(boolean latency) {}
}
