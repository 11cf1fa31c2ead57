package org.benchsuite.hbase.table;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.net.URL;
import java.net.URLClassLoader;
import java.util.ServiceLoader;
import org.apache.hadoop.conf.Configuration;
import org.benchsuite.common.sweep.RestCheck;
import org.junit.jupiter.api.Test;

/** Rest where there is no HBase; where there is one see the tests on a cluster. */
class HBaseCompactionsTest {

  private static RestCheck found() {
    return ServiceLoader.load(RestCheck.class).stream()
        .filter(check -> check.type() == HBaseCompactions.class)
        .findFirst()
        .orElseThrow()
        .get();
  }

  @Test
  void whereNoneIsConfiguredThereIsRest() throws IOException {
    assertThat(found().unrest(new Configuration())).isEmpty();
  }

  @Test
  void oneThatIsConfiguredAndDoesNotAnswerIsNamed() throws IOException {
    Configuration conf = new Configuration(false);
    int port;
    try (ServerSocket socket = new ServerSocket(0, 1, InetAddress.getLoopbackAddress())) {
      port = socket.getLocalPort();
    }
    conf.set("hbase.zookeeper.quorum", "127.0.0.1:" + port);
    assertThat(found().unrest(conf)).hasValue("no answer of HBase at 127.0.0.1:" + port);
  }

  @Test
  void withoutItsClientThereIsNothingToAsk() throws Exception {
    Configuration conf = new Configuration(false);
    conf.set("hbase.zookeeper.quorum", "127.0.0.1:1");
    try (URLClassLoader loader = new WithoutHBase()) {
      Object check =
          loader.loadClass(HBaseCompactions.class.getName()).getConstructor().newInstance();
      assertThat(check.getClass().getClassLoader()).isSameAs(loader);
      assertThat(((RestCheck) check).unrest(conf)).isEmpty();
    }
  }

  /** Loads our own classes anew and none of HBase. */
  private static final class WithoutHBase extends URLClassLoader {

    WithoutHBase() {
      super(ownClasses(), HBaseCompactionsTest.class.getClassLoader());
    }

    private static URL[] ownClasses() {
      return new URL[] {HBaseCompactions.class.getProtectionDomain().getCodeSource().getLocation()};
    }

    @Override
    protected Class<?> loadClass(String name, boolean resolve) throws ClassNotFoundException {
      if (name.startsWith("org.apache.hadoop.hbase.")) {
        throw new ClassNotFoundException(name);
      }
      if (!name.startsWith("org.benchsuite.hbase.")) {
        return super.loadClass(name, resolve);
      }
      synchronized (getClassLoadingLock(name)) {
        Class<?> known = findLoadedClass(name);
        return known == null ? findClass(name) : known;
      }
    }
  }
}
