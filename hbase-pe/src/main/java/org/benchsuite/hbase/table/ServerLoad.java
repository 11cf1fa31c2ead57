package org.benchsuite.hbase.table;

/**
 * What the metrics page of one region server tells.
 *
 * @param server host, port and start code: another after a restart
 * @param cacheHits reads of blocks that the block cache had, since the server started
 * @param cacheMisses reads of blocks that it had not
 * @param compactionQueue compactions that wait
 * @param flushQueue flushes that wait
 */
record ServerLoad(
    String server, long cacheHits, long cacheMisses, long compactionQueue, long flushQueue) {}
