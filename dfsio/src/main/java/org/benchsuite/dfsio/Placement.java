package org.benchsuite.dfsio;

import java.io.IOException;
import org.apache.hadoop.fs.FileSystem;
import org.apache.hadoop.hdfs.DistributedFileSystem;
import org.apache.hadoop.hdfs.protocol.ErasureCodingPolicy;
import org.apache.hadoop.hdfs.protocol.SystemErasureCodingPolicies;
import org.benchsuite.common.UsageException;
import org.benchsuite.common.cluster.Causes;

/** Storage and erasure coding policies of the data folder, and what they cost in space. */
final class Placement {

  private final Layout layout;
  private final FileSystem fileSystem;
  private final DfsioOptions options;

  Placement(Layout layout, FileSystem fileSystem, DfsioOptions options) {
    this.layout = layout;
    this.fileSystem = fileSystem;
    this.options = options;
  }

  /** Sets the policies on the empty data folder, so that the files' very first block obeys them. */
  void apply() throws IOException {
    if (options.files.storagePolicy != null) {
      try {
        fileSystem.setStoragePolicy(layout.data(), options.files.storagePolicy);
      } catch (UnsupportedOperationException | IOException e) {
        throw new UsageException(
            "-storagePolicy "
                + options.files.storagePolicy
                + ": "
                + Causes.sentence(e)
                + "; see 'hdfs storagepolicies -listPolicies'.",
            e);
      }
    }
    if (options.files.erasurePolicy != null) {
      try {
        requireHdfs().setErasureCodingPolicy(layout.data(), options.files.erasurePolicy);
      } catch (IOException e) {
        throw new UsageException(
            "-erasureCodePolicy "
                + options.files.erasurePolicy
                + ": "
                + Causes.sentence(e)
                + "; see 'hdfs ec -listPolicies'.",
            e);
      }
    }
  }

  private DistributedFileSystem requireHdfs() {
    if (fileSystem instanceof DistributedFileSystem hdfs) {
      return hdfs;
    }
    throw new UsageException(
        "-erasureCodePolicy needs HDFS, and " + layout.root() + " is not on HDFS.");
  }

  /** Physical bytes per logical byte: replicas, or (data + parity) / data units. */
  double copies(Plan plan, DataFiles files) throws IOException {
    ErasureCodingPolicy policy = erasurePolicy(plan, files);
    if (policy != null) {
      return striped(policy);
    }
    if (plan.operation() == Operation.WRITE) {
      return Math.max(1, plan.replicationOn(fileSystem, layout.file(0)));
    }
    return Math.max(1, files.replication());
  }

  /** The same for new files, as far as it is known without asking a cluster. */
  double plannedCopies(Plan plan) {
    if (options.files.erasurePolicy != null) {
      requireHdfs();
      ErasureCodingPolicy policy =
          SystemErasureCodingPolicies.getByName(options.files.erasurePolicy);
      if (policy != null) {
        return striped(policy);
      }
    }
    return Math.max(1, plan.replicationOn(fileSystem, layout.file(0)));
  }

  private static double striped(ErasureCodingPolicy policy) {
    double data = policy.getNumDataUnits();
    return (data + policy.getNumParityUnits()) / data;
  }

  private ErasureCodingPolicy erasurePolicy(Plan plan, DataFiles files) throws IOException {
    if (!(fileSystem instanceof DistributedFileSystem hdfs)) {
      return null;
    }
    if (plan.operation() == Operation.WRITE) {
      return options.files.erasurePolicy == null ? null : named(hdfs);
    }
    return files.present() == 0 ? null : hdfs.getErasureCodingPolicy(layout.file(0));
  }

  private ErasureCodingPolicy named(DistributedFileSystem hdfs) throws IOException {
    return hdfs.getAllErasureCodingPolicies().stream()
        .map(info -> info.getPolicy())
        .filter(policy -> policy.getName().equals(options.files.erasurePolicy))
        .findFirst()
        .orElseThrow(
            () ->
                new UsageException(
                    "-erasureCodePolicy: HDFS knows no policy '"
                        + options.files.erasurePolicy
                        + "'; see 'hdfs ec -listPolicies'."));
  }
}
