package org.benchsuite.suite;

import java.io.IOException;
import java.net.URI;
import java.util.ArrayList;
import java.util.List;
import org.apache.hadoop.conf.Configuration;
import org.apache.hadoop.fs.FileSystem;
import org.apache.hadoop.fs.FsStatus;
import org.apache.hadoop.fs.Path;
import org.apache.hadoop.hdfs.DistributedFileSystem;
import org.apache.hadoop.hdfs.protocol.HdfsConstants.DatanodeReportType;
import org.benchsuite.common.NotFitException;
import org.benchsuite.common.cluster.Causes;
import org.benchsuite.common.cluster.Reachability;
import org.benchsuite.results.text.Quantities;

/** Looks at the default file system: reachable, out of safe mode, nodes alive, room to write. */
final class HdfsCheck {

  private static final double LITTLE = 0.10;

  private final Configuration configuration;
  private final List<Finding> findings = new ArrayList<>();

  HdfsCheck(Configuration configuration) {
    this.configuration = configuration;
  }

  List<Finding> run() throws InterruptedException {
    URI uri = FileSystem.getDefaultUri(configuration);
    try {
      new Reachability(configuration).checkFileSystem(uri);
      findings.add(Finding.ok("file system", uri + " answers"));
      look(FileSystem.get(configuration));
    } catch (NotFitException e) {
      findings.add(Finding.fail("file system", e.getMessage(), ""));
    } catch (IOException e) {
      findings.add(Finding.fail("file system", Causes.sentence(e), "see the NameNode's log"));
    }
    return findings;
  }

  private void look(FileSystem fileSystem) throws IOException {
    space(fileSystem.getStatus(new Path("/")));
    if (fileSystem instanceof DistributedFileSystem hdfs) {
      safeMode(hdfs);
      nodes(hdfs);
    }
  }

  private void space(FsStatus status) {
    String detail =
        Quantities.bytes(status.getRemaining())
            + " free of "
            + Quantities.bytes(status.getCapacity());
    boolean little = status.getRemaining() < LITTLE * status.getCapacity();
    findings.add(
        status.getRemaining() <= 0
            ? Finding.fail("space", detail, "remove data or add capacity")
            : little
                ? Finding.warn("space", detail, "a nearly full file system is slow; remove data")
                : Finding.ok("space", detail));
  }

  private void safeMode(DistributedFileSystem hdfs) throws IOException {
    findings.add(
        hdfs.isInSafeMode()
            ? Finding.fail(
                "safe mode",
                "the NameNode is in safe mode, nothing can be written",
                "wait for the DataNodes, or run 'hdfs dfsadmin -safemode leave'")
            : Finding.ok("safe mode", "off"));
  }

  private void nodes(DistributedFileSystem hdfs) throws IOException {
    int live = hdfs.getDataNodeStats(DatanodeReportType.LIVE).length;
    int dead = hdfs.getDataNodeStats(DatanodeReportType.DEAD).length;
    String detail = live + " live, " + dead + " dead";
    findings.add(
        live == 0
            ? Finding.fail("DataNodes", detail, "start a DataNode")
            : dead > 0
                ? Finding.warn(
                    "DataNodes", detail, "see 'hdfs dfsadmin -report -dead'; results will differ")
                : Finding.ok("DataNodes", detail));
  }
}
