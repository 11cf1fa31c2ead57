package org.benchsuite.wordcount.text;

import java.net.URI;
import org.apache.hadoop.fs.RawLocalFileSystem;

/** A file system that is not the one of this machine's disks, though its files are there. */
public final class RemoteDisk extends RawLocalFileSystem {

  @Override
  public URI getUri() {
    return URI.create("remote:///");
  }

  @Override
  public String getScheme() {
    return "remote";
  }
}
