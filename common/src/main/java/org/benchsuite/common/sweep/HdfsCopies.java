package org.benchsuite.common.sweep;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.IOException;
import java.net.HttpURLConnection;
import java.net.URI;
import java.net.URL;
import java.util.Optional;
import org.apache.hadoop.conf.Configuration;
import org.apache.hadoop.fs.FileSystem;

/**
 * Blocks that DataNodes copy right now. They no longer count as under-replicated, and no client
 * call tells them: only the NameNode's metrics do ({@code PendingReconstructionBlocks}).
 */
final class HdfsCopies implements RestCheck {

  private static final String METRIC = "PendingReconstructionBlocks";
  private static final String QUERY = "/jmx?qry=Hadoop:service=NameNode,name=FSNamesystemState";
  private static final int TIMEOUT_MILLIS = 3000;

  @Override
  public Optional<String> unrest(Configuration configuration) {
    if (!"hdfs".equals(FileSystem.getDefaultUri(configuration).getScheme())) {
      return Optional.empty();
    }
    // a standby copies nothing
    long copies =
        NameNodeAddresses.http(configuration).stream().mapToLong(HdfsCopies::copies).sum();
    return Counted.of(copies, "unfinished block copy", "unfinished block copies");
  }

  /** None when it does not tell: its web server may be closed to us, which is no unrest. */
  private static long copies(String address) {
    try {
      URL url = URI.create("http://" + address + QUERY).toURL();
      HttpURLConnection connection = (HttpURLConnection) url.openConnection();
      connection.setConnectTimeout(TIMEOUT_MILLIS);
      connection.setReadTimeout(TIMEOUT_MILLIS);
      try (var in = connection.getInputStream()) {
        JsonNode beans = new ObjectMapper().readTree(in).path("beans");
        return beans.path(0).path(METRIC).asLong(0);
      } finally {
        connection.disconnect();
      }
    } catch (IOException | IllegalArgumentException e) {
      return 0;
    }
  }
}
