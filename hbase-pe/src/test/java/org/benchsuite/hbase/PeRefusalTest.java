package org.benchsuite.hbase;

import static org.assertj.core.api.Assertions.assertThat;
import static org.benchsuite.hbase.CommandLines.refusal;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class PeRefusalTest {

  @ParameterizedTest(name = "{0}")
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '"',
      textBlock =
          """
          sequentialWrite 0                            | NCLIENTS must be 1 to 500, not 0.
          sequentialWrite 501                          | NCLIENTS must be 1 to 500, not 501.
          randomReed 1                                 | Unknown command 'randomReed'; did you mean randomRead
          nonsensical 1                                | Unknown command 'nonsensical'; there are sequentialWrite, sequentialRead,
          my.own.Test 1                                | 'my.own.Test' looks like a class: custom tests of upstream cannot be loaded here
          --traceRate=0.5 randomRead 1                 | --traceRate is refused: it set the rate of HTrace, which HBase replaced by OpenTelemetry
          --trace-rate 0.5 randomRead 1                | --traceRate is refused
          --commandPropertiesFile=f randomRead 1       | --commandPropertiesFile is refused: it is for custom test classes
          --period=500 randomRead 1                    | --period is refused: progress is told by time
          --flushCommits=false randomWrite 1           | --flushCommits=false is refused
          --rate=5 sequentialWrite 1                   | --rate needs answers one by one
          --valueRandom=maybe sequentialWrite 1        | 'maybe' is not a boolean
          --nomapred=yes sequentialWrite 1             | 'yes' is not a boolean
          --rows=ten sequentialWrite 1                 | 'ten' is not a number of rows, such as 1000, 10k, 5m or 2b
          --rows=0 sequentialWrite 1                   | --rows must be 1 or more, not 0.
          --rows=9223372036854775807 sequentialWrite 2 | beyond 2^63 rows
          --size=0 sequentialWrite 1                   | --size must be above 0 GB
          --size=2 --rows=9 sequentialWrite 1          | --size and --rows go together only where rows are read at random, not with sequentialWrite
          --size=0.0001 sequentialWrite 500            | --size=1.0E-4 is 104 rows, fewer than the 500 clients
          --sampleRate=0 sequentialWrite 1             | --sampleRate is a share above 0 and up to 1, not 0.0.
          --sampleRate=2 sequentialWrite 1             | --sampleRate is a share above 0 and up to 1, not 2.0.
          --cycles=0 sequentialWrite 1                 | --cycles must be 1 or more, not 0.
          --oneCon --connCount=2 sequentialWrite 1     | --oneCon is one connection and --connCount=2 are several
          --connCount=0 sequentialWrite 1              | --connCount must be 1 or more
          --valueRandom --valueZipf sequentialWrite 1  | --valueRandom and --valueZipf are two kinds of sizes; choose one.
          --multiPut=10 sequentialWrite 1              | --multiPut needs --autoFlush
          --multiPut=10 --autoFlush randomRead 1       | --multiPut batches the puts of sequentialWrite and randomWrite; randomRead has none to batch
          --multiGet=10 sequentialRead 1               | --multiGet batches the gets of randomRead and asyncRandomRead; sequentialRead has none to batch
          --compress=ZIP sequentialWrite 1             | --compress: HBase has no 'ZIP'; choose one of LZO, GZ, NONE, SNAPPY, LZ4, BZIP2, ZSTD, LZMA, BROTLI.
          --blockEncoding=X sequentialWrite 1          | --blockEncoding: HBase has no 'X'; choose one of NONE, PREFIX, DIFF, FAST_DIFF, ROW_INDEX_V1.
          --bloomFilter=X sequentialWrite 1            | --bloomFilter: HBase has no 'X'; choose one of NONE, ROW, ROWCOL
          --inmemoryCompaction=X sequentialWrite 1     | --inmemoryCompaction: HBase has no 'X'; choose one of NONE, BASIC, EAGER, ADAPTIVE.
          --scanReadType=X scan 1                      | --scanReadType: HBase has no 'X'; choose one of DEFAULT, STREAM, PREAD.
          --families=0 sequentialWrite 1               | --families must be 1 or more
          --columns=0 sequentialWrite 1                | --columns must be 1 or more
          --replicas=0 sequentialWrite 1               | --replicas must be 1 or more
          --caching=0 scan 1                           | --caching must be 1 or more
          --rows=10 --presplit=11 sequentialWrite 1    | --presplit=11 makes more regions than there are rows.
          --valueSize=0 sequentialWrite 1              | the size must be positive
          --table=a/b sequentialWrite 1                | --table: 'a/b' is no name of a table
          --inFlight=0 randomRead 1                    | --inFlight must be 1 or more, not 0.
          --inFlight=2 scan 1                          | --inFlight cannot be more than 1 for scan: a scanner hands out one row after the other
          --rate=0 randomRead 1                        | --rate must be above 0 operations a second.
          --rate=-1 randomRead 1                       | '-1' is not a number of operations a second
          --arrivals=poisson randomRead 1              | --arrivals spreads the operations of --rate; give both.
          --arrivals=weekly --rate=1 randomRead 1      | expected one of [CONSTANT, POISSON]
          --keys=zipfian sequentialRead 1              | --keys is for commands that choose rows at random, and sequentialRead goes through them in order
          --duration=0s randomRead 1                   | --duration must be longer than 0.
          --duration=soon randomRead 1                 | 'soon' is not a time such as 30s or 5m
          --duration=1m --cycles=2 randomRead 1        | --duration ends the run, so --cycles means nothing beside it.
          --rows=10 --measureAfter=10 randomRead 1     | --measureAfter=10 leaves nothing to measure of the 10 operations of each client
          --mix=read:1 randomRead 1                    | --mix tells what 'mixed' does; randomRead does one thing
          mixed 1                                      | mixed needs --mix, such as --mix=read:95,update:5
          --mix=A --verify increment 1                 | --mix tells what 'mixed' does
          --verify increment 1                         | --verify is for commands that write or read whole values; increment does not
          --verify --filterAll scan 1                  | --verify has nothing to compare when --filterAll lets no row through
          --verify --valueContent=random scan 1        | --verify makes values of its own kind
          --generation=2 randomRead 1                  | --generation tells what --verify compares with; give both.
          --valueContent=noise sequentialWrite 1       | --valueContent: 'noise' is no kind of value; choose pattern, random or compressible:R
          --valueContent=compressible:x randomWrite 1  | --valueContent: 'compressible:x' is no kind of value
          --recreate randomRead 1                      | --recreate drops the table whose rows randomRead needs; leave it out
          --recreate checkAndDelete 1                  | --recreate drops the table whose rows checkAndDelete needs
          --recreate --mix=A mixed 1                   | --recreate drops the table whose rows mixed needs
          --nomapred --threadsPerMap=2 randomRead 1    | --threadsPerMap is for map tasks, and --nomapred runs none
          --rows=1 --startRow=5 --rows=2 randomRead 1  | --rows is given more than once; give it once
          --valueSize=1 --value-size 2 randomRead 1    | --valueSize is given more than once
          --latency --latency=false randomRead 1       | --latency is given more than once
          --trials 1 -trials 2 randomRead 1            | --trials is given more than once
          randomRead                                   | Missing required parameter: 'NCLIENTS'
          randomRead many                              | 'many' is not an int
          --valueSiez=1 randomRead 1                   | Unknown option '--valueSiez=1'; did you mean
          randomRead 1 2                               | Unknown argument '2'
          """)
  void saysWhatIsWrong(String line, String sentence) {
    assertThat(refusal(line)).contains(sentence).doesNotContain("\n");
  }

  @Test
  void namesTheSwitchAndSeveralNearCommands() {
    assertThat(refusal("--valueRandom=maybe randomRead 1"))
        .startsWith("Invalid value for option '--valueRandom': 'maybe' is not a boolean.");
    assertThat(refusal("sequentialWrte 1"))
        .isEqualTo(
            "Unknown command 'sequentialWrte'; did you mean sequentialWrite, sequentialDelete or"
                + " sequentialRead?");
  }

  /** A switch does not take the next word for its value, so the value is taken for the command. */
  @Test
  void aSwitchLeavesTheNextWordAlone() {
    assertThat(refusal("--nomapred true sequentialWrite 1")).contains("sequentialWrite");
  }
}
