package org.benchsuite.hbase;

import static org.assertj.core.api.Assertions.assertThat;
import static org.benchsuite.hbase.CommandLines.settings;
import static org.junit.jupiter.params.provider.Arguments.arguments;

import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.Stream;
import org.benchsuite.hbase.PeSettings.ArrivalKind;
import org.benchsuite.hbase.PeSettings.ContentKind;
import org.benchsuite.hbase.PeSettings.KeyKind;
import org.benchsuite.hbase.PeSettings.SizeKind;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

class PeOptionsTest {

  private static final String WRITE = " sequentialWrite 2";
  private static final String READ = " randomRead 2";

  /** An option in a spelling, the rest of its line, what it sets, and to which value. */
  private static Stream<Arguments> options() {
    return Stream.of(
            valued("1000", WRITE, s -> s.rows().perClient(), 1000L, "rows"),
            valued("10k", WRITE, s -> s.rows().perClient(), 10_000L, "rows"),
            valued("5b", WRITE, s -> s.rows().total(), 10_000_000_000L, "rows"),
            valued("2", WRITE, s -> s.rows().perClient(), 1_048_576L, "size"),
            valued("77", WRITE, s -> s.rows().start(), 77L, "startRow", "start-row"),
            valued("0.25", WRITE, s -> s.rows().sampleRate(), 0.25, "sampleRate", "sample-rate"),
            valued("3", WRITE, s -> s.rows().cycles(), 3, "cycles"),
            valued(
                "9",
                WRITE,
                s -> s.load().latencyThresholdMillis(),
                9,
                "latencyThreshold",
                "latency-threshold"),
            valued("11", WRITE, s -> s.load().measureAfter(), 11L, "measureAfter", "measure-after"),
            valued("4", WRITE, s -> s.connections(), 4, "connCount", "conn-count"),
            valued("ns:T-1", WRITE, s -> s.table().name(), "ns:T-1", "table"),
            valued("5", READ, s -> s.load().randomSleepMillis(), 5, "randomSleep", "random-sleep"),
            valued("gz", WRITE, s -> s.table().compression(), "GZ", "compress"),
            valued("AES", WRITE, s -> s.table().encryption(), Optional.of("AES"), "encryption"),
            valued(
                "FAST_DIFF",
                WRITE,
                s -> s.table().blockEncoding(),
                "FAST_DIFF",
                "blockEncoding",
                "block-encoding"),
            valued("8192", WRITE, s -> s.table().blockSize(), 8192, "blockSize", "block-size"),
            valued(
                "ROWCOL",
                WRITE,
                s -> s.table().bloomFilter(),
                "ROWCOL",
                "bloomFilter",
                "bloom-filter"),
            valued(
                "BASIC",
                WRITE,
                s -> s.table().inMemoryCompaction(),
                Optional.of("BASIC"),
                "inmemoryCompaction",
                "inmemory-compaction",
                "in-memory-compaction"),
            valued("16", WRITE, s -> s.table().presplit(), 16, "presplit"),
            valued(
                "a.Policy",
                WRITE,
                s -> s.table().splitPolicy(),
                Optional.of("a.Policy"),
                "splitPolicy",
                "split-policy"),
            valued("3", READ, s -> s.table().replicas(), 3, "replicas"),
            valued("2", WRITE, s -> s.table().families(), 2, "families"),
            valued("5", WRITE, s -> s.table().columns(), 5, "columns"),
            valued("100", WRITE, s -> s.values().size(), 100, "valueSize", "value-size"),
            valued(
                "2MB", WRITE, s -> s.writes().bufferSize(), 2L << 20, "bufferSize", "buffer-size"),
            valued("10", READ, s -> s.reads().multiGet(), 10, "multiGet", "multi-get"),
            valued("99", READ, s -> s.reads().caching(), 99, "caching"),
            valued(
                "pread",
                READ,
                s -> s.reads().scanReadType(),
                "PREAD",
                "scanReadType",
                "scan-read-type"),
            valued("64", READ, s -> s.load().inFlight(), 64, "inFlight", "in-flight"),
            valued("1.5k", READ, s -> s.load().rate(), 1500.0, "rate"),
            valued(
                "10m",
                READ,
                s -> s.load().duration(),
                Optional.of(Duration.ofMinutes(10)),
                "duration"),
            valued("zipfian", READ, s -> s.load().keys(), KeyKind.ZIPFIAN, "keys"),
            valued(
                "random",
                WRITE,
                s -> s.values().content(),
                ContentKind.RANDOM,
                "valueContent",
                "value-content"),
            valued(
                "compressible:0.5",
                WRITE,
                s -> s.values().compressibility(),
                0.5,
                "valueContent",
                "value-content"),
            valued(
                "compressible:4", WRITE, s -> s.values().compressibility(), 0.75, "valueContent"),
            valued("8", WRITE, s -> s.clientsPerMap(), 8, "threadsPerMap", "threads-per-map"))
        .flatMap(Function.identity());
  }

  private static Stream<Arguments> valued(
      String value,
      String rest,
      Function<PeSettings, Object> effect,
      Object expected,
      String... spellings) {
    return Stream.of(spellings)
        .flatMap(name -> Stream.of("--" + name + "=" + value, "--" + name + " " + value))
        .flatMap(option -> Stream.of(option + rest, rest.strip() + " " + option))
        .map(line -> arguments(line, effect, expected));
  }

  @ParameterizedTest(name = "{0}")
  @MethodSource("options")
  void takesValuesInBothSpellingsAnywhere(
      String line, Function<PeSettings, Object> effect, Object expected) {
    assertThat(effect.apply(settings(line))).isEqualTo(expected);
  }

  private static Stream<Arguments> switches() {
    return Stream.of(
            flag(WRITE, false, s -> s.noMapReduce(), "nomapred", "no-mapreduce"),
            flag(WRITE, false, s -> s.reporting().latency(), "latency"),
            flag(WRITE, false, s -> s.connections() == 1, "oneCon", "one-con"),
            flag(WRITE, false, s -> s.table().inMemory(), "inmemory", "in-memory"),
            flag(
                WRITE,
                false,
                s -> s.values().sizes() == SizeKind.RANDOM,
                "valueRandom",
                "value-random"),
            flag(WRITE, false, s -> s.values().sizes() == SizeKind.ZIPF, "valueZipf", "value-zipf"),
            flag(WRITE, false, s -> s.values().tags() == 1, "usetags", "use-tags"),
            flag(WRITE, true, s -> s.writes().writeToWal(), "writeToWAL", "write-to-wal"),
            flag(WRITE, false, s -> s.writes().autoFlush(), "autoFlush", "auto-flush"),
            flag(READ, true, s -> s.reads().cacheBlocks(), "cacheBlocks", "cache-blocks"),
            flag(READ, false, s -> s.reads().asyncPrefetch(), "asyncPrefetch", "async-prefetch"),
            flag(READ, true, s -> s.reads().addColumns(), "addColumns", "add-columns"),
            flag(READ, false, s -> s.reads().filterAll(), "filterAll", "filter-all"),
            flag(READ, false, s -> s.verify(), "verify"),
            flag(WRITE, false, s -> s.table().recreate(), "recreate"))
        .flatMap(Function.identity());
  }

  private static Stream<Arguments> flag(
      String rest, boolean normally, Function<PeSettings, Boolean> effect, String... spellings) {
    return Stream.of(spellings)
        .flatMap(
            name ->
                Stream.of(
                    arguments(rest.strip(), effect, normally),
                    arguments("--" + name + rest, effect, true),
                    arguments(rest.strip() + " --" + name, effect, true),
                    arguments("--" + name + "=true" + rest, effect, true),
                    arguments("--" + name + "=FALSE" + rest, effect, false),
                    arguments(rest.strip() + " --" + name + "=false", effect, false)));
  }

  @ParameterizedTest(name = "{0}")
  @MethodSource("switches")
  void aSwitchTakesItsValueAfterAnEqualsSignOnly(
      String line, Function<PeSettings, Boolean> effect, boolean expected) {
    assertThat(effect.apply(settings(line))).isEqualTo(expected);
  }

  @ParameterizedTest
  @EnumSource(PeCommand.class)
  void knowsEveryCommand(PeCommand command) {
    String mix = command == PeCommand.MIXED ? "--mix=A " : "";
    assertThat(settings(mix + "--nomapred " + command.title() + " 1").command()).isEqualTo(command);
  }

  @Test
  void isUpstreamsWithoutOptions() {
    PeSettings settings = settings("sequentialWrite 3");
    assertThat(settings)
        .isEqualTo(
            new PeSettings(
                PeCommand.SEQUENTIAL_WRITE,
                3,
                false,
                1,
                new PeSettings.Rows(0, 1_048_576, 3 * 1_048_576, 1, 1),
                new PeSettings.TableLayout(
                    "TestTable",
                    1,
                    1,
                    "NONE",
                    Optional.empty(),
                    "NONE",
                    65536,
                    "ROW",
                    false,
                    Optional.of("NONE"),
                    0,
                    Optional.empty(),
                    1,
                    false),
                new PeSettings.Values(1000, SizeKind.FIXED, ContentKind.PATTERN, 0, 0, 1),
                new PeSettings.Reads(0, 30, true, "DEFAULT", false, true, false),
                new PeSettings.Writes(true, false, 0, 2097152),
                new PeSettings.Load(
                    1, 0, ArrivalKind.CONSTANT, KeyKind.UNIFORM, Optional.empty(), 0, 0, 0),
                List.of(),
                0,
                false,
                new PeSettings.Reporting(false),
                7));
  }

  @Test
  void caseOfOptionsDoesNotMatterAndHadoopsAndOursStandAnywhere() {
    PeSettings settings =
        settings("--NoMapRed -Da=b sequentialWrite --ROWS=10 --trials 3 1 -queue q -D c=d --force");
    assertThat(settings.rows().perClient()).isEqualTo(10);
    assertThat(settings.noMapReduce()).isTrue();
  }

  @Test
  void batchesOfPutsNeedNoBuffer() {
    assertThat(settings("--multiPut=10 --autoFlush sequentialWrite 1").batch()).isEqualTo(10);
    assertThat(settings("--multi-put 10 asyncRandomWrite 1").batch()).isEqualTo(10);
    assertThat(settings("--multi-put 10 --in-flight 4 randomWrite 1").batch()).isEqualTo(10);
  }

  @Test
  void tagsPoissonAndGenerationGoWithTheirSwitch() {
    assertThat(settings("--usetags --numoftags=3 sequentialWrite 1").values().tags()).isEqualTo(3);
    assertThat(settings("--numoftags=3 sequentialWrite 1").values().tags()).isZero();
    assertThat(settings("--rate=5 --arrivals=Poisson scan 1").load().arrivals())
        .isEqualTo(ArrivalKind.POISSON);
    PeSettings.Values values = settings("--verify --generation=4 sequentialWrite 1").values();
    assertThat(values.generation()).isEqualTo(4);
    assertThat(values.content()).isEqualTo(ContentKind.VERIFIABLE);
  }

  @ParameterizedTest
  @ValueSource(strings = {"--help", "-h", "--nomapred --help"})
  void helps(String line) {
    CommandLines.Ran ran = CommandLines.run(line.split(" "));
    assertThat(ran.exitCode()).isZero();
    assertThat(ran.out()).contains("--valueSize", "--value-size", "COMMAND", "NCLIENTS", "--rate");
    assertThat(List.of(ran.out().split("[^A-Za-z0-9]+"))).containsAll(PeCommand.titles());
  }
}
