package org.benchsuite.local;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.InetAddress;
import java.net.ServerSocket;

/** Finds a TCP port of the loopback interface that is free, for servers that cannot take port 0. */
final class FreePort {
  private FreePort() {}

  static int find() {
    try (ServerSocket socket = new ServerSocket(0, 1, InetAddress.getLoopbackAddress())) {
      return socket.getLocalPort();
    } catch (IOException noneFree) {
      throw new UncheckedIOException("No TCP port is free on the loopback interface", noneFree);
    }
  }
}
