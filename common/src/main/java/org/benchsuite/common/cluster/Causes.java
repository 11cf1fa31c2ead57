package org.benchsuite.common.cluster;

import java.net.ConnectException;
import java.net.NoRouteToHostException;
import java.net.SocketTimeoutException;
import java.net.UnknownHostException;
import org.apache.hadoop.ipc.RemoteException;

/** Words for exceptions: the one cause that a person can act on, without its stack. */
public final class Causes {

  private static final int LONGEST = 300;

  private Causes() {}

  /** A short phrase without a full stop at its end. */
  public static String sentence(Throwable failure) {
    Throwable deepest = failure;
    for (Throwable cause = failure; cause != null; cause = cause.getCause()) {
      deepest = cause;
      String known = known(cause);
      if (known != null) {
        return known;
      }
      if (cause.getCause() == cause) {
        break;
      }
    }
    String text = deepest.getMessage();
    if (text == null || text.isBlank()) {
      return deepest.getClass().getSimpleName();
    }
    String line = text.lines().findFirst().orElse(text).strip();
    String cut = line.length() > LONGEST ? line.substring(0, LONGEST) + "..." : line;
    return cut.endsWith(".") ? cut.substring(0, cut.length() - 1) : cut;
  }

  private static String known(Throwable cause) {
    if (cause instanceof UnknownHostException) {
      return "unknown host " + cause.getMessage();
    }
    if (cause instanceof ConnectException && cause.getCause() == null) {
      return "connection refused";
    }
    if (cause instanceof NoRouteToHostException) {
      return "no route to host";
    }
    if (cause instanceof SocketTimeoutException) {
      return "the connection timed out";
    }
    if (cause instanceof RemoteException remote) {
      return remote.getMessage().lines().findFirst().orElse("the server refused");
    }
    return null;
  }
}
