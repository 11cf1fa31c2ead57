package org.benchsuite.common.sweep;

import static org.assertj.core.api.Assertions.assertThat;

import com.sun.net.httpserver.HttpServer;
import java.io.IOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.nio.charset.StandardCharsets;
import org.apache.hadoop.conf.Configuration;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

class HdfsCopiesTest {

  private final HdfsCopies check = new HdfsCopies();
  private final Configuration configuration = new Configuration(false);
  private HttpServer server;
  private String answer = "";

  @BeforeEach
  void start() throws IOException {
    server = HttpServer.create(new InetSocketAddress(InetAddress.getLoopbackAddress(), 0), 0);
    server.createContext(
        "/jmx",
        exchange -> {
          byte[] body = answer.getBytes(StandardCharsets.UTF_8);
          exchange.sendResponseHeaders(body.length == 0 ? 401 : 200, Math.max(-1, body.length));
          exchange.getResponseBody().write(body);
          exchange.close();
        });
    server.start();
    configuration.set("fs.defaultFS", "hdfs://localhost:8020");
    configuration.set("dfs.namenode.http-address", address());
  }

  private String address() {
    return "localhost:" + server.getAddress().getPort();
  }

  @AfterEach
  void stop() {
    server.stop(0);
  }

  private static String metrics(int copies) {
    return "{\"beans\":[{\"name\":\"Hadoop:service=NameNode,name=FSNamesystemState\","
        + "\"PendingReconstructionBlocks\":"
        + copies
        + "}]}";
  }

  @Test
  void countsWhatTheNameNodeTells() {
    answer = metrics(3);
    assertThat(check.unrest(configuration)).contains("3 unfinished block copies");
    answer = metrics(1);
    assertThat(check.unrest(configuration)).contains("1 unfinished block copy");
    answer = metrics(0);
    assertThat(check.unrest(configuration)).isEmpty();
  }

  @Test
  void asksEveryNameNodeOfAService() {
    answer = metrics(2);
    configuration.set("fs.defaultFS", "hdfs://service");
    configuration.set("dfs.ha.namenodes.service", "a, b");
    configuration.set("dfs.namenode.http-address.service.a", address());
    configuration.set("dfs.namenode.http-address.service.b", address());
    assertThat(check.unrest(configuration)).contains("4 unfinished block copies");
  }

  @Test
  void nameNodeThatDoesNotTellIsNoUnrest() {
    assertThat(check.unrest(configuration)).isEmpty();
    answer = "<html>";
    assertThat(check.unrest(configuration)).isEmpty();
    server.stop(0);
    assertThat(check.unrest(configuration)).isEmpty();
  }

  @Test
  void boundToAllInterfacesIsReachedWhereClientsReachIt() {
    configuration.unset("dfs.namenode.http-address");
    assertThat(NameNodeAddresses.http(configuration)).containsExactly("localhost:9870");
    configuration.set("dfs.namenode.http-address", "0.0.0.0:50070");
    assertThat(NameNodeAddresses.http(configuration)).containsExactly("localhost:50070");
  }
}
