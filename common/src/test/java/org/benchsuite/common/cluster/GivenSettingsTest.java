package org.benchsuite.common.cluster;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Files;
import java.nio.file.Path;
import org.apache.hadoop.conf.Configuration;
import org.apache.hadoop.mapred.JobConf;
import org.apache.hadoop.util.GenericOptionsParser;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class GivenSettingsTest {

  @TempDir Path folder;

  @Test
  void commandLineCountsAndSitesDoNot() throws Exception {
    Path site = Files.writeString(folder.resolve("mapred-site.xml"), property("a.site", "1"));
    Path own = Files.writeString(folder.resolve("mine.xml"), property("a.file", "1"));
    Configuration configuration = new JobConf();
    configuration.addResource(new org.apache.hadoop.fs.Path(site.toUri()));
    new GenericOptionsParser(
        configuration,
        new String[] {"-conf", own.toString(), "-D", "mapreduce.job.reduces=7", "-D", "a.new=1"});
    assertThat(GivenSettings.isGiven(configuration, "mapreduce.job.reduces")).isTrue();
    assertThat(GivenSettings.isGiven(configuration, "a.new")).isTrue();
    assertThat(GivenSettings.isGiven(configuration, "a.file")).isTrue();
    assertThat(GivenSettings.isGiven(configuration, "a.site")).isFalse();
    assertThat(GivenSettings.isGiven(configuration, "mapreduce.job.maps")).isFalse();
    assertThat(GivenSettings.isGiven(configuration, "nowhere")).isFalse();
    assertThat(GivenSettings.isGiven(new JobConf(configuration), "mapreduce.job.reduces")).isTrue();
  }

  private static String property(String name, String value) {
    return "<configuration><property><name>"
        + name
        + "</name><value>"
        + value
        + "</value></property></configuration>";
  }
}
