package org.benchsuite.dfsio;

import java.io.IOException;
import org.apache.hadoop.conf.Configuration;
import org.apache.hadoop.hdfs.HdfsConfiguration;
import org.benchsuite.common.Demand;
import picocli.CommandLine;

/** Demands of command lines on an HDFS that nobody runs. */
final class Demands {

  private Demands() {}

  static Demand of(String... words) throws IOException {
    Configuration configuration = new HdfsConfiguration();
    configuration.set("fs.defaultFS", "hdfs://localhost:1");
    return of(configuration, words);
  }

  static Demand of(Configuration configuration, String... words) throws IOException {
    Dfsio dfsio = new Dfsio();
    new CommandLine(dfsio)
        .setOptionsCaseInsensitive(true)
        .setPosixClusteredShortOptionsAllowed(false)
        .setCaseInsensitiveEnumValuesAllowed(true)
        .parseArgs(words);
    return dfsio.demand(configuration);
  }
}
