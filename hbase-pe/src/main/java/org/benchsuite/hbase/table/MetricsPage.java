package org.benchsuite.hbase.table;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.IOException;
import java.io.InputStream;
import java.net.URI;
import java.net.URLConnection;
import java.util.Optional;

/**
 * The metrics page ({@code /jmx}) of a region server: the only place that tells block cache hits
 * and queues. It is as old as the server's metrics periods make it, up to about 10 s.
 */
final class MetricsPage {

  private static final int PATIENCE_MILLIS = 3000;
  private static final String QUERY = "/jmx?qry=Hadoop:service=HBase,name=RegionServer,sub=Server";

  private MetricsPage() {}

  /** Reads it; empty where no page is served or it cannot be read from here. */
  static Optional<ServerLoad> read(String server, String host, int port) {
    if (port <= 0) {
      return Optional.empty();
    }
    try {
      URLConnection page =
          URI.create("http://" + host + ":" + port + QUERY).toURL().openConnection();
      page.setConnectTimeout(PATIENCE_MILLIS);
      page.setReadTimeout(PATIENCE_MILLIS);
      try (InputStream body = page.getInputStream()) {
        return parse(server, new ObjectMapper().readTree(body));
      }
    } catch (IOException | IllegalArgumentException e) {
      // closed, secured or another format: the record says that the figures are not known
      return Optional.empty();
    }
  }

  static Optional<ServerLoad> parse(String server, JsonNode page) {
    for (JsonNode bean : page.path("beans")) {
      if (bean.has("blockCacheHitCount") && bean.has("compactionQueueLength")) {
        return Optional.of(
            new ServerLoad(
                server,
                bean.path("blockCacheHitCount").asLong(),
                bean.path("blockCacheMissCount").asLong(),
                bean.path("compactionQueueLength").asLong(),
                bean.path("flushQueueLength").asLong()));
      }
    }
    return Optional.empty();
  }
}
