package org.benchsuite.wordcount.count;

/** What the tasks of a count tell beside Hadoop's own counters. */
enum WordCounters {
  /** Bytes of the input's files. */
  BYTES_READ,
  /** Words, each time that one occurred. */
  WORDS,
  /** The numbers of all words added up, see {@link org.benchsuite.wordcount.words.WordHash}. */
  CHECKSUM
}
