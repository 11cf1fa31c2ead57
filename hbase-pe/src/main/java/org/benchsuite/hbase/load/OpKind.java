package org.benchsuite.hbase.load;

/** What a request asks of the system under test. */
public enum OpKind {
  READ("read"),
  WRITE("write"),
  DELETE("delete"),
  /** The next row of the scan that the client has open. */
  SCAN_NEXT("scan next"),
  REVERSE_SCAN_NEXT("reverse scan next"),
  /** A whole scan for one value. */
  FILTER_SCAN("filter scan"),
  /** A scan from a row on, 120 rows long at most. */
  SEEK_SCAN("seek scan"),
  /** A scan of as many rows as the request says. */
  RANGE_SCAN("range scan"),
  INCREMENT("increment"),
  APPEND("append"),
  CHECK_AND_MUTATE("check and mutate"),
  CHECK_AND_PUT("check and put"),
  CHECK_AND_DELETE("check and delete"),
  META_WRITE("meta write"),
  META_READ("meta read"),
  META_CLEAN("meta clean"),
  /** Of the mixed workload: a write to a row that is there. */
  UPDATE("update"),
  /** Of the mixed workload: a write of a row that is new. */
  INSERT("insert"),
  /** Of the mixed workload: a scan of up to 100 rows. */
  SCAN("scan"),
  /** Of the mixed workload: a read, then a write of the same row. */
  READ_MODIFY_WRITE("read-modify-write");

  private final String title;

  OpKind(String title) {
    this.title = title;
  }

  /** The name in records and tables. */
  public String title() {
    return title;
  }

  /** Whether it puts a value. */
  public boolean writes() {
    return this == WRITE || this == UPDATE || this == INSERT || this == READ_MODIFY_WRITE;
  }
}
