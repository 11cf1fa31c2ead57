package org.benchsuite.local;

import java.io.IOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse.BodyHandlers;
import java.time.Duration;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.apache.hadoop.conf.Configuration;

/** How many nodes the NameNode and the ResourceManager count as alive, asked through their webs. */
record LiveNodes(int dataNodes, int nodeManagers) {
  private static final Duration LIMIT = Duration.ofSeconds(10);

  static LiveNodes of(Configuration conf) throws IOException, InterruptedException {
    return new LiveNodes(
        number(
            conf.get("dfs.namenode.http-address"),
            "/jmx?qry=Hadoop:service=NameNode,name=FSNamesystemState",
            "NumLiveDataNodes"),
        number(
            conf.get("yarn.resourcemanager.webapp.address"),
            "/ws/v1/cluster/metrics",
            "activeNodes"));
  }

  private static int number(String address, String path, String name)
      throws IOException, InterruptedException {
    URI uri = URI.create("http://" + address + path);
    HttpRequest request = HttpRequest.newBuilder(uri).timeout(LIMIT).build();
    String answer =
        HttpClient.newBuilder()
            .connectTimeout(LIMIT)
            .build()
            .send(request, BodyHandlers.ofString())
            .body();
    Matcher matcher = Pattern.compile("\"" + name + "\"\\s*:\\s*(\\d+)").matcher(answer);
    if (!matcher.find()) {
      throw new IOException("The answer of %s does not tell %s".formatted(uri, name));
    }
    return Integer.parseInt(matcher.group(1));
  }
}
